import * as core from '@actions/core'
import { runAction } from './action.ts'

process.exitCode = await runAction({
  env: process.env,
  getInput: (name) => core.getInput(name),
  setSecret: core.setSecret,
  setOutput: core.setOutput,
  info: core.info,
  error: core.error,
  warning: core.warning,
  notice: core.notice,
  async writeSummary(markdown) {
    if (process.env.GITHUB_STEP_SUMMARY) await core.summary.addRaw(markdown).write({ overwrite: true })
  },
})
