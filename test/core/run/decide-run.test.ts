import { describe, expect, it } from 'vitest'
import type { Run } from '../../../src/core/history/run-record.ts'
import { type Audit, NOTHING_CHANGED } from '../../../src/core/run/audit.ts'
import {
  decideRun,
  type RunFacts,
  type RunTerms,
  refusesDirty,
  tooManySteps,
} from '../../../src/core/run/decide-run.ts'
import { READ_ONLY, type RunMode, type RunResult } from '../../../src/core/run/run-mode.ts'
import { CHECK_ONLY } from '../../../src/core/run/run-policy.ts'
import { EditplanError, type ErrorName, type Problem } from '../../../src/errors.ts'
import '../../support/wings.ts'

// What becomes of a result: facts in, decision out. That each is carried out as it says is in apply.test.ts, drift.test.ts, sparse.test.ts
// and verification-policy.test.ts, with git.

const problem = (name: ErrorName, message: string = name): Problem => ({ name, message })

/** A run by the name of its commit. */
const runOf = (commit: string) => ({ id: 'abc', head: { commit, tree: commit }, snapshots: [] }) as unknown as Run

const STEP = { index: 1, tool: 'Edit', file_path: 'a.txt', insertions: 1, deletions: 1 } as const
const APPLIED = { ...STEP, status: 'applied', structuredPatch: [] } as unknown as RunResult['steps'][number]

const REPLAYED = {
  steps: [APPLIED],
  stopped: false,
  run: runOf('chain'),
  request: { header: { without: [] }, outline: { touched: new Map() } },
  notes: ['replayed'],
  commands: [],
  verifications: [],
  sections: {},
  formatters: [],
  problems: [],
  draft: false,
  asReplayed: true,
  audit: NOTHING_CHANGED,
} as unknown as RunResult

const FILE = { limits: {}, verify: [], submodules: { unchecked: false } }

const VERIFIED = { verifications: [], problems: [], notes: [], draft: false, formatters: [] }
const FOUND = { sections: {}, problems: [], notes: [], draft: false }

const file = (path: string, more: Partial<Audit['files'][number]> = {}) =>
  ({ path, status: 'modified', ...more }) as Audit['files'][number]

/** What is other than in a run that changed one file, on a head that has not moved. */
interface Case {
  readonly replayed?: Partial<Omit<RunResult, 'run'>> & { readonly run?: Run | undefined }
  readonly facts?: Partial<RunFacts>
  readonly mode?: Partial<RunMode>
  readonly policy?: Omit<Partial<RunTerms['policy']>, 'file'>
  readonly file?: Partial<RunTerms['policy']['file']>
  readonly guarded?: RunTerms['guarded']
  readonly command?: RunTerms['options']['command']
  readonly drafted?: readonly unknown[]
}

/** The decision, and what was asked on the way, in order. */
async function decided({ replayed, facts, mode, policy, file: policyFile, guarded, command, drafted = [] }: Case) {
  const asked: string[] = []
  const all: RunFacts = {
    brought: async ({ run }) => ({ run, unchanged: false, notes: [] }),
    recordedResults: async ({ run }) => run,
    audit: async () => ({ ...NOTHING_CHANGED, files: [file('a.txt')] }),
    verified: async ({ run }) => ({ ...VERIFIED, run }),
    inspected: async () => FOUND,
    submodules: async () => ({ problems: [], notes: [] }),
    dirty: async () => [],
    leftOut: async () => [],
    ...facts,
  }
  const telling = Object.fromEntries(
    Object.entries(all).map(([name, answer]) => [
      name,
      (...about: never[]) => {
        asked.push(name)
        return (answer as (...about: never[]) => unknown)(...about)
      },
    ]),
  ) as unknown as RunFacts
  const usual = {
    writes: true,
    limits: true,
    onAsk: 'stop',
    dirty: 'kept',
    programs: 'all',
    inspects: 'always',
  } as const
  const runMode = { ...READ_ONLY, ...usual, ...mode }
  const rules = {
    limits: {},
    checkOnly: false,
    ...policy,
    file: { ...FILE, ...policyFile },
  }
  const decision = await decideRun({ ...REPLAYED, ...replayed } as RunResult, telling, {
    ...{ runMode, guarded, review: { drafted } },
    ...{ policy: rules, options: { command } },
  } as unknown as RunTerms)
  return { ...decision, asked }
}

