// Soaks, kill sweeps at every point, years of publishing, drives of agents, mutation runs: by hand before a release, and weekly in CI.
//   npm run test:long                                   what there is
//   npm run test:long -- NAME [ARGUMENT…] [NAME …]      these, one after the other; arguments go to the one before them
//   npm run test:long -- all                            each that needs no argument
// With --json it prints the names that `all` runs.
import { spawnSync } from 'node:child_process'
import path from 'node:path'

const root = path.resolve(import.meta.dirname, '..')
const UNTIMED = ['--test-timeout=0']

const tests = (about, files, env, args = []) => ({
  about,
  command: ['node_modules/vitest/vitest.mjs', 'run', ...files, ...args],
  env: { TESTS: 'whole', ...env },
})
const script = (about, name, { needs, args = [] } = {}) => ({ about, command: [`scripts/${name}.mjs`, ...args], needs })
const fromSource = (about, name, { needs, args = [] } = {}) => ({
  about,
  command: [
    '--disable-warning=ExperimentalWarning',
    '--import',
    './scripts/from-source.mjs',
    `scripts/${name}.mjs`,
    ...args,
  ],
  needs,
})

/** What `needs` arguments runs only by name. */
const LONG = {
  account: fromSource('sentences about real commits', 'account-test', { needs: 'REPOSITORY COMMITS …' }),
  acp: fromSource('real agents over the Agent Client Protocol', 'acp-test', { needs: 'the registry of npm' }),
  agents: fromSource('real clients, led by a scripted model', 'agents-test', { needs: 'the registry of npm' }),
  blame: tests(
    'blame of 100 histories',
    ['test/wings/provenance/blame/blame.property.test.ts'],
    { BLAME_RUNS: 100 },
    UNTIMED,
  ),
  campaign: tests('1,000 repositories', ['test/wings/campaign/simulation.test.ts'], { CAMPAIGN_REPOSITORIES: 1000 }),
  'codemod-tasks': script('tasks on repositories', 'codemod-tasks', { needs: '--git DIR, or --mirrors DIR' }),
  compose: tests('10,000 pairs of plans', ['test/wings/several/commute.property.test.ts'], { COMPOSE_PAIRS: 10_000 }),
  crash: script('a kill at every point that writes', 'crash-test'),
  deceive: tests(
    'every change that deceives',
    ['test/wings/page/deceive.browser.test.ts', 'test/core/report/deceive.test.ts'],
    { DECEIVE: 'all' },
  ),
  documents: tests('2,000 changes of documents', ['test/wings/codemods/document'], { DOCUMENT_RUNS: 2000 }),
  drift: tests(
    '2,000 damaged sessions and outputs of tools',
    ['test/wings/sessions/drift.test.ts', 'test/wings/fixes/drift.test.ts'],
    { DRIFT_CASES: 2000 },
    UNTIMED,
  ),
  families: tests('texts of six families, whole, harmed and handed in: right, remedy, refused, in vain, wrong, lost', [
    'test/wings/sessions/families.test.ts',
  ]),
  elision: fromSource('edits of 10,000 commits that ELISION would refuse', 'elision-history', { needs: '--git DIR' }),
  explain: tests(
    '300 changes by known rules',
    ['test/wings/codemods/explain'],
    { EXPLAIN_RUNS: 300, GENERALISE_RUNS: 300 },
    UNTIMED,
  ),
  faults: script('every call that writes fails', 'fault-test'),
  'fixes-read': tests('fixes of 10,000 files, and 100,000 damaged outputs', ['test/wings/fixes'], {
    FIXES: 10_000,
    FIXES_READ: 100_000,
  }),
  fixes: fromSource('fixes of real tools on real repositories', 'fixes-test', { needs: 'the repositories' }),
  'flags-sample': fromSource('flags of real commits', 'flags-sample', { needs: 'COMMITS SAMPLE REPOSITORY…' }),
  fuzz: script('100,000 random edits', 'fuzz-edit'),
  'fuzz-paths': tests(
    '100,000 hostile paths',
    ['test/core/workspace/path-guard.programs.test.ts'],
    { HOSTILE_PATHS: 100_000, HOSTILE_SEED: 1 },
    ['-t', 'verdict'],
  ),
  grounds: tests('500 plans on every ground', ['test/core/run/grounds.property.test.ts'], { GROUNDS_RUNS: 500 }),
  judge: tests(
    '1,530 rules of structure',
    ['test/wings/codemods/structure/judge.test.ts'],
    { JUDGE_RULES: 90 },
    UNTIMED,
  ),
  killed: tests(
    'kills of sessions, recordings, outputs and fixes',
    [
      'test/faces/mcp/killed.test.ts',
      'test/faces/cli/killed-outputs.test.ts',
      'test/wings/fixes/commands/killed-fix.test.ts',
      'test/wings/sessions/commands/killed-hook.test.ts',
      'test/wings/sessions/commands/killed-record.test.ts',
    ],
    { TESTS: '', KILL_POINTS: 'all' },
    UNTIMED,
  ),
  'killed-campaign': tests(
    'kills of a campaign',
    ['test/wings/campaign/campaign.test.ts'],
    { TESTS: '', KILLED_CAMPAIGN: 1 },
    ['-t', 'killed'],
  ),
  'killed-git': tests('kills of git', ['test/core/run/killed-git.test.ts'], { TESTS: '', KILLED_GIT: 1 }),
  'killed-publish': tests('kills of publishing', ['test/publish/killed.test.ts'], { TESTS: '', KILLED_PUBLISH: 1000 }),
  mutations: script('each listed mutation', 'mutations'),
  'mutation-shares': script('60 mutations, and which part of the tests catches each', 'mutations', {
    args: ['--share', '60'],
  }),
  narrow: tests('50 failures that are narrowed', ['test/wings/several/narrow.generated.test.ts'], {
    NARROW_FAILURES: 50,
  }),
  overlap: tests(
    '200 sets of changes among 100 pull requests',
    ['test/wings/several/overlap.property.test.ts', 'test/wings/several/overlap.test.ts'],
    { OVERLAP_SETS: 200, OVERLAP_PULLS: 100 },
  ),
  page: tests('the page of 300 changes and 100 commits', ['test/wings/page/html-patches.browser.test.ts'], {
    HTML_CHANGES: 300,
    HTML_COMMITS: 100,
  }),
  pipeline: tests('500 plans through the pipeline', ['test/core/run/pipeline.property.test.ts'], {
    PIPELINE_RUNS: 500,
  }),
  printed: tests(
    '5,000 values of each document that is printed and read',
    [
      'test/core/plan/print.test.ts',
      'test/core/history/manifest.test.ts',
      'test/core/history/recordings.test.ts',
      'test/core/history/run-record.test.ts',
      'test/core/report/repair-packet.test.ts',
      'test/publish/ledger.test.ts',
    ],
    { PRINTED_RUNS: 5000 },
    UNTIMED,
  ),
  programs: tests(
    'structural edits of 2,000 programs',
    [
      'test/wings/codemods/structure/replaced-text.property.test.ts',
      'test/wings/codemods/structure/replaced-text.parsers.test.ts',
    ],
    { STRUCTURE_PROGRAMS: 2000 },
  ),
  publish: tests('all that reviewers do to a branch', ['test/publish/people.test.ts'], { PUBLISH_ROWS: 'all' }),
  'ref-cost': tests('what 200,000 refs cost', ['test/publish/ref-cost.test.ts'], {}),
  'replay-history': script('commits replayed as plans', 'replay-history', { needs: '--git DIR' }),
  'round-trip': script('commits as plans and back', 'round-trip', { needs: '--git DIR' }),
  rows: tests(
    'every row of the tables of which CI makes half, every damage of every answer of GitHub',
    [
      'test/core/run/sparse.test.ts',
      'test/faces/action/remedies.test.ts',
      'test/faces/action/review.test.ts',
      'test/policy-doors.test.ts',
      'test/publish/damaged-answers.test.ts',
      'test/publish/remedies.test.ts',
    ],
    { TESTS_ROWS: 'all' },
    UNTIMED,
  ),
  seasons: tests(
    'four weeks of every workflow',
    ['test/faces/action/four-weeks.test.ts', 'test/wings/campaign/workflow.test.ts'],
    { TESTS: '', SEASONS: 'all' },
  ),
  spelling: tests(
    '10,000 Sets, their spelling in the file, read by another parser',
    ['test/wings/codemods/document/spelling.test.ts'],
    { SPELLING_RUNS: 10_000 },
    UNTIMED,
  ),
  split: tests('400 splits', ['test/wings/several/split.property.test.ts'], { SPLIT_RUNS: 400, SPLIT_SEED: 5 }),
  survey: {
    about: 'changes of 100 configuration files and 100 notebooks, read by Python',
    program: 'python3',
    command: ['scripts/survey.py'],
    needs: 'REPOSITORY…',
  },
  try: tests('a kill at every point of `try`', ['test/wings/several/try-killed.test.ts'], { TRY_POINTS: 'all' }),
  'undo-attributes': tests(
    '300 plans that change attributes, undone and made again at five kinds of checkout',
    ['test/core/run/undo-attributes.property.test.ts'],
    { UNDO_PLANS: 60 },
    UNTIMED,
  ),
  wings: script('each wing taken away', 'without-wings'),
  years: tests('500 years of publishing', ['test/publish/year'], { YEARS: 500 }),
}

