// Loaded before the program (`node --import`): ends it with SIGKILL at the nth of its calls that change something, KILL_AT. Each
// change to the disk and each start of a process is a point, as is the middle of a write and the moment after a start. With
// KILL_AT=0 nothing is killed; the number of points goes to the file KILL_COUNT.
import child from 'node:child_process'
import fs from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'

const { renameSync, writeFileSync, writeSync } = fs
const at = Number(process.env.KILL_AT)
let points = 0

const point = (halfway = () => {}) => {
  points++
  if (points !== at) return
  halfway()
  process.kill(process.pid, 'SIGKILL')
}

const wrap = (name, before) => {
  const original = fs[name]
  fs[name] = (...args) => {
    before(args)
    return original(...args)
  }
}

const SIMPLE =
  'renameSync linkSync copyFileSync rmSync rmdirSync unlinkSync mkdirSync mkdtempSync fsyncSync ftruncateSync fchmodSync fchownSync'
for (const name of SIMPLE.split(' ')) wrap(name, () => point())
wrap('openSync', ([, flags]) => flags !== undefined && flags !== 'r' && flags !== fs.constants.O_RDONLY && point())
wrap('writeSync', ([file, bytes, offset = 0, length = bytes.length - offset, position = null]) => {
  point()
  if (Buffer.isBuffer(bytes) && length > 1) point(() => writeSync(file, bytes, offset, length >> 1, position))
})
wrap('writeFileSync', ([file, content, options]) => {
  point()
  point(() => writeFileSync(file, content.slice(0, content.length >> 1), options))
})

const { spawn } = child
child.spawn = (...args) => {
  point()
  const started = spawn(...args)
  point()
  return started
}
syncBuiltinESMExports()

const counts = process.env.KILL_COUNT
if (counts) {
  process.on('exit', () => {
    writeFileSync(`${counts}.new`, String(points))
    renameSync(`${counts}.new`, counts)
  })
}
