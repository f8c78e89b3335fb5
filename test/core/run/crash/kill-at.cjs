// Loaded before the program: ends it with SIGKILL at the nth of its calls that change something, KILL_AT. Each change to the disk
// and each start of a process is a point, as is the middle of a write, of a removal and of what a process is sent, and the moment
// after a start. With KILL_AT=0 nothing is killed; the number of points goes to the file KILL_COUNT.
const child = require('node:child_process')
const fs = require('node:fs')
const path = require('node:path')

const { readdirSync, renameSync, rmSync, writeFileSync, writeSync } = fs
const at = Number(process.env.KILL_AT)
let points = 0

const point = (halfway = () => {}) => {
  points++
  if (points !== at) return
  halfway()
  process.kill(process.pid, 'SIGKILL')
}

const wrap = (name, before) => {
  for (const [holder, key] of [
    [fs, `${name}Sync`],
    [fs, name],
    [fs.promises, name],
  ]) {
    const original = holder[key]
    if (!original) continue
    holder[key] = (...args) => {
      before(args)
      return original.apply(holder, args)
    }
  }
}

const SIMPLE =
  'appendFile chmod chown copyFile cp fchmod fchown fdatasync fsync ftruncate futimes lchown link lutimes mkdir mkdtemp rename rmdir symlink truncate unlink utimes writev'
for (const name of SIMPLE.split(' ')) wrap(name, () => point())
wrap('open', ([, flags]) => flags !== undefined && flags !== 'r' && flags !== fs.constants.O_RDONLY && point())
wrap('rm', ([target, { recursive } = {}]) => {
  point()
  const names = recursive ? namesIn(target) : []
  if (names.length > 1)
    point(() => names.slice(names.length >> 1).forEach((name) => void rmSync(path.join(target, name), { recursive })))
})
wrap('write', ([file, bytes, offset = 0, length = bytes.length - offset, position = null]) => {
  point()
  if (Buffer.isBuffer(bytes) && length > 1) point(() => writeSync(file, bytes, offset, length >> 1, position))
})
wrap('writeFile', ([file, content, options]) => {
  point()
  if (content.length > 1) point(() => writeFileSync(file, content.slice(0, content.length >> 1), options))
})

const namesIn = (folder) => {
  try {
    return readdirSync(folder)
  } catch {
    return []
  }
}

const { spawn, spawnSync } = child
child.spawnSync = (...call) => {
  point()
  const ended = spawnSync(...call)
  point()
  return ended
}
child.spawn = (program, args, ...more) => {
  point()
  const started = spawn(program, args, ...more)
  point()
  // What is asked of `git cat-file` changes nothing.
  if (started.stdin && !args.includes('cat-file')) {
    for (const name of ['write', 'end']) wrapSending(started.stdin, name)
  }
  return started
}

/** What fits in this reaches the other process whole or not at all. */
const PIPE_BUF = 4096

const wrapSending = (stream, name) => {
  const original = stream[name]
  stream[name] = (...args) => {
    const [bytes] = args
    if (bytes?.length > PIPE_BUF)
      point(() => writeSync(stream._handle.fd, Buffer.from(bytes).subarray(0, bytes.length >> 1)))
    else if (bytes !== undefined) point()
    return original.apply(stream, args)
  }
}

const counts = process.env.KILL_COUNT
if (counts) {
  process.on('exit', () => {
    writeFileSync(`${counts}.new`, String(points))
    renameSync(`${counts}.new`, counts)
  })
}
