import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { lstatSync, readdirSync, readFileSync, type Stats } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { RunRecord } from '../../../../src/core/history/run-record.ts'
import { testEnvironment } from '../../../support/git.ts'
import type { Place } from './program.ts'

/** All that a run may change, by name: every file, folder and link of the checkout, and what git and editplan keep of it. */
export type State = ReadonlyMap<string, string>

/** The index file's own bytes; a run that moves HEAD may leave it with other times in it. */
export const INDEX_FILE = '(index file)'

/** Looks at a checkout and changes nothing in it, not even the times in its index. */
export async function stateOf({ root, temporary }: Place): Promise<State> {
  const gitDir = join(root, '.git')
  const git = async (...args: readonly string[]) => (await run('git', args, { cwd: root, env: ENVIRONMENT })).stdout
  const [entries, refs, status, problems] = await Promise.all([
    git('ls-files', '-s', '-v'),
    git('for-each-ref', '--format=%(refname) %(objectname) %(symref)'),
    git('status', '--porcelain', '--branch'),
    git('fsck', '--no-progress', '--no-dangling').catch(({ stdout, stderr }) => `${stdout}${stderr}`),
  ])
  return new Map([
    ...filesIn(root),
    ['(index)', entries],
    [
      INDEX_FILE,
      createHash('sha256')
        .update(readFileSync(join(gitDir, 'index')))
        .digest('hex'),
    ],
    ['(HEAD)', readFileSync(join(gitDir, 'HEAD'), 'utf8')],
    ['(refs)', refs],
    ['(status)', status],
    ['(fsck)', problems],
    ['(runs)', runsIn(gitDir)],
    ['(files of git)', filesOfGit(gitDir).join('\n')],
    ['(temporary files)', readdirSync(temporary).join('\n')],
  ])
}

/** Names whose contents differ. */
export const differences = (one: State, other: State): string[] =>
  [...new Set([...one.keys(), ...other.keys()])].filter((name) => one.get(name) !== other.get(name))

const run = promisify(execFile)

const ENVIRONMENT = { ...testEnvironment(), GIT_OPTIONAL_LOCKS: '0' }

/** Modes and contents; names of one file, which a hard link makes, are told as such. */
function* filesIn(root: string): Generator<[string, string]> {
  const first = new Map<number, string>()
  for (const { path, stats } of walk(root, (path) => path === '.git')) {
    const mode = (stats.mode & 0o7777).toString(8)
    if (!stats.isFile()) yield [path, `${stats.isDirectory() ? 'folder' : 'other'} ${mode}`]
    else {
      const twin = first.get(stats.ino)
      first.set(stats.ino, twin ?? path)
      yield [path, `${mode} ${twin ?? ''} ${readFileSync(join(root, path)).toString('latin1')}`]
    }
  }
}

/**
 * No lock, no half-written file, no record may be there that was neither before nor after. Objects may, and the temporary
 * files of a git that was killed or had no room, which `git prune` removes as it does unreferenced objects;
 * and the log of a ref that had no room itself.
 */
const filesOfGit = (gitDir: string): readonly string[] =>
  [...walk(gitDir, (path) => /^(?:logs$|objects\/(?:[0-9a-f]{2}|pack)\/(?:[0-9a-f]{38}|pack-.*|tmp_\w+)$)/.test(path))]
    .filter(({ stats }) => !stats.isDirectory())
    .map(({ path }) => path)
    .sort()

/** The records of runs, without times and the order of their keys, which resume may write another way. */
function runsIn(gitDir: string): string {
  const folder = join(gitDir, 'editplan', 'runs')
  const names = [...walk(join(gitDir, 'editplan'))]
    .map(({ path }) => path)
    .filter((path) => /^runs\/[^/]*\.json$/.test(path))
  const records = names.sort().map((name) => {
    const { time: _, undoneAt, ...record }: RunRecord = JSON.parse(readFileSync(join(folder, '..', name), 'utf8'))
    const fields = Object.entries({ ...record, isUndone: undoneAt !== undefined })
    return JSON.stringify(fields.sort(([one], [other]) => (one < other ? -1 : 1)))
  })
  return records.join('\n')
}

interface Walked {
  readonly path: string
  readonly stats: Stats
}

function* walk(root: string, isLeft: (path: string) => boolean = () => false, below = ''): Generator<Walked> {
  for (const name of namesIn(join(root, below))) {
    const path = below === '' ? name : `${below}/${name}`
    if (isLeft(path)) continue
    const stats = lstatSync(join(root, path))
    yield { path, stats }
    if (stats.isDirectory()) yield* walk(root, isLeft, path)
  }
}

function namesIn(folder: string): readonly string[] {
  try {
    return readdirSync(folder).sort()
  } catch {
    return []
  }
}
