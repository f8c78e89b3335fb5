import { readFileSync } from 'node:fs'
import type { Command } from 'commander'
import { beforeAll, describe, expect, it } from 'vitest'
import { inputsOf } from '../../src/faces/cli/options.ts'
import { programFor, runProgram } from '../../src/faces/cli/program.ts'
import type { Input } from '../../src/inputs/input.ts'
import { CONTEXT } from '../support/context.ts'
import { wordsOf } from '../support/inputs.ts'

type Lists = ReadonlyMap<string, readonly string[]>
const sorted = (words: readonly string[]): readonly string[] => [...new Set(words)].sort()

const program = await programFor([], CONTEXT, () => undefined)
const isShown = (row: Input): boolean => row.hidden !== true
const flagOf = (row: Input): string => wordsOf(row)[0] ?? ''
const inputsBelow = (command: Command): readonly Input[] => [
  ...inputsOf(command),
  ...command.commands.flatMap(inputsBelow),
]

/** A shell's script completes the options of a command and of those below it at once. */
describe('the completion of a shell', () => {
  const SHELLS = {
    bash: { line: /^ {6}:([a-z]+):-\*\) words='(.*)' ;;$/gm, flags: / ?(--[a-z-]+)/g },
    zsh: { line: /^ {4}([a-z]+)\) _arguments (.*) ;;$/gm, flags: /(?:^| )'(--[a-z-]+)\[/g },
    fish: {
      line: /^complete -c editplan -n '__fish_seen_subcommand_from ([a-z]+)' (-l .*)$/gm,
      flags: /^-l ([a-z-]+)/g,
    },
  } as const

  const listed = async (shell: keyof typeof SHELLS): Promise<Lists> => {
    let script = ''
    const stdout = (text: string): void => {
      script += text
    }
    await runProgram(['completion', shell], { ...CONTEXT, stdout })
    const { line, flags } = SHELLS[shell]
    const found = new Map<string, readonly string[]>()
    for (const [, name = '', text = ''] of script.matchAll(line)) {
      const here = [...text.matchAll(flags)].map(([, flag = '']) => `--${flag.replace(/^--/, '')}`)
      found.set(name, [...(found.get(name) ?? []), ...here])
    }
    return found
  }

  it.each(Object.keys(SHELLS) as (keyof typeof SHELLS)[])(
    'has each option of the table, and none besides: %s',
    async (shell) => {
      const lists = await listed(shell)
      for (const command of program.commands) {
        const flags = inputsBelow(command).filter(isShown).map(flagOf)
        const given = (lists.get(command.name()) ?? []).filter((flag) => flag !== '--help')
        expect([command.name(), sorted(given)]).toEqual([command.name(), sorted(flags)])
      }
      expect([...lists.keys()].filter((name) => !program.commands.some((one) => one.name() === name))).toEqual([])
    },
  )
})

describe('the manual page', () => {
  let lists: Lists
  beforeAll(() => {
    const sections = readFileSync(new URL('../../man/editplan.1', import.meta.url), 'utf8')
      .split(/^\.SS /m)
      .slice(1)
    const flags = /^ {2}(?:-\w, | {4})?(--[a-z-]+)/gm
    lists = new Map(
      sections.map((text) => [
        text.slice(0, text.indexOf('\n')),
        [...text.matchAll(flags)].map(([, flag = '']) => flag),
      ]),
    )
  })

  const commandsBelow = (command: Command, above: readonly string[] = []): readonly (readonly [string, Command])[] =>
    command.commands.flatMap((one) => {
      const words = [...above, one.name()]
      return [[words.join(' '), one] as const, ...commandsBelow(one, words)]
    })

  it.each(commandsBelow(program))('has each option of the table, and none besides: %s', (name, command) => {
    const given = (lists.get(name) ?? []).filter((flag) => flag !== '--help')
    expect([lists.has(name), sorted(given)]).toEqual([true, sorted(inputsOf(command).filter(isShown).map(flagOf))])
  })
})
