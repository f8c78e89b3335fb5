import { readdirSync, rmSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import '../../../src/wings.ts'
import { repository, type TestRepository } from '../../support/git.ts'
import { filesAfter } from './replayed-diff.ts'

type Files = Readonly<Record<string, string>>

/** A change of files by git, and files that are not as it found them: what git refuses to apply there. */
const DRIFTED: readonly (readonly [what: string, before: Files, after: Files, here: Files])[] = [
  ['a last line that goes on', { a: 'x\ny\nz' }, { a: 'x\ny\nq' }, { a: 'x\ny\nzoo' }],
  ['a last line that has an end', { a: 'x\ny\nz' }, { a: 'x\ny\nq' }, { a: 'x\ny\nz\n' }],
  ['lines below a new last line without end', { a: 'x\ny\n' }, { a: 'x\nz' }, { a: 'x\ny\nmore\n' }],
  [
    'lines below what is added at the end',
    { a: '1\n2\n3\n4\n' },
    { a: '1\n2\n3\n4\n5\n' },
    { a: '1\n2\n3\n4\nmore\n' },
  ],
  ['lines above the first', { a: 'x\ny\n' }, { a: 'z\ny\n' }, { a: 'top\nx\ny\n' }],
  ['a first line that ends alike', { a: 'x\ny\n' }, { a: 'z\ny\n' }, { a: '// x\ny\n' }],
  ['lines below a text replaced as a whole', { a: 'x\ny\n' }, { a: '1\n2\n' }, { a: 'x\ny\nmore\n' }],
  ['lines in a file that was empty', { a: '' }, { a: 'x\n' }, { a: 'mine\n' }],
  ['more lines in a file that goes', { a: 'x\n', b: '' }, { b: '' }, { a: 'x\nmore\n', b: '' }],
  ['other lines in a file that goes', { a: 'x\n', b: '' }, { b: '' }, { a: 'mine\n', b: '' }],
  ['lines in an empty file that goes', { a: '', b: '' }, { b: '' }, { a: 'mine\n', b: '' }],
  ['a file where one is made', { b: '' }, { b: '', c: 'x\n' }, { b: '', c: 'mine\n' }],
  ['a file where one is made empty', { b: '' }, { b: '', c: '' }, { b: '', c: 'mine\n' }],
  ['a file where one is moved to', { a: 'x\ny\n' }, { b: 'x\ny\n' }, { a: 'x\ny\n', b: 'mine\n' }],
  ['other bytes in a binary file', { a: '\0x' }, { a: '\0y' }, { a: '\0mine' }],
  ['other bytes in a binary file that goes', { a: '\0x', b: '' }, { b: '' }, { a: '\0mine', b: '' }],
]

/** Damages that the tables of lines above do not make. */
const REWRITTEN: readonly (readonly [what: string, before: Files, after: Files, rewrite: (diff: string) => string])[] =
  [
    [
      'an end within a hunk',
      { a: 'x\ny\n' },
      { a: 'x\nz\n' },
      (diff) => diff.replace(' x\n', ' x\n\\ No newline at end of file\n'),
    ],
    [
      'lines that a file which goes keeps',
      { a: 'x\n', b: '' },
      { b: '' },
      (diff) => diff.replace('+0,0', '+1').replace('-x', ' x'),
    ],
    [
      'lines that a new file had',
      { b: '' },
      { b: '', c: 'x\n' },
      (diff) => diff.replace('-0,0', '-1').replace('+x', ' x'),
    ],
  ]

describe('what `git apply` refuses', () => {
  it('is refused by name too, with the file at hand and without', async () => {
    const drifted = DRIFTED.map(([what, before, after, here]) => ({ what, before, after, here, rewrite: String }))
    const rewritten = REWRITTEN.map(([what, before, after, rewrite]) => ({
      what,
      before,
      after,
      here: before,
      rewrite,
    }))
    using repo = repository()
    for (const { what, before, after, here, rewrite } of [...drifted, ...rewritten]) {
      const diff = diffOf(repo, before, after)
      expect({ what, files: appliedByGit(repo, before, diff) }).toEqual({ what, files: after })
      expect({ what, ...(await filesAfter(diff, before)) }).toEqual({ what, files: after, isNamed: false })
      const source = rewrite(diff)
      expect({ what, files: appliedByGit(repo, here, source) }).toEqual({ what, files: undefined })
      for (const isAtHand of [true, false]) {
        const found = await filesAfter(source, here, isAtHand)
        expect({ what, isAtHand, ...found }).toEqual({ what, isAtHand, files: here, isNamed: true })
      }
    }
  })
})

const diffOf = (repo: TestRepository, before: Files, after: Files): string => {
  leave(repo, before)
  repo.git('add', '-A')
  const tree = repo.git('write-tree')
  leave(repo, after)
  repo.git('add', '-A')
  return String(repo.gitBytes(['diff', '--cached', '--binary', '-M', tree]))
}

const namesIn = ({ root }: TestRepository) => readdirSync(root).filter((name) => name !== '.git')

const leave = (repo: TestRepository, files: Files): void => {
  for (const name of namesIn(repo)) rmSync(path.join(repo.root, name))
  repo.write(files)
}

/** The files as `git apply` leaves them; undefined where it refuses. */
const appliedByGit = (repo: TestRepository, here: Files, diff: string): Files | undefined => {
  leave(repo, here)
  try {
    repo.gitBytes(['apply', '-'], diff)
  } catch {
    return undefined
  }
  return Object.fromEntries(namesIn(repo).map((name) => [name, String(repo.read(name))]))
}
