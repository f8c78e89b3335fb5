import { spawnSync } from 'node:child_process'
import { mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { importPlan } from '../../../../src/wings/sessions/import-plan.ts'
import { temporaryFolder, testEnvironment } from '../../../support/git.ts'
import { programOnPath } from '../../../support/program-on-path.ts'
import { replayed } from '../replayed.ts'
import { type Absence, NAMINGS, type NameStyle, plainPatch, type Tree } from './made-patches.ts'

/** A patch that somebody hands on, and what it is to make of the files here. */
interface Made {
  readonly title: string
  readonly patch: string
  readonly before: Tree
  readonly after: Tree
  readonly strip: number
}

const LINES = Array.from({ length: 40 }, (_, at) => `line ${at + 1}\n`)
const edited = (...changes: readonly (readonly [number, string])[]): string =>
  LINES.map((line, at) => changes.find(([number]) => number === at + 1)?.[1] ?? line).join('')
const TEXT = LINES.join('')

const BEFORE: Tree = {
  'src/main.c': TEXT,
  'src/lib/util.c': TEXT.replaceAll('line', 'util'),
  README: 'one\ntwo\nthree\n',
  'doc/open.txt': 'first\nsecond',
  'doc/empty.txt': '',
  'win/crlf.txt': TEXT.replaceAll('\n', '\r\n'),
}

/** What patches do, whatever their names are like. */
const CHANGES: Readonly<Record<string, Tree>> = {
  'one line': { 'src/main.c': edited([20, 'LINE 20\n']) },
  'three hunks': { 'src/main.c': edited([3, 'A\n'], [20, 'B\nBB\n'], [38, '']) },
  'two files': {
    'src/main.c': edited([1, 'first\n']),
    'src/lib/util.c': BEFORE['src/lib/util.c']!.replace('util 7\n', ''),
  },
  'a file at the root': { README: 'one\n2\nthree\n', 'src/main.c': edited([30, '']) },
  'a last line without an end': { 'doc/open.txt': 'first\n2nd' },
  'an end of the last line': { 'doc/open.txt': 'first\nsecond\n' },
  'line ends of CRLF': { 'win/crlf.txt': BEFORE['win/crlf.txt']!.replace('line 9\r\n', 'LINE 9\r\nnine\r\n') },
}

const MAKING: Tree = { 'src/lib/new.c': 'new\n', 'src/main.c': edited([20, 'LINE 20\n']) }
const REMOVING = ['README', 'doc/open.txt']
const ABSENCES: readonly Absence[] = ['/dev/null', 'epoch', 'nonexistent', 'counts alone']

const without = (tree: Tree, ...paths: readonly string[]): Tree =>
  Object.fromEntries(Object.entries(tree).filter(([name]) => !paths.includes(name)))

const madeOf = (
  naming: NameStyle,
  title: string,
  after: Tree,
  more: Partial<Parameters<typeof plainPatch>[2]> = {},
): Made => ({
  title: `${naming.name}: ${title}`,
  patch: plainPatch(BEFORE, after, { ...naming, ...more }),
  ...{ before: BEFORE, after, strip: naming.strip },
})

const drifted = ({ patch, before, after, ...made }: Made): Made => {
  const moved = (tree: Tree): Tree => ({ ...tree, 'src/main.c': `zero\nnull\n${tree['src/main.c']}` })
  return { ...made, title: `${made.title}, lines moved`, patch, before: moved(before), after: moved(after) }
}

const PLAIN: readonly Made[] = NAMINGS.flatMap((naming) => {
  const [edit, hunks] = ['one line', 'three hunks'].map((title) =>
    madeOf(naming, title, { ...BEFORE, ...CHANGES[title] }),
  )
  return [
    ...Object.entries(CHANGES).map(([title, change]) => madeOf(naming, title, { ...BEFORE, ...change })),
    ...[0, 1, 10].map((context) =>
      madeOf(naming, `${context} lines of context`, { ...BEFORE, ...CHANGES['three hunks'] }, { context }),
    ),
    ...[edit!, hunks!].map(drifted),
    madeOf(naming, 'Index lines', { ...BEFORE, ...CHANGES['two files'] }, { index: true }),
    ...ABSENCES.flatMap((absence) => [
      madeOf(naming, `a new file by ${absence}`, { ...BEFORE, ...MAKING }, { absence }),
      // By its counts alone a file is emptied, not removed.
      madeOf(
        naming,
        `a removed file by ${absence}`,
        absence === 'counts alone' ? { ...BEFORE, README: '' } : without(BEFORE, ...REMOVING),
        { absence },
      ),
    ]),
    madeOf(naming, 'new files alone', { ...BEFORE, 'src/more.c': 'more\n', 'src/most.c': 'most\n' }),
    madeOf(naming, 'an empty file that gets lines', { ...BEFORE, 'doc/empty.txt': 'now\n' }),
  ]
})

const root = (folder: string, tree: Tree): string => {
  for (const [name, text] of Object.entries(tree)) {
    mkdirSync(path.dirname(path.join(folder, name)), { recursive: true })
    writeFileSync(path.join(folder, name), text, 'latin1')
  }
  return folder
}

const treeAt = (folder: string): Tree =>
  Object.fromEntries(
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => statSync(path.join(folder, name)).isFile() && !/\.(?:orig|rej)$|^fix\.patch$/.test(name))
      .map((name) => [name, readFileSync(path.join(folder, name), 'latin1')]),
  )

