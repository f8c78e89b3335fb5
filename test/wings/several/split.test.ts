import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import type { Step } from '../../../src/core/plan/schema.ts'
import { nameOf } from '../../../src/core/plan/steps.ts'
import { parseCodeOwners } from '../../../src/core/text/paths.ts'
import { splitPlan } from '../../../src/wings/several/split.ts'
import { groupingOf, splitBy } from '../../../src/wings/several/split-order.ts'
import { edit, type PlanParts, planOf, type TestStep, write } from '../../support/runs.ts'
import { baselineOf } from './baseline-of.ts'

const FILES = { 'web/a.ts': 'one\ntwo\n', 'web/b.ts': 'bee\n', 'api/c.ts': 'see\n', 'top.md': 'top\n' }

const OWNERS = '* @acme/all\nweb/ @acme/web\napi/ @acme/api\n'

interface Asked extends PlanParts {
  readonly by?: readonly string[]
  readonly files?: Readonly<Record<string, string>>
}

const split = (steps: readonly TestStep[], { by = ['folder'], files = FILES, ...parts }: Asked = {}) =>
  splitPlan(planOf(steps, parts), groupingOf(splitBy(by), parseCodeOwners(OWNERS)), baselineOf(files))

/** Each part as `name: steps`, with what it needs. */
const shape = async (steps: readonly TestStep[], asked?: Asked) => {
  const { parts, stacks } = await split(steps, asked)
  const told = parts.map(({ name, plan, needs }) => {
    const words = plan.steps.map((step: Step) => `${step.tool} ${nameOf(step)}`).join(', ')
    return `${name}: ${words}${needs.length > 0 ? ` after ${needs.map((at) => parts[at]?.name).join(', ')}` : ''}`
  })
  return { parts: told, stacks }
}

const move = (file_path: string, new_path: string): TestStep => ({ tool: 'Move', file_path, new_path })
const read = (file_path: string, more: TestStep = {}): TestStep => ({ tool: 'Read', file_path, ...more })

