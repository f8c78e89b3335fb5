import '../../wings.ts'
import { outliveReader } from '../reader.ts'
import { runAction } from './action.ts'
import { runnerContext } from './job.ts'

// When somebody cancels the workflow, the runner sends two signals before it kills.
const stopping = new AbortController()
for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(name, () => stopping.abort())

for (const stream of [process.stdout, process.stderr]) outliveReader(stream)

process.exitCode = await runAction(runnerContext(stopping.signal))
