import * as core from '@actions/core'
import { runAction } from './action.ts'
import { holdsToken } from './job.ts'

// When somebody cancels the workflow, the runner sends two signals before it kills.
const stopping = new AbortController()
for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(name, () => stopping.abort())

// No program that is started from here is given what only the Action may use.
const env = { ...process.env }
for (const name of Object.keys(process.env)) if (holdsToken(name)) delete process.env[name]

process.exitCode = await runAction({
  env,
  signal: stopping.signal,
  getInput: (name) => (env[`INPUT_${name.replaceAll(' ', '_').toUpperCase()}`] ?? '').trim(),
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
