import { existsSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Change } from '../../../src/core/workspace/change.ts'
import { type CheckedOut, checkOut } from '../../../src/core/workspace/checkout.ts'
import { isErrno } from '../../../src/core/workspace/file-identity.ts'
import { openJournal, recover } from '../../../src/core/workspace/journal.ts'
import { type Call, type Fault, withFault } from './faulty-disk.ts'
import { treeOf } from './tree-of.ts'

/** Errors that a disk, a mount or a process's limits give. */
export const CODES = ['EBUSY', 'EPERM', 'EACCES', 'ENOSPC', 'EIO', 'EROFS', 'EMFILE'] as const

/** What is done with files: put in place for good; put in place and back; settled after a run was stopped on its way. */
export const WORK = ['keep', 'revert', 'finish', 'roll back'] as const

export interface Attempt {
  readonly work: (typeof WORK)[number]
  readonly fault: Fault
  /** Somebody makes a file in the place of the removed one before the run is resumed. */
  readonly recreate?: boolean
}

export interface Proof {
  readonly reached: 'before' | 'after' | 'interrupted'
  /** The calls that the work makes; the one that failed is undefined where there are fewer. */
  readonly calls: readonly Call[]
  readonly struck: Call | undefined
  /** What is not as it has to be; empty for a proof. */
  readonly failures: readonly string[]
}

/** Has one call fail in a new checkout below a folder, resumes where that is asked for, and looks at what is there. */
export async function proveFault(folder: string, attempt: Attempt): Promise<Proof> {
  const { work, fault } = attempt
  const checkout = makeCheckout(path.join(folder, 'checkout'))
  const failures: string[] = []
  const expect: Expect = (holds, what) => void (holds || failures.push(what))
  if (work === 'finish' || work === 'roll back') await stop(checkout, work)
  let problem: Told | undefined
  const { calls, struck } = await withFault(checkout.root, fault, () => {
    try {
      problem = (work === 'keep' || work === 'revert' ? apply(checkout, work) : settle(checkout)) ?? undefined
    } catch (error) {
      problem = error as Error
    }
  })
  const waits = ['journal', 'journal.reverting'].some((name) =>
    existsSync(path.join(checkout.gitDir, 'editplan', name)),
  )
  judge(checkout, { work, problem, waits }, expect)
  if (waits) proveResume(checkout, attempt, expect)
  const end = treeOf(checkout.root)
  rmSync(checkout.root, { recursive: true })
  const reached = waits ? 'interrupted' : isPlaced(end, checkout.after) ? 'after' : 'before'
  return { reached, calls, struck, failures }
}

type Expect = (holds: boolean, what: string) => void

interface Told {
  readonly name: string
  readonly message: string
}

interface Outcome {
  readonly work: Attempt['work']
  readonly problem: Told | undefined
  /** The journal is there. */
  readonly waits: boolean
}

/** What is told must be true of the files and of the journal. */
function judge({ root, before, after }: Checkout, { work, problem, waits }: Outcome, expect: Expect): void {
  const found = treeOf(root)
  const succeeded = work === 'revert' || work === 'roll back' ? before : after
  if (!problem) {
    expect(isPlaced(found, succeeded), `succeeds, and is not there: ${unlike(found, succeeded)}`)
    return
  }
  const { name, message } = problem
  expect((name === 'INTERRUPTED') === waits, `${name}, and ${waits ? 'a' : 'no'} journal: ${message}`)
  expect(/resume/.test(message) === waits, `says ${message}`)
  if (!waits) expect(same(found, before), `${name}, but not before: ${unlike(found, before)}`)
  if (/Nothing was changed/.test(message)) expect(same(found, before), 'says that nothing was changed')
  if (/are in place/.test(message)) expect(isPlaced(withoutOurs(found), after), 'says that the files are in place')
}

/** Before or after, also where somebody made a file in the place of the removed one. */
function proveResume(checkout: Checkout, { recreate = false }: Attempt, expect: Expect): void {
  const { root, before, after } = checkout
  const isMade = recreate && !existsSync(path.join(root, GONE))
  if (isMade) makeFile(root, GONE, 'mine\n')
  const originals = resume(checkout, expect)
  const end = treeOf(root)
  if (!isMade) {
    expect(isPlaced(end, before) || isPlaced(end, after), `neither: ${unlike(end, before)}`)
    return
  }
  expect(end[GONE] === '644 mine\n', `${GONE} of the user became ${end[GONE]}`)
  const made = { ...folderOf(GONE), [GONE]: '644 mine\n' }
  if (same(end, { ...after, ...made })) return
  expect(same(end, { ...before, ...made }), `neither, but for ${GONE}: ${unlike(end, before)}`)
  expect(originals.includes('gone\n'), 'the removed bytes are lost')
}

const apply = ({ root, gitDir }: Checkout, work: 'keep' | 'revert') => {
  const journal = openJournal(gitDir, { id: 'run-1' })
  const placed: CheckedOut = checkOut(CHANGES, { root, journal })
  if (!placed.ok) return placed.problems[0]
  if (work === 'keep') return placed.keep()
  return elseInterrupted(() => {
    const [problem] = placed.revert()
    journal.clear()
    return problem
  })
}

const settle = ({ root, gitDir }: Checkout) => elseInterrupted(() => recover(gitDir, root)?.clear())

