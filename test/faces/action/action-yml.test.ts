import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { validate } from '@actions/languageservice'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { buildReport } from '../../../src/core/report/build-report.ts'
import { readExplainInputs } from '../../../src/faces/action/explain.ts'
import { ignoresRevs, readInputs } from '../../../src/faces/action/inputs.ts'
import { readVerifyInputs } from '../../../src/faces/action/modes.ts'
import { outputsOf } from '../../../src/faces/action/outputs.ts'

interface ActionFile {
  readonly inputs: Readonly<
    Record<string, { readonly description: string; readonly required?: boolean; readonly default?: string }>
  >
  readonly outputs: Readonly<Record<string, { readonly description: string }>>
  readonly runs: { readonly using: string; readonly main: string }
}

const text = readFileSync(new URL('../../../action.yml', import.meta.url), 'utf8')
const action: ActionFile = parse(text)

describe('action.yml', () => {
  it('is right in the eyes of GitHub’s own parser', async () => {
    expect(await diagnose(text)).toEqual([])
  })

  it('would not be if the parser looked at nothing', async () => {
    expect(await diagnose(text.replace('using: node24', 'using: [node24]'))).not.toEqual([])
  })

  it('declares exactly the inputs that are read', async () => {
    const read = new Set<string>()
    const get = (name: string) => {
      read.add(name)
      return name === 'plan' ? 'plan.yaml' : ''
    }
    ignoresRevs(get)
    readInputs(get, { workspace: '/home/runner/garden', env: {}, withheld: [] })
    await expect(
      readVerifyInputs({ getInput: get, env: {}, place: { folders: [], gitFiles: [], gitFolders: [] }, secrets: [] }),
    ).rejects.toMatchObject({ name: 'USAGE' })
    const env = { GITHUB_EVENT_NAME: 'workflow_run' }
    await expect(readExplainInputs({ getInput: get, env, secrets: [] })).rejects.toMatchObject({ name: 'USAGE' })
    expect(Object.keys(action.inputs).sort()).toEqual([...read].sort())
  })

  it('declares exactly the outputs that are set', () => {
    const report = buildReport({ plan: { title: '', digest: '', files: [] }, steps: [], problems: [] })
    expect(Object.keys(action.outputs)).toEqual(Object.keys(outputsOf(report, { report: '' })))
  })

  it('says of every input which permissions it needs', () => {
    const silent = Object.entries(action.inputs).filter(
      ([, { description }]) => !/Permissions?:|`\w+: (?:read|write)`/.test(description),
    )
    expect(silent).toEqual([])
  })

  it('runs the built file on Node 24', () => {
    expect(action.runs).toEqual({ using: 'node24', main: 'dist/action.js' })
  })
})

/** The faults that GitHub's language service finds. */
async function diagnose(content: string): Promise<readonly string[]> {
  const lines = content.split('\n')
  const document = {
    // The service remembers what it parsed by its address.
    uri: `file:///${createHash('sha256').update(content).digest('hex')}/action.yml`,
    languageId: 'yaml',
    version: 1,
    lineCount: lines.length,
    getText: () => content,
    getEOLCharacters: () => '\n',
    getLineRange: (line: number) => ({
      start: { line, character: 0 },
      end: { line, character: lines[line]?.length ?? 0 },
    }),
    positionAt(offset: number) {
      const before = content.slice(0, offset).split('\n')
      return { line: before.length - 1, character: before.at(-1)?.length ?? 0 }
    },
    offsetAt: ({ line, character }: { line: number; character: number }) =>
      lines.slice(0, line).reduce((sum, one) => sum + one.length + 1, 0) + character,
  }
  return (await validate(document)).map(({ message, range }) => `${range.start.line + 1}: ${message}`)
}