describe('a plan', () => {
  it('is split by folders', async () => {
    expect(
      await shape([edit('web/a.ts', 'two', '2'), edit('api/c.ts', 'see', 'sea'), edit('web/b.ts', 'bee', 'be')]),
    ).toEqual({ parts: ['web: Edit web/a.ts, Edit web/b.ts', 'api: Edit api/c.ts'], stacks: [[0], [1]] })
  })

  it('is split by owners', async () => {
    const steps = [edit('web/a.ts', 'two', '2'), edit('top.md', 'top', 'Top'), edit('api/c.ts', 'see', 'sea')]
    expect((await shape(steps, { by: ['codeowners'] })).parts).toEqual([
      '@acme/web: Edit web/a.ts',
      '@acme/all: Edit top.md',
      '@acme/api: Edit api/c.ts',
    ])
  })

  it('is split by named globs, of which the first that matches decides', async () => {
    const steps = [edit('web/a.ts', 'two', '2'), edit('top.md', 'top', 'Top'), edit('api/c.ts', 'see', 'sea')]
    expect((await shape(steps, { by: ['glob:a=**/a.ts', 'glob:code=**/*.ts'] })).parts).toEqual([
      'a: Edit web/a.ts',
      'other files: Edit top.md',
      'code: Edit api/c.ts',
    ])
  })

  it('is split by size into parts one on the other, where they are about the same file', async () => {
    const steps = [edit('web/a.ts', 'two', '2'), edit('web/b.ts', 'bee', 'be'), edit('web/a.ts', '2', 'II')]
    expect(await shape(steps, { by: ['size:2'] })).toEqual({
      parts: ['part-1: Edit web/a.ts, Edit web/b.ts', 'part-2: Edit web/a.ts after part-1'],
      stacks: [[0, 1]],
    })
  })

  it('keeps a step that spans groups whole, in a part that names them', async () => {
    const glob = { tool: 'Edit', glob: '**/*.ts', old_string: 'ee', new_string: 'EE' }
    expect((await shape([glob, edit('top.md', 'top', 'Top')])).parts).toEqual([
      'api + web: Edit **/*.ts',
      'top folder: Edit top.md',
    ])
  })

  it('names the steps that span groups', async () => {
    const glob = { tool: 'Edit', id: 'all', glob: '**/*.ts', old_string: 'ee', new_string: 'EE' }
    const { parts } = await split([edit('web/a.ts', 'two', '2'), glob, move('web/a.ts', 'web/new.ts')])
    expect(
      parts.flatMap(({ spanning }) => spanning.map(({ step: { index, id }, groups }) => [index, id, groups])),
    ).toEqual([[2, 'all', ['api', 'web']]])
  })

  it('has a part build on the one that makes what it changes', async () => {
    const steps = [move('web/b.ts', 'api/b.ts'), edit('api/b.ts', 'bee', 'be'), edit('web/a.ts', 'two', '2')]
    expect(await shape(steps)).toEqual({
      parts: ['api + web: Move web/b.ts', 'api: Edit api/b.ts after api + web', 'web: Edit web/a.ts'],
      stacks: [[0, 1], [2]],
    })
  })

  it('joins groups that need each other', async () => {
    const steps = [
      edit('web/a.ts', 'two', '2'),
      move('web/a.ts', 'api/a.ts'),
      move('api/a.ts', 'web/a.ts'),
      edit('web/a.ts', '2', 'II'),
    ]
    expect((await shape(steps)).parts).toEqual([
      'web + api: Edit web/a.ts, Move web/a.ts, Move api/a.ts, Edit web/a.ts',
    ])
  })

  it('keeps a condition on another group’s file after the step that changes it', async () => {
    const steps = [
      edit('web/a.ts', 'two', '2'),
      edit('api/c.ts', 'see', 'sea', { when: { file_path: 'web/a.ts', contains: '2' } }),
    ]
    expect((await shape(steps)).parts).toEqual(['web: Edit web/a.ts', 'api: Edit api/c.ts after web'])
  })

  it('keeps a search by globs before a step that makes a file it would find', async () => {
    const glob = { tool: 'Edit', glob: 'web/**', old_string: 'two', new_string: '2' }
    const steps = [glob, write('web/new/x.ts', 'two\n')]
    expect((await shape(steps, { by: ['folder:2'] })).parts).toEqual([
      'web: Edit web/**',
      'web/new: Write web/new/x.ts after web',
    ])
  })

  it('stacks a new file in a folder that another part empties: git would move it along', async () => {
    const steps = [move('api/c.ts', 'lib/c.ts'), write('api/new.ts', 'new\n')]
    expect((await shape(steps)).parts).toEqual(['api + lib: Move api/c.ts', 'api: Write api/new.ts after api + lib'])
  })

  it('has the folder emptied after the files that are made in it before', async () => {
    const steps = [write('api/new.ts', 'new\n'), move('api/c.ts', 'lib/c.ts')]
    expect((await shape(steps)).parts).toEqual(['api: Write api/new.ts', 'api + lib: Move api/c.ts after api'])
  })

  it('gives each part the Reads that license its steps', async () => {
    const steps = [read('web/a.ts'), read('api/c.ts'), edit('web/a.ts', 'two', '2'), edit('api/c.ts', 'see', 'sea')]
    expect((await shape(steps, { options: { reads: 'strict' } })).parts).toEqual([
      'web: Read web/a.ts, Edit web/a.ts',
      'api: Read api/c.ts, Edit api/c.ts',
    ])
  })

  it('reads what a part below made, where the plan needs no Read of it', async () => {
    const steps = [write('web/new.ts', 'new\n'), edit('top.md', 'top', 'Top'), edit('web/new.ts', 'new', 'old')]
    const asked: Asked = { by: ['size:1'], options: { reads: 'auto' } }
    expect((await shape(steps, asked)).parts.at(-1)).toBe('part-3: Edit web/new.ts after part-1')
    const strict: Asked = { by: ['size:2'], options: { reads: 'strict' } }
    expect((await shape([read('top.md'), ...steps], strict)).parts.at(-1)).toBe(
      'part-2: Read web/new.ts, Edit web/new.ts after part-1',
    )
  })

  it('compares a file with what its author saw in the part that finds it so', async () => {
    const sha256 = createHash('sha256').update(FILES['web/a.ts']).digest('hex')
    const steps = [read('web/a.ts', { sha256 }), edit('web/a.ts', 'one', '1'), edit('web/a.ts', 'two', '2')]
    const { parts } = await split(steps, { by: ['size:1'], options: { reads: 'strict' } })
    const compared = parts.map(({ plan }) => plan.steps.map(({ input }) => 'sha256' in input))
    expect(compared).toEqual([
      [true, false],
      [false, false],
    ])
  })

  it('keeps a Read of a file that it does not change', async () => {
    expect((await shape([read('top.md'), edit('web/a.ts', 'two', '2')])).parts).toEqual([
      'web: Read top.md, Edit web/a.ts',
    ])
  })

  it('keeps a repeated step with the one that it repeats', async () => {
    const steps = [edit('web/a.ts', 'two', '2'), edit('web/a.ts', 'two', '2'), edit('api/c.ts', 'see', 'sea')]
    expect((await shape(steps, { by: ['size:1'] })).parts).toEqual([
      'part-1: Edit web/a.ts, Edit web/a.ts',
      'part-3: Edit api/c.ts',
    ])
  })

  it('is one part where all is of one group, and none where nothing changes', async () => {
    expect((await shape([edit('web/a.ts', 'two', '2')])).parts).toEqual(['web: Edit web/a.ts'])
    expect(await shape([read('top.md')])).toEqual({ parts: [], stacks: [] })
  })

  it('keeps its header; a part on another one has no base', async () => {
    const header = { title: 'Tidy', description: 'Why', base: 'main', created: '2026-01-02' }
    const steps = [edit('web/a.ts', 'two', '2'), edit('web/a.ts', '2', 'II')]
    const { parts } = await split(steps, { by: ['size:1'], ...header })
    expect(parts.map(({ plan: { title, description, base } }) => ({ title, description, base }))).toEqual([
      { title: 'Tidy (part-1)', description: 'Why', base: 'main' },
      { title: 'Tidy (part-2)', description: 'Why', base: undefined },
    ])
  })

  it('is refused where a step of it is', async () => {
    await expect(split([edit('web/a.ts', 'gone', 'x')])).rejects.toMatchObject({ name: 'STRING_NOT_FOUND' })
  })

  it('is refused where two stacks come to change one file, even to the same bytes', async () => {
    const baseline = baselineOf(FILES)
    const after = Buffer.from('one\n2\n')
    let opened = 0
    const overlay = () => {
      const made = baseline.overlay()
      opened += 1
      // The whole plan, its traces, the first stack; then the second.
      if (opened === 4) made.put({ path: 'web/a.ts', before: Buffer.from(FILES['web/a.ts']), after, mode: 0o644 })
      return made
    }
    const plan = planOf([edit('web/a.ts', 'two', '2'), edit('api/c.ts', 'see', 'sea')])
    const grouping = groupingOf(splitBy(['folder']), undefined)
    expect((await splitPlan(plan, grouping, baseline)).stacks).toHaveLength(2)
    await expect(splitPlan(plan, grouping, { ...baseline, overlay })).rejects.toMatchObject({ name: 'PLANS_CONFLICT' })
    expect(opened).toBe(4)
  })

  it('is refused where it would come apart into very many parts', async () => {
    const names = Array.from({ length: 201 }, (_, at) => `d${at}/x.txt`)
    await expect(split(names.map((name) => write(name, 'x\n')))).rejects.toMatchObject({ name: 'LIMIT_EXCEEDED' })
  })
})