/** What is done, the run's commit, and the names of problems; or the names of what is thrown. */
async function told(one: Case): Promise<string> {
  try {
    const { do: what, result } = await decided(one)
    return [what, result.run?.head.commit ?? 'no run', ...result.problems.map(({ name }) => name)].join(' ')
  } catch (error) {
    if (error instanceof EditplanError) return `throws ${error.problems.map(({ name }) => name).join(' ')}`
    throw error
  }
}

const audited = (audit: Partial<Audit>): Partial<RunFacts> => ({
  audit: async () => ({ ...NOTHING_CHANGED, ...audit }),
})
const failing = (name: ErrorName) => async (): Promise<never> => {
  throw new EditplanError(problem(name))
}
const DENIED = audited({ problems: [problem('PATH_DENIED')] })
const LARGE = audited({ problems: [problem('PATH_DENIED'), problem('LIMIT_EXCEEDED')] })
const ASKED = audited({ asked: [problem('POLICY_ASK', 'ask')] })
const VERIFIES = { verify: [{ run: 'test' }] } as unknown as NonNullable<Case['file']>
const FORMATS = { verify: [{ run: 'format', formats: true }, { run: 'test' }] } as unknown as NonNullable<Case['file']>
const SERVERS = { diagnostics: [{ server: ['look'] }] } as unknown as NonNullable<Case['file']>
const MOVES = {
  header: { without: [] },
  outline: { touched: new Map([['Submodule', new Set()]]) },
} as unknown as RunResult['request']
const FAILED: Partial<RunFacts> = {
  verified: async ({ run }) => ({ ...VERIFIED, run, problems: [problem('VERIFY_FAILED')] }),
}
const FORMATTED: Partial<RunFacts> = { verified: async () => ({ ...VERIFIED, run: runOf('formatted') }) }
const BROUGHT: Partial<RunFacts> = {
  brought: async () => ({ run: runOf('merge'), unchanged: false, notes: ['drift'] }),
}
const HELD: Partial<RunFacts> = { brought: async ({ run }) => ({ run, unchanged: true, notes: ['held'] }) }
const GUARDED = new Set(['a.txt'])
const RECORDED = { recorded: { answers: [], results: [], digest: '' } }

