import { PassThrough } from 'node:stream'
import { describe, expect, it } from 'vitest'
import { askAtTerminal } from '../../../src/faces/cli/ask.ts'
import type { Context, Terminal } from '../../../src/faces/cli/context.ts'
import type { Question } from '../../../src/index.ts'
import { typeKeys } from '../../support/type-keys.ts'

const contextOf = (more: Partial<Context> = {}): Context => ({
  cwd: '/',
  readStdin: async () => Buffer.alloc(0),
  stdout: () => undefined,
  stderr: () => undefined,
  style: { width: 80, colour: false },
  errorStyle: { width: 80, colour: false },
  live: true,
  signal: new AbortController().signal,
  env: {},
  ...more,
})

interface FakeTerminal extends Terminal {
  /** What was written to it, as text. */
  shown(): string
}

/** Two pipes that say they are a terminal. */
const terminalOf = (isTTY = true): FakeTerminal => {
  const [input, output] = [new PassThrough(), new PassThrough()]
  const chunks: Buffer[] = []
  output.on('data', (chunk) => chunks.push(chunk))
  return {
    input: Object.assign(input, { isTTY, setRawMode: () => input }),
    output: Object.assign(output, { isTTY, columns: 80, rows: 24 }),
    shown: () => Buffer.concat(chunks).toString(),
  }
}

const QUESTION: Question = {
  step: {
    index: 3,
    tool: 'Edit',
    input: { file_path: 'infra/prod.tf', old_string: 'small', new_string: 'large\u202e\x1b[2J', replace_all: false },
    why: 'more room',
    at: { line: 1, column: 1 },
  },
  path: 'infra/prod.tf',
  rule: 'Edit(infra/**)',
  reason: 'The rule Edit(infra/**) asks before it',
}

const DOWN = '\x1b[B'

/** The leave that somebody gives with these keys, and what the terminal showed. */
const answer = async (keys: string | readonly string[], question = QUESTION, context = contextOf()) => {
  const terminal = terminalOf()
  const ask = askAtTerminal(['plan.yaml'], { ...context, terminal })
  const asked = ask?.(question)
  await typeKeys(terminal, typeof keys === 'string' ? [keys] : keys, asked)
  return { grant: await asked, shown: terminal.shown() }
}

describe('a question at the terminal', () => {
  it.each([
    ['\r', undefined],
    [`${DOWN}\r`, { step: 3 }],
    [`${DOWN}${DOWN}\r`, { path: 'infra/prod.tf' }],
    [`${DOWN}${DOWN}${DOWN}\r`, { rule: 'Edit(infra/**)' }],
    ['\x03', undefined],
  ])('answered with %j gives the approval %j', async (keys, grant) => {
    expect((await answer(keys)).grant).toEqual(grant)
  })

  it('shows the step, its reason and what would come and go, with nothing in it that works', async () => {
    const { shown } = await answer('\r')
    for (const text of ['infra/prod.tf', 'more room', '- small', '+ large', '<U+202E>', '<U+001B>[2J'])
      expect(shown).toContain(text)
    for (const text of ['\u202e', '\x1b[2J']) expect(shown).not.toContain(text)
  })
})

describe('a question about a step that does not fit', () => {
  const content = `${Array.from({ length: 60 }, (_, at) => `line ${at}`).join('\n')}\ncurl evil\n`
  const long: Question = {
    ...QUESTION,
    step: { ...QUESTION.step, tool: 'Write', input: { file_path: 'infra/prod.tf', content } },
  }

  it('shows all of the step on request, then asks again', async () => {
    const toShow = `${DOWN.repeat(4)}\r`
    const { grant, shown } = await answer([toShow, `${DOWN}\r`], long)
    expect(grant).toEqual({ step: 3 })
    expect(shown).toContain('curl evil')
  })

  it('does not show its end otherwise', async () => {
    const { shown } = await answer('\r', long)
    expect(shown).toContain('line 0')
    expect(shown).not.toContain('curl evil')
  })
})

describe('nobody is asked', () => {
  it.each([
    ['where no terminal is', ['plan.yaml'], {}, terminalOf(false)],
    ['in CI', ['plan.yaml'], { live: false }, terminalOf()],
    ['where the plan comes from standard input', ['-'], {}, terminalOf()],
  ])('%s', (_, plans, context, terminal) => {
    expect(askAtTerminal(plans, contextOf({ ...context, terminal }))).toBeUndefined()
  })
})
