import { readSync } from 'node:fs'
import { isatty } from 'node:tty'
import { QUICK_COMMANDS } from '../../quick-commands.ts'
import { outliveReader } from '../reader.ts'
import { keepCompiledCode } from './compile-cache.ts'
import { version } from './version.ts'

const args = process.argv.slice(2)

// Answered before anything else is loaded: scripts ask for it often.
if (args[0] === '--version' || args[0] === '-V') {
  outliveReader(process.stdout)
  process.stdout.write(`${version}\n`)
} else {
  keepCompiledCode()
  const exitCode = await run()
  await Promise.all([process.stdout, process.stderr].map(flushed))
  // Ending by itself would take a short command a tenth longer.
  process.exit(process.exitCode ?? exitCode)
}

async function run(): Promise<number> {
  const words = args.slice(0, 2).join(' ')
  const open = Object.hasOwn(QUICK_COMMANDS, words) && !isatty(0) ? QUICK_COMMANDS[words] : undefined
  const stdin = open && (await readAll())
  const quick = stdin && (await (await open?.())?.(args.slice(2), stdin))
  // It has written nothing: the streams that would be flushed need not be opened.
  if (quick !== undefined) process.exit(quick)
  const { processContext, runProgram } = await import('./program.ts')
  return runProgram(args, { ...processContext(args), ...(stdin && { readStdin: async () => stdin }) })
}

/** Standard input as a stream takes longer to open: it is for what cannot be read at once. */
async function readAll(): Promise<Buffer> {
  const chunks: Buffer[] = []
  try {
    for (let size = -1; size !== 0; ) {
      const chunk = Buffer.alloc(65_536)
      size = readSync(0, chunk)
      chunks.push(chunk.subarray(0, size))
    }
  } catch {
    for await (const chunk of process.stdin) chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}

/** Resolves when all output is written, or the stream is closed. */
function flushed(stream: NodeJS.WriteStream): Promise<void> {
  return new Promise((resolve) => void stream.write('', () => resolve()))
}
