// Fixes of real tools on real repositories: what is offered, applied and refused, and whether the files equal the tool's own --fix.
//   npm run test:long -- fixes [NAME …]
// Repositories are cloned from GitHub, or taken from the folder FIXES_REPOSITORIES, as owner+name. Tools that are not installed are said
// to be. GO_VETTOOL and GO_FIX name programs made of analyzers of x/tools: `go vet` before 1.24 tells no fixes of its own.
import { execFileSync, spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { applyPlan } from '../src/index.ts'
import { planFixes } from '../src/wings/fixes/index.ts'

const root = path.resolve(import.meta.dirname, '..')
const bin = (name) => path.join(root, 'node_modules/.bin', name)

const ESLINT = `module.exports = [{ files: ['**/*.js'], linterOptions: { reportUnusedDisableDirectives: 'off' }, rules: { 'no-var': 2, 'prefer-const': 2, 'object-shorthand': 2, 'prefer-arrow-callback': 2, 'dot-notation': 2, 'no-extra-boolean-cast': 2, 'prefer-template': 2, 'arrow-body-style': 2 } }]`
const STYLELINT = `module.exports = { rules: { 'color-hex-length': 'short', 'length-zero-no-unit': true, 'value-keyword-case': 'lower', 'comment-whitespace-inside': 'always', 'selector-pseudo-element-colon-notation': 'double', 'declaration-block-no-redundant-longhand-properties': true, 'comment-empty-line-before': 'always', 'rule-empty-line-before': 'always' } }`
const MARKDOWN = `export default { outputFormatters: [[({ results }) => console.log(JSON.stringify(results))]], noBanner: true, noProgress: true }`
const BIOME = JSON.stringify({ linter: { rules: { style: { useTemplate: 'error', useConst: 'error' } } } })
const CARGO = `[package]\nname = "shop"\nversion = "0.1.0"\nedition = "2021"\n\n[features]\ndefault = ["std"]\nstd = []\n`
const CLANG_CHECKS =
  '-*,readability-braces-around-statements,readability-else-after-return,readability-isolate-declaration,readability-redundant-control-flow,bugprone-macro-parentheses'

/** Of a repository in C++ with lists of members, namespaces and headers that several files share. */
const CPP_CHECKS =
  '-*,modernize-*,-modernize-use-trailing-return-type,readability-redundant-member-init,readability-else-after-return,readability-braces-around-statements,cppcoreguidelines-prefer-member-initializer,misc-unused-using-decls,misc-unused-parameters'
const CPP_FILES =
  'db/builder db/c db/db_impl db/dbformat db/log_reader db/log_writer db/memtable db/version_edit db/version_set db/write_batch table/block table/block_builder table/format table/iterator table/merger table/table util/arena util/bloom util/cache util/coding util/env_posix util/histogram util/logging util/options util/status'
    .split(' ')
    .map((name) => `${name}.cc`)
const CPP_FLAGS = ['--', '-I.', '-Iinclude', '-DLEVELDB_PLATFORM_POSIX=1', '-std=c++17']
const LEVELDB = 'HAVE_FDATASYNC HAVE_FULLFSYNC HAVE_O_CLOEXEC HAVE_CRC32C HAVE_SNAPPY HAVE_ZSTD'
  .split(' ')
  .map((name) => `#define ${name} 0\n`)
  .join('')

/** Each tool: the sources it works on, the command that prints its fixes, and its own fix. */
const TOOLS = [
  {
    name: 'eslint',
    repository: 'expressjs/express',
    files: /^(lib|examples|test)\/.*\.js$/,
    config: { 'eslint.config.js': ESLINT },
    prints: [bin('eslint'), '--format', 'json', '.'],
    fixes: [[bin('eslint'), '--fix', '.']],
    rounds: 10,
  },
  {
    name: 'biome',
    repository: 'expressjs/express',
    files: /^lib\/.*\.js$/,
    config: { 'biome.json': BIOME },
    prints: [bin('biome'), 'lint', '--reporter=rdjson', '--max-diagnostics=none', 'lib'],
    fixes: [[bin('biome'), 'lint', '--write', '--unsafe', 'lib']],
    rounds: 10,
    unsafe: true,
  },
  {
    name: 'ast-grep',
    repository: 'expressjs/express',
    files: /^(lib|examples)\/.*\.js$/,
    config: {},
    prints: [bin('ast-grep'), 'run', '-p', 'var $A = $B', '-r', 'let $A = $B', '--json', '.'],
    fixes: [[bin('ast-grep'), 'run', '-p', 'var $A = $B', '-r', 'let $A = $B', '-U', '.']],
  },
  {
    name: 'stylelint',
    repository: 'h5bp/html5-boilerplate',
    files: /\.css$/,
    config: { 'stylelint.config.cjs': STYLELINT },
    prints: [bin('stylelint'), '--formatter', 'json', '--compute-edit-info', '**/*.css'],
    fixes: [[bin('stylelint'), '--fix', '**/*.css']],
    rounds: 5,
  },
  {
    name: 'markdownlint',
    repository: 'expressjs/express',
    files: /\.md$/,
    config: { '.markdownlint-cli2.mjs': MARKDOWN },
    prints: [bin('markdownlint-cli2'), '**/*.md'],
    // The first run drops an insertion that touches another edit.
    fixes: [1, 2].map(() => [bin('markdownlint-cli2'), '--fix', '**/*.md']),
    rounds: 5,
  },
  {
    name: 'ruff',
    repository: 'psf/requests',
    files: /\.py$/,
    config: { '.gitignore': '.ruff_cache\n' },
    prints: ['ruff', 'check', '--isolated', '--output-format', 'json', '--select', 'F,E,UP,I,SIM,C4,RET', '.'],
    fixes: [['ruff', 'check', '--isolated', '--fix', '--select', 'F,E,UP,I,SIM,C4,RET', '.']],
    rounds: 10,
  },
  {
    name: 'clippy',
    repository: 'BurntSushi/byteorder',
    files: /^src\/.*\.rs$/,
    config: { 'Cargo.toml': CARGO, '.gitignore': 'target\nCargo.lock\n' },
    prints: ['cargo', 'clippy', '-q', '--message-format=json', '--', '-W', 'clippy::pedantic'],
    fixes: [['cargo', 'clippy', '-q', '--fix', '--allow-dirty', '--', '-W', 'clippy::pedantic']],
    rounds: 5,
  },
  {
    name: 'clang-tidy',
    repository: 'DaveGamble/cJSON',
    files: /^cJSON(_Utils)?\.[ch]$/,
    config: {},
    prints: ['clang-tidy', `--checks=${CLANG_CHECKS}`, '--export-fixes=fixes.yaml', 'cJSON.c', 'cJSON_Utils.c', '--'],
    results: 'fixes.yaml',
    fixes: [['clang-tidy', `--checks=${CLANG_CHECKS}`, '--fix', 'cJSON.c', 'cJSON_Utils.c', '--']],
  },
  {
    name: 'clang-apply-replacements',
    repository: 'DaveGamble/cJSON',
    files: /^cJSON(_Utils)?\.[ch]$/,
    config: {},
    prints: ['clang-tidy', `--checks=${CLANG_CHECKS}`, '--export-fixes=fixes.yaml', 'cJSON.c', 'cJSON_Utils.c', '--'],
    results: 'fixes.yaml',
    fixes: [
      ['clang-tidy', `--checks=${CLANG_CHECKS}`, '--export-fixes=fixes.yaml', 'cJSON.c', 'cJSON_Utils.c', '--'],
      ['clang-apply-replacements', '.'],
    ],
  },
  {
    name: 'clang-apply-replacements on C++',
    repository: 'google/leveldb',
    files: /\.(cc|h|h\.in)$/,
    config: { 'port/port_config.h': LEVELDB },
    prints: ['clang-tidy', `--checks=${CPP_CHECKS}`, '--export-fixes=fixes.yaml', ...CPP_FILES, ...CPP_FLAGS],
    results: 'fixes.yaml',
    fixes: [
      ['clang-tidy', `--checks=${CPP_CHECKS}`, '--export-fixes=fixes.yaml', ...CPP_FILES, ...CPP_FLAGS],
      ['clang-apply-replacements', '.'],
    ],
  },
  {
    name: 'go vet',
    repository: 'gorilla/mux',
    files: /\.go$|^go\.mod$/,
    config: {},
    prints: ['go', 'vet', `-vettool=${process.env.GO_VETTOOL}`, '-json', '.'],
    fixes: [[process.env.GO_FIX ?? 'no-go-fix', '-fix', '.']],
    // The tool's own fix formats the files.
    after: ['gofmt', '-w', '.'],
    needs: process.env.GO_VETTOOL,
  },
]

const folder = realpathSync(mkdtempSync(path.join(tmpdir(), 'fixes-')))
const only = process.argv.slice(2)
try {
  console.log(
    '| tool | repository | offered | applied in one run | refused | applied in all rounds | changed by its own --fix | files equal to it |\n| --- | --- | --- | --- | --- | --- | --- | --- |',
  )
  for (const tool of TOOLS) {
    if (only.length > 0 && !only.includes(tool.name)) continue
    const absent = ('needs' in tool && !tool.needs) || run([tool.prints[0], 'version'], folder).error
    const row = absent ? ['not installed'] : await compare(tool).catch((error) => [error.message.split('\n')[0]])
    console.log(`| ${[tool.name, tool.repository, ...row].join(' | ')} |`)
  }
} finally {
  rmSync(folder, { recursive: true, force: true })
}

async function compare(tool) {
  const source = sourceOf(tool.repository)
  const [ours, own] = ['ours', 'own'].map((side) => prepare(tool, source, path.join(folder, `${tool.name}-${side}`)))
  const request = {
    root: ours,
    command: tool.prints,
    options: { unsafe: tool.unsafe },
    ...(tool.results && {
      readOutput: async (place) => textIn(path.join(place, tool.results)),
      results: path.join(ours, tool.results),
    }),
  }
  const once = await planFixes(request)
  const applied = once.plan?.steps.length ?? 0
  const why = reasonsOf(once.left)
  const refused = [...why.values()].reduce((sum, count) => sum + count, 0)
  rmSync(path.join(ours, tool.results ?? 'none'), { force: true })
  const all = tool.rounds ? await planFixes({ ...request, rounds: tool.rounds, commits: 'squash' }) : once
  const { totals } = all.plan ? await applyPlan(all.plan, { root: ours }) : { totals: { applied: 0, failed: 0 } }
  if (totals.failed > 0) throw new Error(`${totals.failed} steps of the plan failed`)
  for (const command of tool.fixes) run(command, own)
  if (tool.after) run(tool.after, ours)
  const names = filesIn(ours).filter((name) => tool.files.test(name))
  const before = prepare(tool, source, path.join(folder, `${tool.name}-before`))
  const isSame = (one, other) => (name) =>
    readFileSync(path.join(one, name)).equals(readFileSync(path.join(other, name)))
  const changed = names.filter((name) => !isSame(before, own)(name))
  const differ = names.filter((name) => !isSame(ours, own)(name))
  for (const name of process.env.FIXES_SHOW ? differ : [])
    console.error(spawnSync('diff', [path.join(own, name), path.join(ours, name)], { encoding: 'utf8' }).stdout)
  return [
    applied + refused,
    applied,
    [...why].map(([kind, count]) => `${count}: ${kind}`).join('; ') || '0',
    `${totals.applied} in ${all.rounds}`,
    changed.length,
    `${names.length - differ.length} of ${names.length}${differ.length > 0 ? `; not ${differ.slice(0, 3).join(', ')}` : ''}`,
  ]
}

/** How many fixes were left out for each reason; of those that were offered without a doubt. */
function reasonsOf(left) {
  const why = new Map()
  for (const { reason, mayChangeFiles } of left) {
    const kind = /FIX_CONFLICT/.test(reason) ? 'overlaps' : /^It is the same/.test(reason) ? 'repeats another' : reason
    if (mayChangeFiles || kind === 'repeats another') why.set(kind, (why.get(kind) ?? 0) + 1)
  }
  return why
}

function sourceOf(repository) {
  const name = repository.replace('/', '+')
  const given = process.env.FIXES_REPOSITORIES
  if (given) return path.resolve(given, name)
  const clone = path.join(folder, name)
  execFileSync('git', ['clone', '-q', '--bare', '--depth', '1', `https://github.com/${repository}`, clone])
  return clone
}

function prepare({ files, config }, source, place) {
  const git = (args, cwd = place) => execFileSync('git', args, { cwd, maxBuffer: 2 ** 29 })
  rmSync(place, { recursive: true, force: true })
  const names = git(['-C', source, 'ls-tree', '-r', '-z', '--name-only', 'HEAD'], tmpdir()).toString().split('\0')
  for (const name of names.filter((one) => files.test(one))) {
    mkdirSync(path.dirname(path.join(place, name)), { recursive: true })
    writeFileSync(path.join(place, name), git(['-C', source, 'show', `HEAD:${name}`], tmpdir()))
  }
  for (const [name, text] of Object.entries(config)) writeFileSync(path.join(place, name), text)
  git(['init', '-q'])
  git(['config', 'core.autocrlf', 'false'])
  git(['add', '-A', '-f'])
  git(['-c', 'user.name=Ada', '-c', 'user.email=ada@example.com', 'commit', '-qm', 'Before'])
  return place
}

function textIn(file) {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return undefined
  }
}

function filesIn(place) {
  return readdirSync(place, { recursive: true }).filter((name) => !name.startsWith('.git/') && !/^target\//.test(name))
}

function run([program, ...args], cwd) {
  return spawnSync(program, args, { cwd, encoding: 'utf8', maxBuffer: 2 ** 29 })
}
