import { join } from 'node:path'
import fc, { type GeneratorValue } from 'fast-check'
import { expect, it } from 'vitest'
import { verifyPlan } from '../../../src/core/run/verify.ts'
import { EditplanError, exitCodeOf } from '../../../src/errors.ts'
import { applyPlan, openPullRequest, type RunReport } from '../../../src/index.ts'
import { type Files, repository, repositoryAt, type TestRepository } from '../../support/git.ts'
import { edit, planOf, type TestStep, write } from '../../support/runs.ts'

/** Cases in the suite; `npm run test:long -- grounds` tries 500. */
const RUNS = Number(process.env.GROUNDS_RUNS ?? 6)

/** A folder of files that git converts alike: its attributes. */
const KINDS: Readonly<Record<string, string>> = {
  plain: '',
  text: 'text',
  auto: 'text=auto',
  crlf: 'eol=crlf',
  lf: 'text eol=lf',
  raw: '-text',
  nodiff: '-diff',
  binary: 'binary',
  eager: 'diff text',
  utf16: 'text working-tree-encoding=UTF-16',
  utf16le: 'working-tree-encoding=UTF-16LE-BOM eol=crlf',
  utf32: 'working-tree-encoding=UTF-32',
  latin: 'working-tree-encoding=ISO-8859-1',
  sjis: 'working-tree-encoding=SHIFT-JIS',
  nomark: 'working-tree-encoding=UTF-16BE',
  western: 'text working-tree-encoding=windows-1252',
  chinese: 'working-tree-encoding=GBK eol=crlf ident',
  older: 'crlf',
  olderinput: 'crlf=input',
  ident: 'ident',
  identauto: 'ident text=auto',
  turn: 'filter=turn',
  hash: 'filter=hash',
  upper: 'filter=upper',
  mark: 'filter=mark',
  nobody: 'filter=nobody',
  gone: 'filter=gone',
  fails: 'filter=fails',
}

const DRIVERS = {
  'filter.turn.clean': 'tr a-z n-za-m',
  'filter.turn.smudge': 'tr n-za-m a-z',
  'filter.turn.required': 'true',
  // Cleaned twice, each line begins twice.
  'filter.hash.clean': "sed 's/^/#/'",
  'filter.hash.smudge': "sed 's/^#//'",
  'filter.upper.clean': 'tr a-z A-Z',
  'filter.mark.clean': "sed '1s/^/!/'",
}

/** Under these git cannot make a checkout: it is made before. */
const BROKEN_DRIVERS = {
  'filter.gone.required': 'true',
  'filter.fails.clean': 'exit 3',
  'filter.fails.smudge': 'exit 3',
}

const WORDS = ['rose', 'iris', 'moss', 'fern', 'reed', 'bark', 'été', '$Id$', 'AbC']

const pick = <Item>(draw: GeneratorValue, items: readonly Item[]): Item => items[draw(fc.nat, items.length - 1)] as Item

const lineOf = (draw: GeneratorValue): string => `${pick(draw, WORDS)} ${draw(fc.nat, 30)}`

const textOf = (draw: GeneratorValue): string => {
  const lines = Array.from({ length: draw(fc.integer, { min: 1, max: 6 }) }, () => lineOf(draw))
  const ends = pick(draw, [['\n'], ['\n'], ['\n'], ['\r\n'], ['\r\n', '\n']])
  return lines.map((line, at) => line + (at < lines.length - 1 || draw(fc.boolean) ? pick(draw, ends) : '')).join('')
}

/** Attribute files themselves are not converted: in a work tree git could not read them. */
const attributesFor = (folders: readonly string[], kindOf: (folder: string) => string): string =>
  [...folders.map((folder) => `${folder}/** ${KINDS[kindOf(folder)]}\n`), `**/.gitattributes ${PLAIN}\n`].join('')

const PLAIN = '-text !eol !working-tree-encoding !filter !ident'

interface Garden extends Disposable {
  readonly origin: TestRepository
  readonly checkout: TestRepository
  readonly bare: TestRepository
  readonly files: Files
}

