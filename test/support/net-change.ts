import type { RunReport } from '../../src/index.ts'
import type { TestRepository } from './git.ts'

const STATUS: Readonly<Record<string, RunReport['files'][number]['status']>> = {
  A: 'added',
  D: 'deleted',
  R: 'renamed',
}

/** What git tells of the files of a report: not the steps, patches and contents that the report adds. */
export const asGit = (files: RunReport['files']): RunReport['files'] =>
  files.map(({ path, from, status, old_mode, new_mode, binary, insertions, deletions }) => ({
    path,
    ...(from !== undefined && { from }),
    ...{ status, old_mode, new_mode, binary, insertions, deletions },
  }))

/** The net change between two trees as `git diff -M` tells it, in the report's words. */
export function gitFiles(repo: TestRepository, from: string, to: string): RunReport['files'] {
  const counts = countsOf(repo.git('diff', '--numstat', '-M', '-z', from, to).split('\0'))
  return repo
    .git('diff', '--raw', '--no-abbrev', '-M', from, to)
    .split('\n')
    .filter(Boolean)
    .map((line, at) => {
      const [entry = '', ...paths] = line.split('\t')
      const [old_mode = '', new_mode = '', , , letter = ''] = entry.slice(1).split(' ')
      const [added, deleted] = counts[at] ?? []
      return {
        path: paths.at(-1) ?? '',
        ...(paths.length > 1 && { from: paths[0] ?? '' }),
        status: STATUS[letter[0] ?? ''] ?? 'modified',
        old_mode,
        new_mode,
        binary: added === '-',
        insertions: Number(added) || 0,
        deletions: Number(deleted) || 0,
      }
    })
}

/** `added TAB deleted TAB path NUL`, or for a rename an empty path and then both. */
function countsOf(fields: readonly string[]): readonly (readonly string[])[] {
  const counts: string[][] = []
  for (let at = 0; at + 1 < fields.length; ) {
    const count = (fields[at] ?? '').split('\t')
    counts.push(count)
    at += count[2] === '' ? 3 : 1
  }
  return counts
}
