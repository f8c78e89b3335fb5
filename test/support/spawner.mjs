import { spawn } from 'node:child_process'
import { createServer } from 'node:net'

// Starts children for a worker (spawner.ts), which asks on standard input, a line of JSON for each, and hears on standard output. The
// streams of a child are connections that the worker has made to the socket, in the order of its requests.

const connections = []
const requests = []

createServer({ pauseOnConnect: true }, (connection) => {
  connections.push(connection)
  serve()
}).listen(`\0${process.argv[2]}`, () => answer({ ready: true }))

let rest = ''
process.stdin.setEncoding('utf8')
process.stdin.on('data', (text) => {
  const lines = (rest + text).split('\n')
  rest = lines.pop()
  requests.push(...lines.map((line) => JSON.parse(line)))
  serve()
})
// The worker has ended.
process.stdin.on('end', () => process.exit())

function answer(message) {
  process.stdout.write(`${JSON.stringify(message)}\n`)
}

function serve() {
  while (requests.length > 0) {
    const wanted = requests[0].input === undefined ? requests[0].stdio.filter((kind) => kind === 'pipe').length : 0
    if (connections.length < wanted) return
    const request = requests.shift()
    if (request.input === undefined) start(request, connections.splice(0, wanted))
    else run(request)
  }
}

/** A child that goes on by itself: its streams are the worker's. */
function start({ id, file, args, options, stdio }, streams) {
  const left = [...streams]
  const child = started({
    id,
    file,
    args,
    options,
    stdio: stdio.map((kind) => (kind === 'pipe' ? left.shift() : kind)),
  })
  for (const stream of streams) stream.destroy()
  if (child?.pid === undefined) return
  answer({ id, pid: child.pid })
  child.on('exit', (code, signal) => answer({ id, exit: { code, signal } }))
}

/** A child that the worker waits for: all of its input and output in a message. */
function run({ id, file, args, options, stdio, input }) {
  const child = started({ id, file, args, options, stdio })
  if (child?.pid === undefined) return
  const output = [1, 2].map((at) => {
    const chunks = []
    child.stdio[at]?.on('data', (chunk) => chunks.push(chunk))
    return () => (child.stdio[at] ? Buffer.concat(chunks).toString('base64') : null)
  })
  child.on('close', (status, signal) => {
    answer({ id, pid: child.pid, done: { status, signal, output: output.map((text) => text()) } })
  })
  child.stdin?.on('error', () => undefined)
  child.stdin?.end(Buffer.from(input, 'base64'))
}

function started({ id, file, args, options, stdio }) {
  const refuse = ({ message, code, errno, syscall, path, spawnargs }) =>
    answer({ id, error: { message, code, errno, syscall, path, spawnargs } })
  try {
    const child = spawn(file, args, { ...options, stdio })
    child.on('error', (error) => {
      if (child.pid === undefined) refuse(error)
    })
    return child
  } catch (error) {
    refuse(error)
  }
}