/**
 * Files as git stores them, whatever their attributes: in a checkout as git writes it, which may be sparse or a linked worktree, and in a
 * bare repository, configured alike.
 */
function gardenOf(draw: GeneratorValue): Garden {
  const kinds =
    fc.sample(fc.subarray(Object.keys(KINDS), { minLength: 4, maxLength: 7 }), { numRuns: 1, seed: draw(fc.nat) })[0] ??
    []
  const files: Record<string, string> = { '.gitattributes': attributesFor(kinds, (kind) => kind) }
  for (const kind of kinds) files[`${kind}/a.txt`] = textOf(draw)
  if (draw(fc.boolean)) files[`${pick(draw, kinds)}/deep/b.txt`] = textOf(draw)
  if (draw(fc.boolean))
    files[`${pick(draw, kinds)}/.gitattributes`] = `b.txt ${KINDS[pick(draw, Object.keys(KINDS))]}\n`
  const config: Record<string, string> = {
    ...DRIVERS,
    ...pick(draw, [{}, {}, { 'core.autocrlf': 'true' }, { 'core.autocrlf': 'input' }, { 'core.eol': 'crlf' }]),
  }
  const info = draw(fc.constantFrom, '', '', '', `${pick(draw, kinds)}/a.txt text eol=crlf\n`)
  const place = draw(fc.constantFrom, 'whole', 'whole', 'sparse', 'linked')
  const origin = repository({}, draw(fc.boolean) ? {} : { init: ['--object-format=sha256'] })
  for (const [path, text] of Object.entries(files)) {
    const oid = origin.gitBytes(['hash-object', '-w', '--stdin'], text).toString().trim()
    origin.git('update-index', '--add', '--cacheinfo', `100644,${oid},${path}`)
  }
  origin.git('commit', '-qm', 'first')
  const clone = (name: string, ...how: string[]): TestRepository => {
    origin.git('clone', '-q', ...how, '.', `../${name}`)
    const made = repositoryAt(join(origin.root, '..', name))
    const isBare = how.includes('--bare')
    const folder = isBare ? 'info' : '.git/info'
    if (info !== '') made.write({ [`${folder}/attributes`]: info })
    for (const [key, value] of Object.entries(config)) made.git('config', key, value)
    if (!isBare && place === 'sparse') made.git('sparse-checkout', 'set', '--no-cone', '/.git*', `/${kinds[0]}/`)
    if (!isBare && place !== 'linked') made.git('checkout', '-q', 'main')
    if (!isBare && place === 'linked') made.git('worktree', 'add', '-q', '--force', '../linked', 'main')
    for (const [key, value] of Object.entries(BROKEN_DRIVERS)) made.git('config', key, value)
    return made
  }
  const work = clone('work', '--no-checkout')
  return {
    origin,
    checkout: place === 'linked' ? repositoryAt(join(origin.root, '../linked')) : work,
    bare: clone('bare', '--bare'),
    files,
    [Symbol.dispose]: () => origin[Symbol.dispose](),
  }
}

/** Steps that mostly fit these files. */
function stepsFor(draw: GeneratorValue, files: Files): TestStep[] {
  const paths = Object.keys(files)
  const kinds = [...new Set(paths.flatMap((path) => (path.includes('/') ? [path.split('/')[0] as string] : [])))]
  const wordIn = (path: string): string => pick(draw, String(files[path] ?? '').match(/[\p{L}$]+/gu) ?? ['rose'])
  const when = (): object =>
    pick(draw, [
      {},
      {},
      {},
      { when: { glob: `**/*.${pick(draw, ['css', 'txt'])}` } },
      { when: { file_path: pick(draw, [...paths, 'no/such.txt']), exists: draw(fc.boolean) } },
      { when: { file_path: pick(draw, paths), contains: pick(draw, WORDS) } },
    ])
  return Array.from({ length: draw(fc.integer, { min: 1, max: 6 }) }, (): TestStep => {
    const path = pick(draw, paths.slice(1))
    const free = `${pick(draw, kinds)}/${pick(draw, ['new.txt', 'deep/new.txt', 'a.txt'])}`
    const step = pick(draw, [
      () => edit(path, wordIn(path), pick(draw, WORDS), { replace_all: true }),
      () => edit(path, wordIn(path), lineOf(draw), { replace_all: draw(fc.boolean) }),
      () => edit(path, wordIn(path), 'ivy', { replace_all: true }),
      () => write(free, textOf(draw)),
      () => write(path, textOf(draw)),
      () => ({ tool: 'Delete', file_path: path }),
      () => ({ tool: 'Move', file_path: path, new_path: free }),
      () => ({ tool: 'Read', file_path: path }),
      () => ({
        tool: 'Edit',
        glob: '**/*.txt',
        old_string: pick(draw, WORDS),
        new_string: 'ivy',
        expect_matches: { min: 0 },
      }),
      () =>
        write(
          '.gitattributes',
          attributesFor(kinds, () => pick(draw, Object.keys(KINDS))),
        ),
    ])()
    return { ...step, ...when() } as TestStep
  })
}