describe('what becomes of a result', () => {
  it.each<[string, Case, string]>([
    ['it is delivered', {}, 'deliver chain'],
    ['nothing changed', { replayed: { run: undefined } }, 'deliver no run'],
    ['a step failed', { replayed: { run: undefined, stopped: true } }, 'report no run'],
    ['the policy only checks', { policy: { checkOnly: true } }, 'report chain'],
    ['the head moved', { facts: BROUGHT }, 'deliver merge'],
    ['the head has all of it', { facts: HELD }, 'deliver no run'],
    ['it conflicts with the head', { facts: { brought: failing('MERGE_CONFLICT') } }, 'throws MERGE_CONFLICT'],
    ['a formatter changed files', { facts: FORMATTED, file: VERIFIES }, 'deliver formatted'],
    ['a verification failed', { facts: FAILED, file: VERIFIES }, 'explain chain VERIFY_FAILED'],
    [
      'a verification failed, and it cannot be audited',
      { facts: { ...FAILED, audit: failing('GIT_FAILED') }, file: VERIFIES },
      'explain chain VERIFY_FAILED',
    ],
    ['it cannot be audited', { facts: { audit: failing('GIT_FAILED') } }, 'throws GIT_FAILED'],
    [
      'a language server finds something new',
      { facts: { inspected: async () => ({ ...FOUND, problems: [problem('NEW_DIAGNOSTICS')] }) }, file: SERVERS },
      'explain chain NEW_DIAGNOSTICS',
    ],
    [
      'a submodule’s commit is nowhere',
      {
        facts: { submodules: async () => ({ problems: [problem('SUBMODULE_INVALID')], notes: [] }) },
        replayed: { request: MOVES },
      },
      'explain chain SUBMODULE_INVALID',
    ],
    ['a rule denies a path', { facts: DENIED }, 'refuse chain PATH_DENIED'],
    ['a rule asks about a path', { facts: ASKED }, 'refuse chain POLICY_ASK'],
    ['a rule asks about a path for a draft', { facts: ASKED, mode: { onAsk: 'draft' } }, 'deliver chain'],
    ['it is over a limit', { facts: LARGE }, 'refuse chain PATH_DENIED LIMIT_EXCEEDED'],
    [
      'it is over a limit of the policy, and there are programs',
      { facts: LARGE, file: { ...VERIFIES, limits: { files: 1 } } },
      'explain chain LIMIT_EXCEEDED',
    ],
    [
      'it is over a limit of the run, and there are servers',
      { facts: LARGE, file: SERVERS, policy: { limits: { lines: 1 } } },
      'explain chain LIMIT_EXCEEDED',
    ],
    [
      'it is over a limit that does not count',
      { facts: DENIED, file: { ...VERIFIES, limits: { files: 1 } }, mode: { limits: false } },
      'refuse chain PATH_DENIED',
    ],
    [
      'a manifest says what formatters did',
      { facts: { recordedResults: async () => runOf('recorded'), ...FAILED }, mode: RECORDED },
      'deliver recorded',
    ],
    [
      'it changes a file that has uncommitted changes',
      { facts: { dirty: async () => [problem('DIRTY_FILES'), problem('PATH_IGNORED')] }, guarded: GUARDED },
      'throws DIRTY_FILES PATH_IGNORED',
    ],
    [
      'it changes such a file, which a run in the checkout keeps',
      { facts: { dirty: async () => [problem('DIRTY_FILES')] } },
      'deliver chain',
    ],
    [
      'it removes a file that nobody sees',
      {
        facts: { ...audited({ files: [file('b', { status: 'deleted' })] }), leftOut: async (paths) => paths },
        guarded: GUARDED,
      },
      'throws FILE_NOT_FOUND',
    ],
    [
      'it moves a file that nobody sees',
      {
        facts: { ...audited({ files: [file('b', { from: 'a' })] }), leftOut: async (paths) => paths },
        guarded: GUARDED,
      },
      'throws FILE_NOT_FOUND',
    ],
    [
      'it changes a file that nobody sees',
      { facts: { leftOut: async (paths) => paths }, guarded: GUARDED },
      'deliver chain',
    ],
    [
      'it removes a file that nobody sees, from a branch',
      {
        facts: { ...audited({ files: [file('b', { status: 'deleted' })] }), leftOut: async (paths) => paths },
        guarded: GUARDED,
        mode: { dirty: 'refused' },
      },
      'deliver chain',
    ],
  ])('%s', async (_, one, expected) => {
    expect(await told(one)).toBe(expected)
  })
})

describe('before a run', () => {
  it.each<[RunMode['dirty'], boolean, boolean]>([
    ['refused', true, true],
    ['refused', false, true],
    ['kept', true, false],
    ['kept', false, true],
    ['ignored', true, false],
    ['ignored', false, false],
  ])(
    'uncommitted changes that are %s, of a checkout that it replays: %s, are in its way: %s',
    (dirty, replays, expected) => {
      expect(refusesDirty({ dirty }, replays)).toBe(expected)
    },
  )

  it.each<[number, readonly number[], boolean, string]>([
    [2, [], true, ''],
    [3, [], true, 'LIMIT_EXCEEDED'],
    [3, [1], true, ''],
    [4, [1], true, 'LIMIT_EXCEEDED'],
    [3, [], false, ''],
  ])('%d steps, of which %j are left out, where limits count: %s', (length, without, limits, expected) => {
    const policy = { file: { limits: { steps: 2, files: 0 } }, limits: {} } as unknown as RunTerms['policy']
    const request = { steps: { length }, header: { without } } as unknown as RunResult['request']
    const found = tooManySteps(request, { policy, runMode: { ...READ_ONLY, limits } })
    expect(found.map(({ name }) => name).join()).toBe(expected)
  })
})