const words = process.argv.slice(2)
const ALL = Object.keys(LONG).filter((name) => LONG[name].needs === undefined)

if (words.length === 0) list()
else if (words[0] === '--json') console.log(JSON.stringify(ALL))
else run(words[0] === 'all' ? ALL.map((name) => [name]) : calls(words))

function list() {
  for (const [name, { about, needs }] of Object.entries(LONG))
    console.log(`${name.padEnd(16)} ${about}${needs ? `; needs ${needs}` : ''}`)
}

/** Each name with the arguments behind it. */
function calls(words) {
  const found = []
  for (const word of words) {
    if (Object.hasOwn(LONG, word)) found.push([word])
    else if (found.length > 0) found.at(-1).push(word)
    else {
      console.error(`${word} is none of ${Object.keys(LONG).join(', ')}`)
      process.exit(2)
    }
  }
  return found
}

function run(calls) {
  const failed = calls.filter(([name, ...args]) => {
    console.log(`\n== ${name}: ${LONG[name].about}`)
    const { program = process.execPath, command, env = {} } = LONG[name]
    const own = Object.fromEntries(Object.entries(env).map(([key, value]) => [key, String(value)]))
    const options = { cwd: root, stdio: 'inherit', env: { ...process.env, ...own } }
    return spawnSync(program, [...command, ...args], options).status !== 0
  })
  console.log(`\n${calls.length - failed.length} of ${calls.length} passed`)
  for (const [name] of failed) console.log(`failed: ${name}`)
  if (failed.length > 0) process.exitCode = 1
}