/** What a run comes to, whatever the ground. */
interface Verdict {
  readonly refusals: readonly string[]
  readonly steps: readonly unknown[]
  readonly files: readonly unknown[]
  readonly commit: string | undefined
  readonly body?: string | undefined
}

async function verdictOf(running: Promise<RunReport>): Promise<Verdict> {
  try {
    const { steps, files, head, problems = [], pull_request: pull } = await running
    const refusals = [...problems, ...steps.flatMap(({ error }) => error ?? [])].map(({ name }) => name)
    const told = steps.map(({ error, notes: _, policy: __, ...step }) => ({ ...step, error: error?.name }))
    return { refusals, steps: told, files, commit: head?.commit, body: pull?.proposed && JSON.stringify(pull.proposed) }
  } catch (error) {
    if (!(error instanceof EditplanError)) throw error
    return { refusals: error.problems.map(({ name }) => name), steps: [], files: [], commit: undefined }
  }
}

const exitCodes = ({ refusals }: Verdict): readonly number[] => refusals.map((name) => exitCodeOf(name as never))

it('gives the same blobs, patches, counts and verdict in a checkout, without one, for a pull request, and to verify', {
  timeout: 120_000 + RUNS * 20_000,
}, async () => {
  await fc.assert(
    fc.asyncProperty(fc.gen(), async (draw) => {
      using garden = gardenOf(draw)
      const { origin, checkout, bare, files } = garden
      const steps = stepsFor(draw, files)
      const plan = planOf(steps, {
        options: {
          on_error: draw(fc.constantFrom, 'stop', 'continue'),
          commits: draw(fc.constantFrom, 'per-step', 'per-file', 'squash'),
        },
      })
      const without = draw(fc.constantFrom, [], [], [1], [steps.length])
      const base = origin.git('rev-parse', 'HEAD')
      const pulling = { without, onAsk: 'draft', publish: { dryRun: true, base: 'main' } } as const
      const { body, ...pull } = await verdictOf(openPullRequest(plan, { root: checkout.root, ...pulling }))
      const bodyless = await verdictOf(openPullRequest(plan, { root: checkout.root, bare: true, ...pulling }))
      expect(bodyless).toEqual({ ...pull, body })
      const here = await verdictOf(applyPlan(plan, { root: checkout.root, branch: 'made', without }))
      const there = await verdictOf(applyPlan(plan, { root: bare.root, bare: true, base, branch: 'made', without }))
      expect(there).toEqual(here)
      expect(pull).toEqual({ ...here, body: undefined, ...(here.commit === undefined && { commit: pull.commit }) })
      expect(exitCodes(here).filter((code) => code > 4)).toEqual([])
      if (here.commit === undefined) return
      for (const at of [{ root: checkout.root }, { root: bare.root, bare: true }])
        expect(await verifyPlan(plan, { ...at, base, head: here.commit, without })).toMatchObject({
          ok: true,
          by: 'commits',
        })
    }),
    {
      numRuns: RUNS,
      endOnFailure: true,
      ...(process.env.GROUNDS_SEED && { seed: Number(process.env.GROUNDS_SEED), path: process.env.GROUNDS_PATH ?? '' }),
    },
  )
})
