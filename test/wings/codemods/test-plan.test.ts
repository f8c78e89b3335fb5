import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { parsePlan } from '../../../src/index.ts'
import { casesOf, testCase } from '../../../src/wings/codemods/test-plan.ts'
import { temporaryFolder } from '../../support/folder.ts'

const put = (folder: string, files: Readonly<Record<string, string>>) => {
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(folder, name)), { recursive: true })
    writeFileSync(path.join(folder, name), text)
  }
}

const STEP =
  "{ tool: Edit, glob: '*.js', pattern: 'get($A)', new_string: 'fetch($A)', replace_all: true, expect_matches: { min: 0 } }"

const tested = async (
  step: string,
  files: Readonly<Record<string, string>>,
  options: Partial<Parameters<typeof testCase>[2]> = {},
) => {
  using folder = temporaryFolder()
  mkdirSync(folder.path, { recursive: true })
  put(folder.path, files)
  const parsed = parsePlan({
    name: 'plan.yaml',
    text: `version: 1\ntitle: t\noptions: { reads: auto }\nsteps:\n  - ${step}\n`,
  })
  if (!parsed.ok) throw new Error(parsed.problems[0]?.message)
  const results = []
  for (const one of casesOf(path.join(folder.path, 'plan.yaml')))
    results.push(await testCase(parsed.plan, one, { update: false, once: false, ...options }))
  const after = path.join(folder.path, 'after/a.js')
  return {
    faults: results.map(({ faults }) =>
      faults.map((fault) => ('run' in fault ? `${fault.kind} ${fault.run}` : fault.kind)),
    ),
    after: existsSync(after) ? readFileSync(after, 'utf8') : undefined,
  }
}

describe('a plan with files beside it', () => {
  it('passes where it makes of before what after holds, and a second run changes nothing', {}, async () => {
    expect((await tested(STEP, { 'before/a.js': 'get(1)\n', 'after/a.js': 'fetch(1)\n' })).faults).toEqual([[]])
  })

  it('fails where a file differs, is missing, or is left over', async () => {
    const files = { 'before/a.js': 'get(1)\n', 'before/b.js': 'x\n', 'after/a.js': 'fetch(2)\n', 'after/c.js': 'y\n' }
    expect((await tested(STEP, files)).faults).toEqual([['differs 1', 'differs 1', 'differs 1']])
  })

  it('fails where a second run changes something, or is refused', async () => {
    const grow = "{ tool: Edit, glob: '*.js', regex: 'a+', new_string: aa, expect_matches: { min: 0 } }"
    expect((await tested(grow, { 'before/a.js': 'a\n', 'after/a.js': 'aa\n' })).faults).toEqual([[]])
    const longer = "{ tool: Edit, glob: '*.js', regex: '(a+)', new_string: '$1b$1' }"
    expect((await tested(longer, { 'before/a.js': 'a\n', 'after/a.js': 'aba\n' })).faults).toEqual([['refused 2']])
    const once = '{ tool: Edit, file_path: a.js, old_string: a, new_string: b }'
    expect((await tested(once, { 'before/a.js': 'a\n', 'after/a.js': 'b\n' })).faults).toEqual([['refused 2']])
    expect((await tested(once, { 'before/a.js': 'a\n', 'after/a.js': 'b\n' }, { once: true })).faults).toEqual([[]])
  })

  it('fails where the plan is refused, and writes nothing', async () => {
    const result = await tested(
      "{ tool: Edit, glob: '*.js', pattern: 'get($A', new_string: x }",
      { 'before/a.js': 'get(1)\n' },
      { update: true },
    )
    expect(result).toEqual({ faults: [['refused 1']], after: undefined })
  })

  it('may have several cases, and gets its after written', async () => {
    const files = {
      'cases/one/before/a.js': 'get(1)\n',
      'cases/one/after/a.js': 'fetch(1)\n',
      'cases/two/before/a.js': 'x\n',
    }
    expect((await tested(STEP, files)).faults).toEqual([[], ['differs 1']])
    expect(await tested(STEP, { 'before/a.js': 'get(1)\n' }, { update: true })).toEqual({
      faults: [[]],
      after: 'fetch(1)\n',
    })
  })

  it('needs a case', async () => {
    await expect(tested(STEP, { 'after/a.js': '' })).rejects.toMatchObject({ problems: [{ name: 'NO_FILES' }] })
  })
})
