import { describe, expect, it } from 'vitest'
import { fixed, importFixes, recorded } from './fixed.ts'

/** Applies what a tool printed about one file, which has é😀 before each place. */
const linesOf = async (name: string, file: string, unsafe = false): Promise<readonly string[]> => {
  const { output, before } = recorded(name)
  const { files, results } = await fixed(output, { [file]: before }, { cwd: '/shop', fixes: { unsafe } })
  expect(results.every(({ status }) => status === 'applied')).toBe(true)
  return (files[file] ?? '').split('\n')
}

describe('recorded output', () => {
  it('of ESLint 9 is taken by offsets in UTF-16', async () => {
    expect((await linesOf('eslint', 'js/a.js')).slice(1, 3)).toEqual([
      "let s = 'é😀'; let t = !s ;",
      'if (t) { debugger; }',
    ])
  })

  it('of Biome 2 is taken only where unsafe fixes are asked for, its columns in code points', async () => {
    expect((await linesOf('biome', 'js/a.js'))[1]).toBe('var s = "é😀"; var t = !!(!s) ;')
    expect((await linesOf('biome', 'js/a.js', true)).slice(1, 3)).toEqual([
      'var s = "é😀"; var t = !s ;',
      'if (t) { ; }',
    ])
  })

  it('of Biome 2 counts the byte order mark, and a carriage return as the end of a line', async () => {
    const lines = await linesOf('biome-bom', 'js/bom.ts', true)
    expect(lines[0]?.startsWith('\ufeffconst a = `é😀')).toBe(true)
    expect(lines[0]).toContain('const z = 1; const Q: string[] = [];')
    expect(lines[2]).toContain('\rconst _q = !a ? 1 : 2;')
  })

  it('of Ruff 0.16 is taken as far as it calls a fix safe, or unsafe where that is asked for', async () => {
    expect((await linesOf('ruff', 'py/a.py')).slice(1, 4)).toEqual([
      'import os',
      'import sys',
      's = "é😀"; x = not s == None',
    ])
    expect((await linesOf('ruff', 'py/a.py', true)).slice(3, 6)).toEqual([
      's = "é😀"; x = s != None',
      'print("é😀 plain", x)',
      'if x: print([1])',
    ])
  })

  it('of Ruff 0.16 in rdjson and SARIF counts code points', async () => {
    expect((await linesOf('ruff-rdjson', 'py/a.py', true))[5]).toBe('if x: print([1])')
    expect((await linesOf('ruff-sarif', 'py/a.py', true))[4]).toBe('print("é😀 plain", x)')
  })

  it('of Ruff 0.16 in rdjson and SARIF does not say what is safe, and is taken only where unsafe fixes are', async () => {
    for (const name of ['ruff-rdjson', 'ruff-sarif']) {
      const { output, before } = recorded(name)
      const found = importFixes(output, { 'py/a.py': before }, { cwd: '/shop' })
      expect(found.ok).toBe(false)
      expect(found.notImported.length).toBeGreaterThan(3)
      expect(found.notImported.every(({ mayChangeFiles }) => !mayChangeFiles)).toBe(true)
    }
  })

  it('of Ruff 0.16 does not count the byte order mark', async () => {
    expect(await linesOf('ruff-bom', 'py/bom.py')).toEqual(['\ufeffx = "é😀"; y = "é😀"\r', ''])
  })

  it('of ast-grep is taken by its bytes', async () => {
    expect((await linesOf('ast-grep', 'js/a.js'))[1]).toBe('let s = "é😀" let t = !!(!s)')
  })

  it('of Stylelint 16 is taken by offsets in UTF-16, without the byte order mark', async () => {
    expect(await linesOf('stylelint', 'css/a.css')).toEqual(['/* é😀 */ a { color: #FFF; margin: 0; COLOR: red }', ''])
    expect(await linesOf('stylelint-bom', 'css/bom.css')).toEqual([
      '\ufeff/* é😀 */ a { color: #FFF }\r',
      'b { margin: 0 }\r',
      '',
    ])
  })

  it('of rustc 1.95 is taken by the bytes of the file, its mark and carriage returns too', async () => {
    const lines = await linesOf('rustc', 'rs/main.rs')
    expect(lines[1]).toContain('let s = "é😀"; let x = 1;')
    expect(lines[2]).toBe('    let _unused = "é😀".to_string();')
    expect((await linesOf('rustc-bom', 'rs/bom.rs'))[1]).toBe(
      '    let x = 1; let s = "é😀"; let y = 2; println!("{}{}{}", x, y, s);\r',
    )
  })

  it('of clang-tidy 14 is taken by the bytes of the file, its mark and carriage returns too', async () => {
    const lines = await linesOf('clang', 'cc/a.cc')
    expect(lines[2]).toBe(
      'auto f(const char *s) -> int { const char *t = "é😀"; int *p = nullptr; return p == nullptr ? 1 : static_cast<int>(s == nullptr); }',
    )
    expect(lines[4]).toBe('struct B : A { /* é😀 */ void g() override; ~B() override; };')
    expect((await linesOf('clang-bom', 'cc/bom.cc'))[1]).toBe('int f(const char *s) { return s == nullptr; }\r')
  })

  it('of markdownlint 0.38 is taken by lines, and columns in UTF-16', async () => {
    const lines = await linesOf('markdownlint', 'md/a.md')
    expect(lines[0]).toBe('# é😀 title')
    expect(lines).toContain('<https://example.com/é😀> and  text')
  })

  it('of Ruff 0.16 about a notebook is taken by its cells, of which those of text count', async () => {
    const { output, before } = recorded('ruff-notebook')
    const { files } = await fixed(output, { 'a.ipynb': before }, { cwd: '/shop' })
    const sources = JSON.parse(files['a.ipynb'] ?? '').cells.map(({ source }: { source: string[] }) => source.join(''))
    expect(sources[1]).toBe('s = "é😀"; x = "a" == None\nimport os\nimport sys\n')
    expect(sources[3]).toBe('import json\n\nprint("é😀", "plain")')
    expect([sources[0], sources[2]]).toEqual(['# é😀\ntext', 'raw'])
    const [moved, { cells, ...rest }] = [
      { cell_type: 'markdown', metadata: {}, source: ['import os\n', 'x'] },
      JSON.parse(before.toString()),
    ]
    const other = JSON.stringify({ ...rest, cells: [...cells.slice(0, 1), moved, moved, moved, ...cells.slice(4)] })
    expect((await fixed(output, { 'a.ipynb': other }, { cwd: '/shop' })).files['a.ipynb']).toBe(other)
  })

  it('of cargo 1.95 is taken by the bytes of the file, the spans of a suggestion together', async () => {
    const lines = await linesOf('cargo', 'src/main.rs')
    expect(lines[1]).toBe('use std::collections::HashMap;')
    expect(lines.slice(3, 5)).toEqual(['    let s = "é😀"; let x = 1;', '    let _unused = "é😀".to_string();'])
  })

  it('of go vet with the analyzers of x/tools 0.5 is taken by the bytes of the file, its mark and carriage returns too', async () => {
    const lines = await linesOf('go', 'a.go')
    expect(lines.slice(10, 13)).toEqual([
      '\ts := "é😀"; ; c := make(chan os.Signal, 1)',
      '\tsignal.Notify(c, os.Interrupt) // é😀',
      '\tt := "é😀" + time.Now().Format("2006-01-02")',
    ])
    expect((await linesOf('go-bom', 'bom.go'))[4]).toBe('\ts := "é😀"; ; _ = s\r')
  })

  it('of the TypeScript servers is taken in the encoding that was agreed, UTF-16 where none was', async () => {
    const renamed = '/* é😀 */ const newName = y; export const t = "é😀" + newName + z;\r'
    expect((await linesOf('lsp-tsserver', 'a.ts'))[2]).toBe(renamed)
    expect((await linesOf('lsp-tsgo', 'a.ts'))[2]).toBe(renamed)
  })

  it('of gopls 0.5 is one fix of all its places', async () => {
    const { output, before } = recorded('lsp-gopls')
    const { files, steps } = await fixed(output, { 'a.go': before }, { cwd: '/shop' })
    expect(steps).toHaveLength(1)
    expect(files['a.go']?.match(/\bnewer\b/g)).toHaveLength(3)
    expect(files['a.go']).toContain('\ts := "é😀" + a; return s + newer(s)')
  })
})