/** As a run tells what the system refuses while it is taken back or resumed. */
const elseInterrupted = <Result>(work: () => Result) => {
  try {
    return work()
  } catch (error) {
    if (!isErrno(error)) throw error
    return { name: 'INTERRUPTED', message: 'resume' }
  }
}

/** Stops a run on its way, in one of its two directions. */
async function stop({ root, gitDir }: Checkout, work: 'finish' | 'roll back'): Promise<void> {
  const spared = (file: string) => work === 'roll back' && file.includes('/editplan/journal')
  const journal = openJournal(gitDir, { id: 'run-1' })
  const nth = await thirdPlacing(root)
  await withFault(root, { nth, code: 'EIO', lasting: 'all', spared }, () => checkOut(CHANGES, { root, journal }))
}

/** Which call puts the third file in place: the same in every run of the changes. */
async function thirdPlacing(root: string): Promise<number> {
  if (placing === undefined) {
    const twin = makeCheckout(`${root}-twin`)
    const { calls } = await withFault(twin.root, NEVER, () => apply(twin, 'keep'))
    rmSync(twin.root, { recursive: true })
    const renames = calls.flatMap(({ name, file }, at) =>
      name === 'renameSync' && !file.startsWith(twin.gitDir) ? [at + 1] : [],
    )
    placing = renames[2] ?? 0
  }
  return placing
}

let placing: number | undefined

const resume = ({ root, gitDir }: Checkout, expect: Expect): readonly string[] => {
  try {
    const recovery = recover(gitDir, root)
    recovery?.clear()
    expect(recover(gitDir, root) === undefined, 'a second resume finds something')
    return (recovery?.kept ?? []).flatMap(({ original }) => (original ? [readFileSync(original, 'utf8')] : []))
  } catch (error) {
    expect(false, `resume throws ${String(error)}`)
    return []
  }
}

export const NEVER: Fault = { nth: Number.POSITIVE_INFINITY, code: 'EIO', lasting: 'once' }

type Tree = ReturnType<typeof treeOf>

interface Checkout {
  readonly root: string
  readonly gitDir: string
  readonly before: Tree
  readonly after: Tree
}

const GONE = 'only/gone.env'

/** A plain file, an executable, one with two names, one to remove, a file that becomes a folder, a folder that becomes a file. */
const makeCheckout = (root: string): Checkout => {
  const gitDir = path.join(root, '.git')
  mkdirSync(gitDir, { recursive: true })
  makeFile(root, 'src/a.txt', 'a\n')
  makeFile(root, 'b.sh', 'b\n', 0o755)
  makeFile(root, 'linked.txt', 'a long enough old text\n')
  linkSync(path.join(root, 'linked.txt'), path.join(root, 'twin.txt'))
  makeFile(root, GONE, 'gone\n')
  makeFile(root, 'opens', 'file\n')
  makeFile(root, 'closes/one', 'one\n')
  const before = treeOf(root)
  const { 'only/gone.env': _, only: __, 'closes/one': ___, ...rest } = before
  const after = {
    ...rest,
    ...{ 'src/a.txt': '644 A\n', 'b.sh': '755 B\n', 'linked.txt': '644 shorter\n', closes: '644 folder no more\n' },
    ...{ opens: 'folder', 'opens/d.txt': '644 d\n', new: 'folder', 'new/deep': 'folder', 'new/deep/c.txt': '644 c\n' },
  }
  return { root, gitDir, before, after }
}

const makeFile = (root: string, file: string, content: string, mode = 0o644): void => {
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true })
  writeFileSync(path.join(root, file), content, { mode })
}

const bytes = (text: string) => Buffer.from(text)

const CHANGES: readonly Change[] = [
  { path: 'src/a.txt', before: bytes('a\n'), after: bytes('A\n'), mode: 0o644 },
  { path: 'linked.txt', before: bytes('a long enough old text\n'), after: bytes('shorter\n'), mode: 0o644 },
  { path: GONE, before: bytes('gone\n'), after: undefined, mode: 0 },
  { path: 'new/deep/c.txt', before: undefined, after: bytes('c\n'), mode: 0o644 },
  { path: 'closes', before: undefined, after: bytes('folder no more\n'), mode: 0o644 },
  { path: 'opens/d.txt', before: undefined, after: bytes('d\n'), mode: 0o644 },
  { path: 'opens', before: bytes('file\n'), after: undefined, mode: 0 },
  { path: 'closes/one', before: bytes('one\n'), after: undefined, mode: 0 },
  { path: 'b.sh', before: bytes('b\n'), after: bytes('B\n'), mode: 0o755 },
]

const folderOf = (file: string): Tree => ({ [path.posix.dirname(file)]: 'folder' })

const same = (one: Tree, other: Tree): boolean => unlike(one, other) === ''

/** A folder that the system does not let go stays, empty: git knows none. */
const isPlaced = (found: Tree, wanted: Tree): boolean => {
  const extra = Object.keys(found).filter((name) => !(name in wanted))
  return extra.every((name) => name === 'only') && same(found, { ...wanted, ...(extra.length > 0 && folderOf(GONE)) })
}

const withoutOurs = (tree: Tree): Tree =>
  Object.fromEntries(Object.entries(tree).filter(([name]) => !/(?:^|\/)\.editplan-/.test(name)))

const unlike = (one: Tree, other: Tree): string =>
  [...new Set([...Object.keys(one), ...Object.keys(other)])]
    .filter((name) => one[name] !== other[name])
    .map((name) => `${name} is ${one[name]} instead of ${other[name]}`)
    .join(', ')
