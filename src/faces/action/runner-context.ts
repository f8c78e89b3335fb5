import { writeFile } from 'node:fs/promises'
import * as core from '@actions/core'
import type { ActionContext } from './context.ts'
import { holdsToken } from './job.ts'

/**
 * The runner, as its own toolkit speaks to it by the variables and the output of this process. Takes out of the variables what only the
 * Action may use: programs that are started from here are not given it.
 */
export function runnerContext(signal: AbortSignal): ActionContext {
  const env = { ...process.env }
  for (const name of Object.keys(env)) if (holdsToken(name)) delete process.env[name]
  return {
    env,
    signal,
    getInput: (name) => (env[`INPUT_${name.replaceAll(' ', '_').toUpperCase()}`] ?? '').trim(),
    setSecret: core.setSecret,
    setOutput: core.setOutput,
    info: core.info,
    error: core.error,
    warning: core.warning,
    notice: core.notice,
    async writeSummary(markdown) {
      if (process.env.GITHUB_STEP_SUMMARY) await writeFile(process.env.GITHUB_STEP_SUMMARY, markdown)
    },
  }
}
