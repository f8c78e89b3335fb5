import { version } from './version.ts'

const args = process.argv.slice(2)

// Answered before anything else is loaded: scripts ask for it often.
if (args[0] === '--version' || args[0] === '-V') process.stdout.write(`${version}\n`)
else {
  const [{ runProgram }, { processContext }] = await Promise.all([import('./program.ts'), import('./context.ts')])
  process.exitCode = await runProgram(args, processContext(args))
}
