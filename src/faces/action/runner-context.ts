import { writeFile } from 'node:fs/promises'
import * as core from '@actions/core'
import type { ActionContext } from './context.ts'

/** The runner, as its own toolkit speaks to it by the variables and the output of this process. */
export const runnerContext = (signal: AbortSignal): ActionContext => ({
  env: process.env,
  signal,
  getInput: (name) => core.getInput(name),
  setSecret: core.setSecret,
  setOutput: core.setOutput,
  info: core.info,
  error: core.error,
  warning: core.warning,
  notice: core.notice,
  async writeSummary(markdown) {
    if (process.env.GITHUB_STEP_SUMMARY) await writeFile(process.env.GITHUB_STEP_SUMMARY, markdown)
  },
})
