// Fixes of real tools on real sources: what is offered, taken and refused, and whether the files equal the tool's own --fix.
// Tools that are not installed are skipped, and said so. Usage: npm run fixes-test
import { execFileSync, spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

const root = path.resolve(import.meta.dirname, '..')
const modules = path.join(root, 'node_modules')
const bin = (name) => path.join(modules, '.bin', name)
const program = [
  '--disable-warning=ExperimentalWarning',
  '--import',
  path.join(root, 'scripts/from-source.mjs'),
  path.join(root, 'src/faces/cli/main.ts'),
]

const ESLINT = `module.exports = [{ files: ['**/*.js'], linterOptions: { reportUnusedDisableDirectives: 'off' }, rules: { 'no-var': 2, 'prefer-const': 2, 'object-shorthand': 2, 'prefer-arrow-callback': 2, 'dot-notation': 2, 'no-extra-boolean-cast': 2, 'prefer-template': 2, 'arrow-body-style': 2 } }]`
const STYLELINT = `module.exports = { rules: { 'color-hex-length': 'short', 'length-zero-no-unit': true, 'value-keyword-case': 'lower', 'comment-whitespace-inside': 'always', 'selector-pseudo-element-colon-notation': 'double' } }`

const named = (folder, ending, most) => ({ folder: path.join(modules, folder), ending, most })

/** Each tool: the sources it works on, the command that prints its fixes, and its own fix. */
const TOOLS = [
  {
    name: 'eslint',
    sources: named('diff/libcjs', '.js', 60),
    config: { 'eslint.config.js': ESLINT },
    prints: [bin('eslint'), '--format', 'json', '.'],
    fixes: [bin('eslint'), '--fix', '.'],
    rounds: 10,
  },
  {
    name: 'eslint',
    sources: named('micromark-core-commonmark/lib', '.js', 60),
    config: {
      'eslint.config.js': ESLINT.replaceAll('module.exports =', 'module.exports =').replace(
        "files: ['**/*.js'],",
        "files: ['**/*.js'], languageOptions: { sourceType: 'module' },",
      ),
    },
    prints: [bin('eslint'), '--format', 'json', '.'],
    fixes: [bin('eslint'), '--fix', '.'],
    rounds: 10,
  },
  {
    name: 'ast-grep',
    sources: named('diff/libcjs', '.js', 60),
    config: {},
    prints: [bin('ast-grep'), 'run', '-p', 'var $A = $B', '-r', 'let $A = $B', '--json', '.'],
    fixes: [bin('ast-grep'), 'run', '-p', 'var $A = $B', '-r', 'let $A = $B', '-U', '.'],
  },
  {
    name: 'stylelint',
    sources: named('highlight.js/styles', '.css', 80),
    config: { 'stylelint.config.cjs': STYLELINT },
    prints: [bin('stylelint'), '--formatter', 'json', '--compute-edit-info', '**/*.css'],
    fixes: [bin('stylelint'), '--fix', '**/*.css'],
    stderr: true,
    rounds: 3,
  },
  {
    name: 'ruff',
    sources: { folder: '/usr/lib/python3/dist-packages', ending: '.py', most: 60 },
    config: {},
    prints: ['ruff', 'check', '--isolated', '--output-format', 'json', '--select', 'F,E,UP,I', '.'],
    fixes: ['ruff', 'check', '--isolated', '--fix', '--select', 'F,E,UP,I', '.'],
    rounds: 10,
  },
]

const filesBelow = (folder, ending) =>
  readdirSync(folder, { recursive: true })
    .filter(
      (name) => name.endsWith(ending) && !name.includes('node_modules') && statSync(path.join(folder, name)).isFile(),
    )
    .sort()

const run = (argv, cwd) => spawnSync(argv[0], argv.slice(1), { cwd, encoding: 'utf8', maxBuffer: 2 ** 29 })

const prepare = ({ sources, config }, folder) => {
  for (const name of filesBelow(sources.folder, sources.ending).slice(0, sources.most)) {
    mkdirSync(path.dirname(path.join(folder, name)), { recursive: true })
    cpSync(path.join(sources.folder, name), path.join(folder, name))
  }
  for (const [name, text] of Object.entries(config)) writeFileSync(path.join(folder, name), text)
  for (const args of [
    ['init', '-q'],
    ['config', 'user.name', 'A'],
    ['config', 'user.email', 'a@example.com'],
    ['config', 'core.autocrlf', 'false'],
    ['add', '-A'],
    ['commit', '-qm', 'Before'],
  ])
    execFileSync('git', args, { cwd: folder })
}

const compare = (tool) => {
  const folder = mkdtempSync(path.join(tmpdir(), 'fixes-'))
  try {
    prepare(tool, folder)
    const rounds = tool.rounds ? ['--rounds', String(tool.rounds)] : []
    const fixed = run(
      [
        'node',
        ...program,
        'fix',
        '--apply',
        '--keep-going',
        '--commits',
        'squash',
        '--json',
        ...rounds,
        '--',
        ...tool.prints,
      ],
      folder,
    )
    const left = Number(/Not imported: (\d+)/.exec(fixed.stderr)?.[1] ?? 0)
    const losses = Number(/(\d+) of which may have changed/.exec(fixed.stderr)?.[1] ?? 0)
    if (!fixed.stdout.startsWith('{')) return { ...tool, failure: (fixed.stderr || fixed.stdout).trim().split('\n')[0] }
    const { totals } = JSON.parse(fixed.stdout)
    const names = filesBelow(folder, tool.sources.ending).filter((name) => !name.startsWith('.git/'))
    const ours = new Map(names.map((name) => [name, readFileSync(path.join(folder, name))]))
    execFileSync('git', ['checkout', '-q', '--', '.'], { cwd: folder })
    run(tool.fixes, folder)
    const differ = names.filter((name) => !readFileSync(path.join(folder, name)).equals(ours.get(name)))
    return { ...tool, offered: totals.applied + totals.collapsed + totals.failed + left, totals, losses, names, differ }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

console.log(
  '| tool | sources | offered | applied | refused | files equal to its own --fix | that differ |\n| --- | --- | --- | --- | --- | --- | --- |',
)
for (const tool of TOOLS) {
  const where = path.relative(modules, tool.sources.folder).replace(/^\.\.\/.*\//, '')
  const absent = run([tool.prints[0], '--version'], tmpdir()).error
  if (absent) {
    console.log(`| ${tool.name} | ${where} | not installed | | | | |`)
    continue
  }
  const { failure, offered, totals, losses, names, differ } = compare(tool)
  if (failure !== undefined) console.log(`| ${tool.name} | ${where} | ${failure} | | | | |`)
  else
    console.log(
      `| ${tool.name} | ${where} | ${offered} | ${totals.applied} | ${losses + totals.failed} | ${names.length - differ.length} of ${names.length} | ${differ.slice(0, 3).join(', ')} |`,
    )
}
