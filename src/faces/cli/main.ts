import { version } from './version.ts'

const args = process.argv.slice(2)

// Answered before anything else is loaded: scripts ask for it often.
if (args[0] === '--version' || args[0] === '-V') process.stdout.write(`${version}\n`)
else {
  const { processContext, runProgram } = await import('./program.ts')
  const exitCode = await runProgram(args, processContext(args))
  await Promise.all([process.stdout, process.stderr].map(flushed))
  // Ending by itself would take a short command a tenth longer.
  process.exit(exitCode)
}

/** Resolves when all output is written, or the stream is closed. */
function flushed(stream: NodeJS.WriteStream): Promise<void> {
  return new Promise((resolve) => void stream.write('', () => resolve()))
}