describe('a split by owners', () => {
  it('is refused where the repository names none', () => {
    expect(() => groupingOf({ kind: 'codeowners' }, undefined)).toThrow(
      expect.objectContaining({ name: 'FILE_NOT_FOUND' }),
    )
  })

  it('is refused where a line that may be about a changed file is not certain, and at no other file', () => {
    const grouping = groupingOf({ kind: 'codeowners' }, parseCodeOwners('* @all\n!*.ts @web\n*.md web\n'))
    if (!('groupOf' in grouping)) throw new TypeError('owners make groups')
    const at = (line: number) =>
      expect.objectContaining({
        name: 'DOCUMENT_INVALID',
        problems: [expect.objectContaining({ at: expect.objectContaining({ line }) })],
      })
    expect(() => grouping.groupOf('src/a.ts')).toThrow(at(2))
    expect(() => grouping.groupOf('a.md')).toThrow(at(3))
    expect(grouping.groupOf('a.js')).toBe('@all')
  })
})

describe('the names of parts', () => {
  it('come to different branches', async () => {
    const files = { 'A b/x': 'x\n', 'a-b/x': 'x\n', '\u00fc/x': 'x\n' }
    const { parts } = await split(
      Object.keys(files).map((path) => edit(path, 'x', 'y')),
      { files },
    )
    const slugs = parts.map(({ slug }) => slug)
    expect(new Set(slugs).size).toBe(3)
    expect(slugs.every((slug) => /^[a-z0-9][a-z0-9-]*$/.test(slug))).toBe(true)
    expect(slugs[1]).toBe('a-b')
  })
})

describe('what a plan is split by', () => {
  it.each([[[]], [['owners']], [['folder:0']], [['size']], [['codeowners', 'folder']], [['glob:=x']], [['glob:a=']]])(
    'is refused as USAGE: %j',
    (words) => {
      expect(() => splitBy(words)).toThrow(expect.objectContaining({ name: 'USAGE' }))
    },
  )

  it('is refused where a glob cannot be read', () => {
    const by = splitBy(['glob:a=../x'])
    expect(() => groupingOf(by, undefined)).toThrow(expect.objectContaining({ name: 'USAGE' }))
  })
})
