import { readdirSync, readFileSync } from 'node:fs'
import type { Command } from 'commander'
import { describe, expect, it } from 'vitest'
import { inputsOf } from '../../src/faces/cli/options.ts'
import { programFor } from '../../src/faces/cli/program.ts'
import { campaignKeyOf, type Input, keyOf } from '../../src/inputs/input.ts'
import { INPUTS } from '../../src/inputs/table.ts'
import { CONTEXT } from '../support/context.ts'

const program = await programFor([], CONTEXT, () => undefined)
const inputsBelow = (command: Command): readonly Input[] => [
  ...inputsOf(command),
  ...command.commands.flatMap(inputsBelow),
]
const rows = [...new Set<Input>([...INPUTS, ...inputsBelow(program)])]

/** The code without its comments, the declarations of fields, the rows, and the types that are made of them. */
const source = new URL('../../src/', import.meta.url)
const MADE = ['publish/setting-values.ts', 'core/run/run-settings.ts']
const isCode = (name: string): boolean =>
  name.endsWith('.ts') && !MADE.includes(name) && (!name.startsWith('inputs/') || name === 'inputs/read.ts')
const code = readdirSync(source, { recursive: true, encoding: 'utf8' })
  .map((name) => name.replaceAll('\\', '/'))
  .filter(isCode)
  .map((name) => readFileSync(new URL(name, source), 'utf8'))
  .map((text) => text.replace(/\/\*[\s\S]*?\*\/|\/\/.*|readonly \w+\??:|\bname: '[^']*'/g, ''))
  .join('\n')

/** A property that is read, an object that is taken apart, or a name in quotes. */
const isRead = (key: string): boolean =>
  new RegExp(`[\\w)\\]]\\??\\.${key}\\b|[{,(]\\s*${key}\\s*(?:[,}=]|: \\w+\\s*[,}=])|'${key}'`).test(code)

const isObeyed = (row: Input): boolean => isRead(keyOf(row)) || isRead(campaignKeyOf(row))

describe('an input', () => {
  it('is read by code beside the table', () => {
    expect(rows.filter((row) => !isObeyed(row)).map(({ name }) => name)).toEqual([])
  })

  it('that nobody reads is found', () => {
    const weather: Input = {
      ...{ name: 'fair-weather', type: 'flag', about: 'the weather', of: 'publishing', verbs: ['pr'] },
    }
    expect([isObeyed(weather), rows.length > 200]).toEqual([false, true])
  })
})
