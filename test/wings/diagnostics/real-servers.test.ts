import { describe, expect, it } from 'vitest'
import { applyPlan, checkPlan } from '../../../src/index.ts'
import { repository } from '../../support/git.ts'
import { hasClangd, SERVERS } from '../../support/language-servers.ts'
import { edit, planOf, write } from '../../support/runs.ts'

interface Language {
  readonly server: object
  readonly files: Readonly<Record<string, string>>
  /** Renames what an untouched file uses, by the old and the new declaration. */
  readonly rename: readonly [file: string, old: string, fresh: string]
  /** The only error of the base, and the file that a step corrects. */
  readonly old: readonly [file: string, wrong: string, right: string]
  readonly found: { readonly file_path: string; readonly line: number; readonly text: string }
}

const TYPESCRIPT: Omit<Language, 'server'> = {
  files: {
    'tsconfig.json':
      '{ "compilerOptions": { "strict": true, "noEmit": true, "module": "nodenext" }, "include": ["src"] }\n',
    'src/shape.ts': '/** The size of a shape. */\nexport const area = (a: number, b: number): number => a * b\n',
    'src/barrel.ts': "export * from './shape.js'\n",
    'src/use.ts': "// Uses the shape.\nimport { area } from './barrel.js'\nexport const total = area(1, 2)\n",
    'src/old.ts': 'export const old: string = 1\n',
    'src/other.ts': 'export const other = 1\n',
  },
  rename: ['src/shape.ts', 'const area', 'const surface'],
  old: ['src/old.ts', ' = 1', " = '1'"],
  found: { file_path: 'src/use.ts', line: 2, text: "import { area } from './barrel.js'" },
}

const LANGUAGES: Readonly<Record<string, Language>> = {
  'TypeScript’s own, by pull': { server: SERVERS.typescript, ...TYPESCRIPT },
  'typescript-language-server, by a round trip': { server: SERVERS.tsserver, ...TYPESCRIPT },
  'pyright, by pull that is registered later': {
    server: SERVERS.python,
    files: {
      'src/pkg/__init__.py': '',
      'src/pkg/shape.py': 'def area(a: int, b: int) -> int:\n    return a * b\n',
      'use.py': '# Uses the shape.\nfrom pkg.shape import area\n\ntotal = area(1, 2)\n',
      'old.py': 'old: str = 1\n',
      'other.py': 'other = 1\n',
    },
    rename: ['src/pkg/shape.py', 'def area', 'def surface'],
    old: ['old.py', ' = 1', " = '1'"],
    found: { file_path: 'use.py', line: 2, text: 'from pkg.shape import area' },
  },
  ...(hasClangd && {
    'clangd, by pushes with versions': {
      server: SERVERS.c,
      files: {
        'compile_flags.txt': '-xc\n-std=c11\n-Werror=implicit-function-declaration\n',
        'shape.h': '#pragma once\nint area(int a, int b);\n',
        'all.h': '#pragma once\n#include "shape.h"\n',
        'use.c': '#include "all.h"\n/* Uses the shape. */\nint total(void) { return area(1, 2); }\n',
        'old.c': 'int old(void) { return unknown_name; }\n',
        'other.c': 'int other(void) { return 1; }\n',
      },
      rename: ['shape.h', 'int area', 'int surface'],
      old: ['old.c', 'unknown_name', '0'],
      found: { file_path: 'use.c', line: 3, text: 'int total(void) { return area(1, 2); }' },
    },
  }),
}

const policyOf = (server: object, more: object = {}) =>
  JSON.stringify({ version: 1, diagnostics: [{ ...server, timeout: '120s', ...more }] })

describe.each(Object.entries(LANGUAGES))('%s', (_, { server, files, rename, old, found }) => {
  const other = Object.keys(files).find((file) => file.includes('other')) ?? ''

  it('reports exactly the error of the untouched importer, with its step, and counts what is fixed', {
    timeout: 180_000,
  }, async () => {
    using repo = repository({ ...files, '.github/editplan.yml': policyOf(server) })
    const plan = planOf([edit(other, '1', '2'), edit(...rename), edit(...old)])
    const report = await checkPlan(plan, { root: repo.root, diagnostics: true })
    expect(report.diagnostics).toMatchObject([
      { state: 'known', added: 1, fixed: 1, diagnostics: [{ ...found, step: 2 }] },
    ])
    expect(report.diagnostics?.[0]?.diagnostics).toHaveLength(1)
  })

  it('finds nothing new in a plan that breaks nothing, whatever lines move', async () => {
    using repo = repository({ ...files, '.github/editplan.yml': policyOf(server, { on_new: 'stop' }) })
    const [file, wrong] = old
    const line = files[file]?.split('\n')[0] ?? ''
    const moved = file.endsWith('.py') ? '# Moved.\n' : '/* Moved. */\n'
    const plan = planOf([edit(file, line, `${moved}${line}`), edit(other, '1', '2')])
    const report = await applyPlan(plan, { root: repo.root })
    expect(report.diagnostics).toMatchObject([{ state: 'known', added: 0, fixed: 0, diagnostics: [] }])
    expect(report.problems).toBeUndefined()
    expect(repo.read(file).toString()).toContain(wrong)
  }, 180_000)
})

describe('one server', () => {
  it('is told of new, moved and deleted files', async () => {
    using repo = repository({ ...TYPESCRIPT.files, '.github/editplan.yml': policyOf(SERVERS.typescript) })
    const plan = planOf([
      write('src/new.ts', "import { other } from './gone.js'\nexport const again: string = other\n"),
      { tool: 'Move', file_path: 'src/other.ts', new_path: 'src/gone.ts' },
      { tool: 'Delete', file_path: 'src/old.ts' },
      { tool: 'Move', file_path: 'src/shape.ts', new_path: 'src/form.ts' },
    ])
    const [found] = (await checkPlan(plan, { root: repo.root, diagnostics: true })).diagnostics ?? []
    expect(found).toMatchObject({ state: 'known', fixed: 1 })
    const places = found?.diagnostics.map(({ file_path, line, step }) => [file_path, line, step])
    expect(places).toContainEqual(['src/barrel.ts', 1, 4])
    expect(places).toContainEqual(['src/new.ts', 2, 2])
    expect(places).not.toContainEqual(['src/new.ts', 1, expect.anything()])
  }, 120_000)
})
