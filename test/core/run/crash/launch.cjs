// node launch.cjs run ARG… | resume: the built program, or a resume that is asked twice and prints both answers as JSON. Every process
// takes the same file, compiled once: the code cache beside it spares each of them that work. With KILL_AT set, see kill-at.cjs.
const { existsSync, readFileSync, renameSync, writeFileSync } = require('node:fs')
const { Script } = require('node:vm')

const [, , what, ...args] = process.argv
const file = process.env.PROGRAM
const cache = `${file}.cache`
if (process.env.KILL_AT !== undefined) require('./kill-at.cjs')

const cachedData = existsSync(cache) ? readFileSync(cache) : undefined
const script = new Script(`(function (module, require, __filename) {${readFileSync(file, 'utf8')}\n})`, {
  filename: file,
  cachedData,
})
const built = { exports: {} }
script.runInThisContext()(built, require, file)
const program = built.exports

const work = {
  run: async () => {
    const quick = await program.QUICK_COMMANDS[args.slice(0, 2).join(' ')]?.()
    const stdin = quick && readFileSync(0)
    const readStdin = stdin && { readStdin: async () => stdin }
    process.exitCode =
      (await quick?.(args.slice(2), stdin)) ??
      (await program.runProgram(args, { ...program.processContext(args), ...readStdin }))
  },
  resume: async () => {
    const answers = [await program.resumeRun({ root: process.cwd() }), await program.resumeRun({ root: process.cwd() })]
    process.stdout.write(JSON.stringify(answers))
  },
}

work[what]().then(() => {
  // Made at the end, it holds all that was called.
  if (cachedData || process.env.KILL_AT !== undefined) return
  const own = `${cache}.${process.pid}`
  writeFileSync(own, script.createCachedData())
  renameSync(own, cache)
})
