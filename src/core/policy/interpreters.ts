interface Interpreter {
  readonly name: RegExp
  /** Flags by which it takes code, a module or its input from a word, and not from a file that can be reviewed. */
  readonly inline: RegExp
}

const INTERPRETERS: readonly Interpreter[] = [
  {
    name: /^(?:(?:ba|da|z|k|mk|pdk|a|fi|c|tc|ya|r)?sh|nu|elvish|xonsh)$/,
    inline: /^-[a-z]*[cs]|^\+|^--(?:rcfile|init-file|login|init-command|command)/i,
  },
  {
    name: /^(?:node|nodejs|deno|bun|tsx|ts-node|qjs|d8)$/,
    inline: /^-[a-z]*[epr]|^--(?:eval|print|require|import|loader|experimental-loader|env-file|inspect|preload)/i,
  },
  { name: /^(?:python|pypy|ipython|micropython)[\d.]*w?$/, inline: /^-[a-z]*[ci]/i },
  {
    name: /^(?:perl|ruby|jruby|php|lua|luajit|r|rscript|julia|groovy|scala|elixir|erl|swift|jshell|octave|guile|racket)[\d.-]*$/,
    inline: /^-[a-z]*[eErRBIMmi]|^--(?:eval|run|execute|require|process)/,
  },
]

const interpreterOf = (name: string): Interpreter | undefined => INTERPRETERS.find((one) => one.name.test(name))

/** Whether a program, named without folder and ending, runs files of code. */
export const isInterpreter = (name: string): boolean => interpreterOf(name) !== undefined

/** Why an interpreter would run code that is in no file, for a person; undefined for all other calls and programs. */
export const inlineCode = (name: string, args: readonly string[]): string | undefined => {
  const inline = interpreterOf(name)?.inline
  if (!inline || (args.length > 0 && args.every((word) => HARMLESS.test(word)))) return undefined
  const first = args.findIndex((word) => !word.startsWith('-'))
  if (first < 0) return `${name} would read its code from its input`
  if (/^(?:eval|repl|\/dev\/.*|\/proc\/.*)$/.test(args[first] ?? '') || args.includes('-'))
    return `${name} is given code as text`
  return args.slice(0, first).some((word) => inline.test(word)) ? `${name} is given code as text` : undefined
}

/** These run no code, or the tests that are there. */
const HARMLESS = /^(?:--version|--help|--test)$/