describe('what a run asks on its way', () => {
  const COMMAND = ['test'] as const

  const PROGRAMS = { file: { ...VERIFIES, ...SERVERS }, replayed: { request: MOVES } }
  const LIMITED = { ...VERIFIES, limits: { files: 1 } }
  it.each<[string, Case, string]>([
    ['of a result', {}, 'brought audit'],
    ['of a result, where there are programs', PROGRAMS, 'brought verified inspected submodules audit'],
    ['of nothing', { replayed: { run: undefined } }, ''],
    ['of a run that stopped', { replayed: { stopped: true } }, 'audit'],
    ['of what the head has already', { ...PROGRAMS, facts: HELD }, 'brought'],
    ['of what failed', { ...PROGRAMS, facts: FAILED }, 'brought verified audit'],
    ['of what a manifest records', { ...PROGRAMS, mode: RECORDED }, 'brought recordedResults audit'],
    ['of what is over a limit', { facts: LARGE, file: LIMITED }, 'brought audit audit'],
    ['before programs run', { file: LIMITED }, 'brought audit verified audit'],
    ['before a command runs', { command: COMMAND, file: { limits: { files: 1 } } }, 'brought audit verified audit'],
    ['where no limit is set', { file: { ...VERIFIES, limits: { files: undefined } } }, 'brought verified audit'],
    ['where no limit counts', { file: LIMITED, mode: { limits: false } }, 'brought verified audit'],
    ['where there are no programs', { file: { limits: { files: 1 } } }, 'brought audit'],
    ['where only formatters run', { ...PROGRAMS, mode: { programs: 'formatters' } }, 'brought inspected audit'],
    ['where a formatter is named', { file: FORMATS, mode: { programs: 'formatters' } }, 'brought verified audit'],
    ['where nobody asks servers', { file: SERVERS, mode: { inspects: 'never' } }, 'brought audit'],
    ['where nobody demanded servers', { file: SERVERS, mode: { inspects: 'on-demand' } }, 'brought audit'],
    [
      'where submodules are not checked',
      { file: { submodules: { unchecked: true } }, replayed: { request: MOVES } },
      'brought audit',
    ],
    ['of files that must be clean', { guarded: GUARDED }, 'brought audit dirty'],
  ])('%s', async (_, one, expected) => {
    expect((await decided(one)).asked.join(' ')).toBe(expected)
  })

  it('asks no file twice whether it is dirty, and both names of a renamed one', async () => {
    const seen: (readonly string[])[] = []
    const dirty = async (paths: readonly string[]) => {
      seen.push(paths)
      return []
    }
    const files = [file('a.txt'), file('b.txt', { from: 'c.txt' }), file('c.txt')]
    await decided({ facts: { ...audited({ files }), dirty }, guarded: GUARDED })
    expect(seen).toEqual([['b.txt', 'c.txt']])
  })

  it('asks language servers about the run as programs left it', async () => {
    const seen: (string | undefined)[] = []
    const inspected: RunFacts['inspected'] = async (_, { run }) => {
      seen.push(run.head.commit)
      return FOUND
    }
    await decided({ facts: { ...FORMATTED, inspected }, file: { ...VERIFIES, ...SERVERS } })
    expect(seen).toEqual(['formatted'])
  })

  it.each<[string, Case, readonly unknown[]]>([
    ['those of the policy', { file: FORMATS }, ['format', 'test']],
    ['formatters alone', { file: FORMATS, mode: { programs: 'formatters' } }, ['format']],
    ['a command in their place', { file: FORMATS, command: ['other', 'x'] }, [['other', 'x']]],
  ])('runs of programs %s', async (_, one, expected) => {
    const seen: unknown[] = []
    const verified: RunFacts['verified'] = async ({ run }, verifications) => {
      seen.push(...verifications.map(({ run: words }) => words))
      return { ...VERIFIED, run }
    }
    await decided({ ...one, facts: { verified } })
    expect(seen).toEqual(expected)
  })

  it('says that nobody asked the servers, on demand alone', async () => {
    const { result } = await decided({ file: SERVERS, mode: { inspects: 'on-demand' } })
    expect(result.notes).toHaveLength(2)
  })
})

