import fc from 'fast-check'
import { expect, it } from 'vitest'
import type { Git } from '../../../src/core/git/git.ts'
import { listRecords, type RunRecord, readRecord, writeRecord } from '../../../src/core/history/run-record.ts'
import { temporaryFolder } from '../../support/folder.ts'

it('a record of a run is read back, whatever it says', () => {
  using folder = temporaryFolder()
  const git = { commonDir: folder.path } as Git
  const text = fc.string({ unit: 'binary' })
  const object = fc.stringMatching(/^[0-9a-f]{40}$/)
  const state = fc.record({ commit: object, tree: object })
  const record = fc.record(
    {
      version: fc.constant(1 as const),
      id: fc.stringMatching(/^[0-9a-f]{20}(-\d{1,2})?$/),
      ...{
        time: text,
        title: text,
        plan: fc.stringMatching(/^[0-9a-f]{64}$/),
        without: fc.array(fc.integer({ min: 1 })),
      },
      ...{ base: object, baseTree: object, head: state },
      status: fc.constantFrom('applied', 'published', 'undone'),
      merge: fc.record({ commit: object, tree: object, onto: object, ontoTree: object }),
      ...{ worktree: text, branch: text, cameFrom: text, rewoundTo: fc.nat(), undoneAt: text },
      totals: fc.record({ steps: fc.nat(), files: fc.nat(), insertions: fc.nat(), deletions: fc.nat() }),
      kept: fc.array(
        fc.record(
          { path: text, at: fc.nat(), bytes: fc.oneof(object, fc.constant(null)), mode: fc.nat(0o7777) },
          { requiredKeys: ['path', 'at'] },
        ),
      ),
      emptyFolders: fc.array(text),
    },
    {
      requiredKeys: [
        'version',
        'id',
        'time',
        'title',
        'plan',
        'without',
        'status',
        'base',
        'baseTree',
        'head',
        'worktree',
        'totals',
        'kept',
      ],
    },
  ) as fc.Arbitrary<RunRecord>
  fc.assert(
    fc.property(record, (one) => {
      writeRecord(git, one)
      expect(readRecord(git, one.id)).toEqual(one)
    }),
    { numRuns: Number(process.env.PRINTED_RUNS ?? 100) },
  )
  expect(listRecords(git).length).toBeGreaterThan(0)
})
