import {
  LEDGER_FILE,
  type Ledger,
  ledgerRef,
  type PublishedRun,
  parseLedger,
  printLedger,
} from '../../src/publish/ledger.ts'
import { git, type Repository } from './github/state.ts'

/** The ledger of a branch at the server; undefined where there is none. */
export async function ledgerAt({ folder }: Pick<Repository, 'folder'>, branch: string): Promise<Ledger | undefined> {
  const ref = ledgerRef(branch)
  const at = await git(folder, ['rev-parse', '--quiet', '--verify', ref]).catch(() => undefined)
  if (at === undefined) return undefined
  return parseLedger(`${await git(folder, ['cat-file', 'blob', `${at}:${LEDGER_FILE}`])}\n`, { branch, at })
}

/** Puts a ledger's text at the server, as anybody who may write to the repository can; its commit. */
export async function putLedger({ folder }: Pick<Repository, 'folder'>, branch: string, text: string): Promise<string> {
  const blob = await git(folder, ['hash-object', '-w', '--stdin'], text)
  const tree = await git(folder, ['mktree'], `100644 blob ${blob}\t${LEDGER_FILE}\n`)
  const commit = await git(folder, ['commit-tree', tree, '-m', 'forged'])
  await git(folder, ['update-ref', ledgerRef(branch), commit])
  return commit
}

/** Changes what the ledger of a branch says of the last run, with a right checksum. */
export async function forgeLedger(
  repository: Pick<Repository, 'folder'>,
  branch: string,
  change: { readonly [Key in keyof PublishedRun]?: PublishedRun[Key] | undefined },
): Promise<string> {
  const ledger = await ledgerAt(repository, branch)
  if (!ledger) throw new Error('no ledger')
  const changed = Object.entries({ ...ledger.run, ...change }).filter(([, value]) => value !== undefined)
  const run = Object.fromEntries(changed) as PublishedRun
  const pulls = ledger.pulls.map((one) => (one.run.head === ledger.run.head ? { ...one, run: shortened(run) } : one))
  return putLedger(repository, branch, printLedger({ ...ledger, run, pulls }))
}

function shortened({ plan, without, head, base, own, kept, manifest }: PublishedRun): Ledger['pulls'][number]['run'] {
  return { plan, head, base, without, own, kept, ...(manifest && { manifest }) }
}
