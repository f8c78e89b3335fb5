import type { Command } from 'unbash'

/** A simple command as its program gets it, without wrappers such as `sudo` and `env`. */
export interface CommandWords {
  /** Without its folder; empty if only a shell knows it. */
  readonly name: string
  /** Quotes taken off; expansions as they are written. */
  readonly args: readonly string[]
}

/** Programs that run their remaining words as a command, and those of their flags that take a value. */
const WRAPPERS: Readonly<Record<string, string>> = {
  sudo: '-u -g -h -p -C -D -R -T',
  doas: '-u -C',
  env: '-u -C',
  nohup: '',
  nice: '-n',
  ionice: '-c -n',
  time: '-f -o',
  timeout: '-s -k',
  stdbuf: '-i -o -e',
  setsid: '',
  exec: '-a',
  command: '',
  builtin: '',
  busybox: '',
  xargs: '-I -n -P -L -d -a -E -s',
}

/** The words of a simple command behind all its wrappers: `sudo -u ada rm -r x` gives `rm` and `-r x`. */
export const wordsOf = (command: Command): CommandWords => {
  const words = [command.name, ...command.args].flatMap((word) =>
    word === undefined ? [] : [word.type === 'Word' ? word.value : word.text],
  )
  return unwrap(words)
}

const unwrap = (words: readonly string[]): CommandWords => {
  const [first = '', ...args] = words
  const name = first.includes('$') || first.includes('`') ? '' : baseName(first)
  const flags = WRAPPERS[name]
  if (flags === undefined) return { name, args }
  const rest = withoutFlags(args, flags.split(' '))
  const inner = name === 'timeout' ? rest.slice(1) : rest
  return inner.length === 0 ? { name, args } : unwrap(inner)
}

const withoutFlags = (args: readonly string[], taking: readonly string[]): readonly string[] => {
  for (let at = 0; at < args.length; at++) {
    const word = args[at] ?? ''
    if (taking.includes(word)) at++
    else if (!word.startsWith('-') && !/^\w+=/.test(word)) return args.slice(at)
  }
  return []
}

const baseName = (program: string): string =>
  program
    .replaceAll('\\', '/')
    .replace(/^.*\//s, '')
    .replace(/\.exe$/i, '')
