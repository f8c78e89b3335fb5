import { describe, expect, it } from 'vitest'
import { replayParts } from '../../../src/core/engine/replay-parts.ts'
import { parsePlan } from '../../../src/core/plan/parse.ts'
import { printPlan } from '../../../src/core/plan/print.ts'
import type { Plan } from '../../../src/core/plan/schema.ts'
import { sha256 } from '../../../src/core/text/digest.ts'
import { parseCodeOwners } from '../../../src/core/text/paths.ts'
import { applyPlan, checkPlan } from '../../../src/index.ts'
import { composeOn } from '../../../src/wings/several/compose.ts'
import { narrowPlan } from '../../../src/wings/several/index.ts'
import { splitPlan } from '../../../src/wings/several/split.ts'
import { groupingOf, splitBy } from '../../../src/wings/several/split-order.ts'
import fc from '../../support/fast-check.ts'
import { plantGarden } from '../../support/garden.ts'
import { repository } from '../../support/git.ts'
import { editplan } from '../../support/program.ts'
import { proveReplay } from '../../support/replay.ts'
import { runJob } from '../../support/runner.ts'
import { baselineOf } from '../several/baseline-of.ts'

const FILES: Readonly<Record<string, string>> = {
  'web/a.txt': 'one\ntwo\nthree\nfour\nfive\nsix\n',
  'web/b.txt': 'one\r\ntwo é😀\r\nthree\r\n',
  'api/c.txt': 'alpha beta gamma delta\n',
  'top.txt': 'same\nsame\nsame\nsame\n',
}
const NAMES = Object.keys(FILES)

interface Edit {
  readonly file: string
  readonly start: number
  readonly end: number
  readonly text: string
}

const fixOf = (edits: readonly Edit[], source = 'tool/rule') => ({
  tool: 'Fix',
  source,
  edits: edits.map(({ file, start, end, text }) => {
    const bytes = Buffer.from(FILES[file] ?? '')
    return {
      file_path: file,
      sha256: sha256(bytes),
      start,
      end,
      old_string: bytes.toString('utf8', start, end),
      new_string: text,
    }
  }),
})

/** Replaces the n-th occurrence of a word. */
const at = (file: string, word: string, text: string, nth = 0): Edit => {
  const bytes = Buffer.from(FILES[file] ?? '')
  let start = -1
  for (let one = 0; one <= nth; one++) start = bytes.indexOf(word, start + 1)
  return { file, start, end: start + Buffer.byteLength(word), text }
}

const planOf = (fixes: readonly object[], options: object = {}): Plan => {
  const text = JSON.stringify({ version: 1, title: 'Fixes', options, steps: fixes })
  const parsed = parsePlan({ name: 'plan.json', text })
  if (!parsed.ok) throw new Error(parsed.problems.map(({ message }) => message).join('\n'))
  return parsed.plan
}

const replay = async (plans: readonly Plan[], files: Readonly<Record<string, string>> = FILES) => {
  const { files: changed, refusal } = await replayParts(
    plans.map(({ options, steps }, member) => ({ member, options, steps })),
    baselineOf(files),
  )
  const after = Object.entries(files).map(([name, text]) => {
    const change = changed.get(name)
    return [name, change ? (change.after?.toString('utf8') ?? '(gone)') : text]
  })
  return { files: Object.fromEntries(after) as Record<string, string>, refusal }
}

/** Edits that replace a whole character or insert before it, of which fixes are made; no two fixes overlap. */
const disjointFixes = fc
  .array(
    fc.array(fc.record({ file: fc.constantFrom(...NAMES), unit: fc.nat(30), inserts: fc.boolean() }), {
      minLength: 1,
      maxLength: 3,
    }),
    { minLength: 2, maxLength: 10 },
  )
  .map((fixes) => {
    const taken = new Set<string>()
    return fixes.flatMap((edits, fix) => {
      const made: Edit[] = []
      for (const [part, { file, unit, inserts }] of edits.entries()) {
        const characters = [...(FILES[file] ?? '')]
        const index = unit % characters.length
        if (taken.has(`${file} ${index}`) || characters[index] === '\r' || characters[index] === '\n') continue
        taken.add(`${file} ${index}`)
        const start = Buffer.byteLength(characters.slice(0, index).join(''))
        const end = inserts ? start : start + Buffer.byteLength(characters[index] ?? '')
        made.push({ file, start, end, text: `<${fix}.${part}>` })
      }
      return made.length > 0 ? [fixOf(made, `tool/rule-${fix % 3}`)] : []
    })
  })
  .filter((fixes) => fixes.length > 1)

