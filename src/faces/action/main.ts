import * as core from '@actions/core'
import { runAction } from './action.ts'

// When somebody cancels the workflow, the runner sends two signals before it kills.
const stopping = new AbortController()
for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(name, () => stopping.abort())

process.exitCode = await runAction({
  env: process.env,
  signal: stopping.signal,
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