/** What a program makes of the files; undefined where it refuses any of it. */
const byProgram = (program: 'git' | 'patch', { patch, before, strip }: Made): Tree | undefined => {
  using folder = temporaryFolder()
  root(folder.path, before)
  writeFileSync(path.join(folder.path, 'fix.patch'), patch, 'latin1')
  const args = {
    git: [
      'apply',
      `-p${strip}`,
      ...(/^@@ -\d+(?:,[01])? .*\n[-+]/m.test(patch) ? ['--unidiff-zero'] : []),
      'fix.patch',
    ],
    patch: [`-p${strip}`, '--force', '--fuzz=0', '--binary', '--input=fix.patch'],
  }[program]
  const env = { ...testEnvironment(), GIT_CEILING_DIRECTORIES: path.dirname(folder.path), LC_ALL: 'C' }
  return spawnSync(program, args, { cwd: folder.path, env }).status === 0 ? treeAt(folder.path) : undefined
}

/** What the plan of a patch makes of the files; undefined where it is refused. */
async function resultOf(made: Made, strip?: number): Promise<Tree | undefined> {
  const { patch, before } = made
  const folders = new Set(Object.keys(before).flatMap((name) => (name.includes('/') ? [path.dirname(name)] : [])))
  const isFolder = (name: string) => [...folders].some((one) => `${one}/`.startsWith(`${name}/`))
  const found = importPlan(
    { name: 'fix.patch', text: patch },
    {
      readFile: (name) => before[name],
      kindOf: (name) => (before[name] !== undefined ? 'file' : isFolder(name) ? 'folder' : undefined),
      ...(strip !== undefined && { strip }),
    },
  )
  return found.ok && found.notImported.length === 0 ? await replayed(found.plan, before) : undefined
}

type Result = 'right' | 'wrong' | 'lost' | 'refused'

async function ours(patch: Made, strip?: number): Promise<Result> {
  const { before, after } = patch
  const made = await resultOf(patch, strip)
  if (!made) return 'refused'
  if (same(made, after)) return 'right'
  const isLost = (name: string) => before[name] !== after[name] && made[name] === before[name]
  return Object.keys({ ...before, ...after }).some(isLost) ? 'lost' : 'wrong'
}

const same = (one: Tree, other: Tree): boolean =>
  Object.keys({ ...one, ...other }).every((name) => one[name] === other[name])

const isWhole = process.env.TESTS === 'whole'
const sample = PLAIN.filter((_, at) => isWhole || at % 5 === 0)
const programs = (['git', 'patch'] as const).filter((program) => programOnPath(program))

describe('patches in the forms in which people hand them on', () => {
  it('are right, or refused with a remedy that gives the whole, where git apply or patch take them', async () => {
    const table: Record<string, number> = {
      right: 0,
      'refused with a remedy': 0,
      'refused in vain': 0,
      wrong: 0,
      lost: 0,
      'refused by all': 0,
    }
    const odd: string[] = []
    for (const made of sample) {
      const theirs = programs.map((program) => byProgram(program, made))
      const isTaken = theirs.some((tree) => tree && same(tree, made.after))
      let result: string = await ours(made)
      if (result === 'refused')
        result =
          (await ours(made, made.strip)) === 'right'
            ? 'refused with a remedy'
            : isTaken
              ? 'refused in vain'
              : 'refused by all'
      table[result] = (table[result] ?? 0) + 1
      if (result !== 'right') odd.push(`${result}: ${made.title}`)
    }
    if (isWhole) console.log([JSON.stringify(table), ...odd].join('\n'))
    expect(odd.filter((line) => /^(?:wrong|lost)/.test(line))).toEqual([])
    expect(table['refused in vain']).toBeLessThanOrEqual(sample.length * 0.05)
  })

  it('of generated texts are taken as git apply and patch take them, or refused', async () => {
    const line = fc.constantFrom('a\n', 'b\n', 'c\n', '\n', '\tx\n', '-- y\n', 'z\r\n')
    const lines = fc.array(line, { minLength: 1, maxLength: 30 })
    const end = fc.constantFrom('', 'last')
    const change = fc.record({ at: fc.nat(30), gone: fc.nat(3), come: fc.array(line, { maxLength: 3 }) })
    const property = fc.asyncProperty(
      fc.record({ before: lines, changes: fc.array(change, { minLength: 1, maxLength: 3 }) }),
      fc.record({ above: fc.array(line, { maxLength: 3 }), ends: fc.tuple(end, end) }),
      fc.constantFrom(...NAMINGS),
      fc.constantFrom(1, 3),
      async ({ before, changes }, { above, ends: [one, other] }, naming, context) => {
        const after = [...before]
        for (const { at, gone, come } of changes) after.splice(at, gone, ...come)
        const [old, fresh] = [before.join('') + one, after.join('') + other]
        fc.pre(old !== fresh)
        const patch = plainPatch({ 'src/f.txt': old }, { 'src/f.txt': fresh }, { ...naming, context })
        const here = { 'src/f.txt': above.join('') + old, 'src/g.txt': 'g\n' }
        const made = { title: '', patch, before: here, after: here, strip: naming.strip }
        const own = await resultOf(made)
        if (!own) return
        const theirs = programs.map((program) => byProgram(program, made)).filter((tree) => tree !== undefined)
        for (const tree of theirs) expect(own).toEqual(tree)
        if (programs.length > 0) expect(theirs.length).toBeGreaterThan(0)
      },
    )
    await fc.assert(property, { numRuns: isWhole ? 300 : 12 })
  })
})