describe('a plan of fixes', () => {
  it('survives JSON and YAML, with its digest', { tags: 'quick' }, () => {
    const plan = planOf([fixOf([at('web/a.txt', 'two', '2'), at('api/c.txt', 'beta', 'b')])], { commits: 'per-rule' })
    for (const format of ['json', 'yaml', 'jsonl'] as const) {
      const parsed = parsePlan({ name: `plan.${format}`, text: printPlan(plan, format) })
      expect(parsed.ok && [parsed.plan.digest, parsed.plan.steps.map(({ input }) => input)]).toEqual([
        plan.digest,
        plan.steps.map(({ input }) => input),
      ])
    }
  })

  it('composes of its halves, in either order, to the whole', async () => {
    await fc.assert(
      fc.asyncProperty(disjointFixes, fc.nat(), async (fixes, cut) => {
        const first = 1 + (cut % (fixes.length - 1))
        const halves = [planOf(fixes.slice(0, first)), planOf(fixes.slice(first))]
        const whole = await replay([planOf(fixes)])
        const { plan } = await composeOn(
          halves.map((half, index) => ({ name: `${index}.json`, plan: half })),
          baselineOf(FILES),
        )
        if (!plan) throw new Error('the halves do not compose')
        expect(await replay([plan])).toEqual(whole)
        expect((await replay(halves)).files).toEqual(whole.files)
      }),
      { numRuns: 40 },
    )
  })

  it('comes apart into parts that give the whole, each applied on what those below left', async () => {
    await fc.assert(
      fc.asyncProperty(disjointFixes, fc.constantFrom('folder', 'size:2', 'glob:a=**/a.txt'), async (fixes, by) => {
        const plan = planOf(fixes)
        const whole = await replay([plan])
        const { parts } = await splitPlan(plan, groupingOf(splitBy([by]), parseCodeOwners('')), baselineOf(FILES))
        let files = FILES
        for (const part of parts) {
          const next = await replay([part.plan], files)
          expect(next.refusal).toBeUndefined()
          files = next.files
        }
        expect(files).toEqual(whole.files)
      }),
      { numRuns: 60 },
    )
  })

  it('is in conflict with another that changes the same place, and the same as one that makes its changes', async () => {
    const relate = async (one: object, other: object) => {
      const plans = [one, other].map((fix, index) => ({ name: `${index}.json`, plan: planOf([fix]) }))
      return (await composeOn(plans, baselineOf(FILES))).pairs[0]?.relation.kind
    }
    const fix = fixOf([at('web/a.txt', 'two', '2')])
    expect(await relate(fix, fixOf([at('web/a.txt', 'wo\nth', 'x')]))).toBe('conflicts')
    expect(await relate(fix, fix)).toBe('same')
    expect(await relate(fix, fixOf([at('web/a.txt', 'three', '3')]))).toBe('commutes')
    expect(await relate(fix, fixOf([at('api/c.txt', 'beta', 'b')]))).toBe('disjoint')
  })

  it('is narrowed to the fix that breaks a program, with what needs it', async () => {
    using repo = repository(FILES)
    const plan = planOf([
      fixOf([at('web/a.txt', 'one', '1'), at('api/c.txt', 'alpha', 'a')]),
      fixOf([at('web/a.txt', 'two', 'bad'), at('web/b.txt', 'two', 'bad')], 'tool/bad'),
      fixOf([at('top.txt', 'same', 'SAME', 2)]),
    ])
    const look = "process.exit(require('fs').readFileSync('web/a.txt', 'utf8').includes('bad') ? 1 : 0)"
    const { report, plan: rest } = await narrowPlan(plan, { root: repo.root, command: [process.execPath, '-e', look] })
    expect(report).toMatchObject({ result: 'narrowed', culprits: [{ index: 2 }], kept: 2 })
    await applyPlan(rest ?? plan, { root: repo.root })
    expect(repo.read('web/b.txt').toString()).toBe(FILES['web/b.txt'])
    expect(repo.read('top.txt').toString()).toBe('same\nsame\nSAME\nsame\n')
  })

  it('gives the same commits in a checkout and in a bare repository, which verify finds to be the plan’s', async () => {
    using repo = repository(FILES)
    const plan = planOf(
      [
        fixOf([at('web/a.txt', 'two', '2')], 'tool/a'),
        fixOf([at('web/b.txt', 'two', '2'), at('api/c.txt', 'beta', 'b')], 'tool/b'),
        fixOf([at('web/a.txt', 'four', '4')], 'tool/a'),
      ],
      { commits: 'per-file' },
    )
    repo.write({ 'plan.json': printPlan(plan, 'json') })
    const bare = `${repo.root}.git`
    repo.git('clone', '-q', '--bare', '.', bare)
    expect((await editplan(['apply', 'plan.json', '--branch', 'fixes'], { cwd: repo.root })).exitCode).toBe(0)
    await applyPlan(plan, { root: bare, bare: true, branch: 'fixes' })
    repo.git('fetch', '-q', bare, 'fixes')
    expect(repo.git('rev-parse', 'FETCH_HEAD')).toBe(repo.git('rev-parse', 'fixes'))
    const files = repo.git('log', '--reverse', '--format=%x00', '--name-only', 'main..fixes').split('\0').slice(1)
    expect(files.map((list) => list.trim().split('\n').sort())).toContainEqual(['api/c.txt', 'web/b.txt'])
    expect(
      (await editplan(['verify', 'plan.json', '--base', 'main', '--head', 'fixes'], { cwd: repo.root })).exitCode,
    ).toBe(0)
  })

  it('is one commit a rule where its fixes are ordered by rule, and every other step has its own', async () => {
    using repo = repository(FILES)
    const plan = planOf(
      [
        fixOf([at('web/a.txt', 'two', '2')], 'tool/a'),
        fixOf([at('api/c.txt', 'beta', 'b')], 'tool/a'),
        { tool: 'Write', file_path: 'new.txt', content: 'new\n' },
        fixOf([at('top.txt', 'same', 'SAME')], 'tool/b'),
      ],
      { commits: 'per-rule' },
    )
    await applyPlan(plan, { root: repo.root, branch: 'fixes' })
    expect(repo.git('rev-list', '--count', 'main..fixes')).toBe('3')
    expect(repo.git('diff', '--name-only', 'main', 'fixes~2').split('\n')).toEqual(['api/c.txt', 'web/a.txt'])
  })

  it('asks and is denied by the rules for Edit, and those for Write, Move and Delete where it creates, renames and deletes', async () => {
    using repo = repository(FILES)
    const cases = [
      ['Edit(web/**)', fixOf([at('top.txt', 'same', 'x'), at('web/a.txt', 'two', '2')])],
      ['Write(web/**)', { tool: 'Fix', source: 'tool/new', edits: [{ create: 'web/new.txt' }] }],
      ['Move(web/**)', { tool: 'Fix', source: 'tool/move', edits: [{ rename: 'web/a.txt', new_path: 'web/z.txt' }] }],
      ['Delete(web/**)', { tool: 'Fix', source: 'tool/gone', edits: [{ delete: 'web/a.txt' }] }],
    ] as const
    for (const [rule, fix] of cases)
      for (const [kind, name] of [
        ['deny', 'PATH_DENIED'],
        ['ask', 'POLICY_ASK'],
      ] as const) {
        const policy = { text: JSON.stringify({ version: 1, rules: { [kind]: [rule] } }), name: 'policy.json' }
        const { steps } = await checkPlan(planOf([fix]), { root: repo.root, policy })
        expect({ rule, error: steps[0]?.error?.name }).toEqual({ rule, error: name })
      }
  })

  it('is refused where an edit begins or ends within a character', async () => {
    const inside = at('web/b.txt', 'é', 'x')
    for (const { start, end } of [
      { start: inside.start + 1, end: inside.start + 1 },
      { start: inside.start, end: inside.start + 1 },
      { start: inside.end + 2, end: inside.end + 2 },
    ])
      expect((await replay([planOf([fixOf([{ ...inside, start, end }])])])).refusal?.problem.name).toBe('INVALID_INPUT')
  })

  it('changes a file before and after it creates another', { tags: 'quick' }, async () => {
    const [first, last] = [fixOf([at('web/a.txt', 'one', '1234567')]), fixOf([at('web/a.txt', 'six', '6')])]
    const fix = { ...first, edits: [...first.edits, { create: 'web/new.txt' }, ...last.edits] }
    const { files } = await replay([planOf([fix])])
    expect(files['web/a.txt']).toBe('1234567\ntwo\nthree\nfour\nfive\n6\n')
  })

  it('takes a fix for a repetition only where another one did all of it; what is inserted may be meant twice', {
    tags: 'quick',
  }, async () => {
    const before = { ...at('web/a.txt', 'two', '!'), end: 4 }
    const [two, four] = [at('web/a.txt', 'two', '2'), at('web/a.txt', 'four', '4')]
    const statuses = async (...fixes: readonly (readonly Edit[])[]) => {
      const steps = fixes.map((edits) => fixOf(edits))
      const plan = JSON.stringify({ version: 1, title: 'T', options: { on_error: 'continue', reads: 'auto' }, steps })
      const { results } = await proveReplay({ files: FILES, plan })
      return results.map(({ status, error, duplicateOf }) => error?.name ?? duplicateOf ?? status)
    }
    expect(await statuses([before], [before])).toEqual(['applied', 1])
    expect(await statuses([before], [before, four])).toEqual(['applied', 'FIX_CONFLICT'])
    expect(await statuses([two], [two])).toEqual(['applied', 1])
    expect(await statuses([two], [two, four])).toEqual(['applied', 'applied'])
    expect(await statuses([two], [four], [two, four])).toEqual(['applied', 'applied', 'unchanged'])
  })

  it('is followed through edits between its fixes, with the bytes and lines of every step', async () => {
    const [two, five] = [fixOf([at('web/a.txt', 'two', 'zwei\nzwo')]), fixOf([at('web/a.txt', 'five', 'fünf')])]
    const edit = { tool: 'Edit', file_path: 'web/a.txt', old_string: 'zwo\nthree', new_string: 'drei' }
    const three = fixOf([at('web/a.txt', 'four', 'vier'), at('web/a.txt', 'six', 'sechs')])
    const conflict = fixOf([at('web/a.txt', 'three', '3')])
    const steps = [two, edit, five, three, conflict]
    const text = JSON.stringify({ version: 1, title: 'T', options: { on_error: 'continue', reads: 'auto' }, steps })
    const { results, changes } = await proveReplay({ files: FILES, plan: text })
    expect(results.map(({ status, error }) => error?.name ?? status)).toEqual([
      ...['applied', 'applied', 'applied', 'applied', 'FIX_CONFLICT'],
    ])
    expect(changes.map(({ after }) => after?.toString())).toEqual(['one\nzwei\ndrei\nvier\nfünf\nsechs\n'])
  })

  it('is published as its commits', async () => {
    await using garden = await plantGarden()
    const bytes = Buffer.from(await garden.git('show', 'main:beds/rose.txt'))
    const source = `${bytes}\n`
    const edit = {
      file_path: 'beds/rose.txt',
      sha256: sha256(Buffer.from(source)),
      start: 0,
      end: 4,
      old_string: 'rose',
    }
    const steps = [{ tool: 'Fix', source: 'tool/rule', edits: [{ ...edit, new_string: 'Rose' }] }]
    const { writeFile } = await import('node:fs/promises')
    await writeFile(`${garden.checkout}/plan.json`, JSON.stringify({ version: 1, title: 'Fixes', steps }))
    const job = await runJob(garden, { inputs: { plan: 'plan.json' } })
    expect(job).toMatchObject({ exitCode: 0, outputs: { applied: '1' } })
    expect(await garden.remote('show', `${job.outputs['pull-request-branch']}:beds/rose.txt`)).toBe('Rose')
  })
})