describe('what is said of a result', () => {
  const note = (notes: readonly string[]): Case => ({
    facts: {
      brought: async ({ run }) => ({ run, unchanged: false, notes: ['brought'] }),
      submodules: async () => ({ problems: [], notes: ['moved'] }),
      verified: async ({ run }) => ({ ...VERIFIED, run, notes: ['verified'] }),
      inspected: async () => ({ ...FOUND, notes: ['found'] }),
      ...audited({ asked: [problem('POLICY_ASK', 'ask')] }),
    },
    mode: { onAsk: 'draft' },
    file: { ...VERIFIES, ...SERVERS },
    replayed: { notes, request: MOVES },
  })

  it('is what each stage says, in order', async () => {
    const { result } = await decided({ ...note(['first']), policy: { checkOnly: true } })
    expect(result.notes).toEqual(['first', 'brought', 'moved', 'verified', 'found', 'ask', CHECK_ONLY])
  })

  it('tells that the policy only checks where the run would write', async () => {
    const notes = async (writes: boolean) =>
      (await decided({ policy: { checkOnly: true }, mode: { writes } })).result.notes
    expect([await notes(true), await notes(false)]).toEqual([['replayed', CHECK_ONLY], ['replayed']])
  })

  it('calls steps unchanged that the head has already, and no others', async () => {
    const failed = { ...STEP, index: 2, status: 'failed' } as unknown as RunResult['steps'][number]
    const { result } = await decided({ facts: HELD, replayed: { steps: [APPLIED, failed] } })
    expect([result.steps.map(({ status }) => status), result.notes]).toEqual([
      ['unchanged', 'failed'],
      ['replayed', 'held'],
    ])
  })

  it.each<[string, Case, boolean]>([
    ['a whole result', {}, false],
    ['a result without parts of its source', { replayed: { request: lossy(['x']) } }, true],
    ['a result whose source lost nothing', { replayed: { request: lossy([]) } }, false],
    ['steps wait for approval', { drafted: [{}] }, true],
    ['a path waits for approval', { facts: ASKED, mode: { onAsk: 'draft' } }, true],
    [
      'a verification may fail',
      { facts: { verified: async ({ run }) => ({ ...VERIFIED, run, draft: true }) }, file: VERIFIES },
      true,
    ],
    ['a server says so', { facts: { inspected: async () => ({ ...FOUND, draft: true }) }, file: SERVERS }, true],
  ])('is a draft: %s', async (_, one, expected) => {
    expect((await decided(one)).result.draft).toBe(expected)
  })

  it.each<[string, Case, boolean]>([
    ['on a head that has not moved', {}, true],
    ['merged', { facts: BROUGHT }, false],
    ['formatted', { facts: FORMATTED, file: VERIFIES }, false],
    ['formatted before', { facts: { recordedResults: async () => runOf('recorded') }, mode: RECORDED }, false],
    ['not formatted before', { mode: RECORDED }, true],
  ])('is as replayed: %s', async (_, one, expected) => {
    expect((await decided(one)).result.asReplayed).toBe(expected)
  })

  it('names in each step the path to which the head renamed its file', async () => {
    const other = { ...APPLIED, index: 2, file_path: 'b.txt' }
    const unchanged = { ...STEP, index: 3, status: 'unchanged' } as unknown as RunResult['steps'][number]
    const { result } = await decided({
      facts: audited({ carried: new Map([['a.txt', 'moved.txt']]) }),
      replayed: { steps: [APPLIED, other, unchanged] },
    })
    expect(result.steps.map(({ files }) => files)).toEqual([
      [{ file_path: 'moved.txt', structuredPatch: [], insertions: 1, deletions: 1 }],
      undefined,
      undefined,
    ])
  })

  it('keeps the audit of what is explained, and none of what is refused', async () => {
    const [explained, refused] = [await decided({ facts: FAILED, file: VERIFIES }), await decided({ facts: DENIED })]
    expect([explained.result.audit.files.length, refused.result.audit]).toEqual([1, NOTHING_CHANGED])
  })
})

function lossy(left: readonly string[]): RunResult['request'] {
  return { ...MOVES, header: { without: [], left_out: left } } as unknown as RunResult['request']
}
