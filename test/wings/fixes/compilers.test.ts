import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { runLine } from '../../support/command-line.ts'
import { repository } from '../../support/git.ts'
import { programOnPath } from '../../support/program-on-path.ts'

const page = readFileSync(new URL('../../../docs/fixes.md', import.meta.url), 'utf8')
const commands = [...page.matchAll(/^\| ([\w-]+) \| `(editplan fix [^`]+)` \|$/gm)].map(
  ([, tool = '', command = '']) => ({ tool, command, program: / -- (\S+)/.exec(command)?.[1] ?? '' }),
)

const CARGO = {
  'Cargo.toml': '[package]\nname = "shop"\nversion = "0.1.0"\nedition = "2021"\n',
  '.gitignore': 'target\nCargo.lock\n',
}
const RUST = 'fn main() {\n    let s = "é😀"; let mut x = (1);\n    println!("{}{}", s, x);\n}\n'
const FIXED = 'let s = "é😀"; let x = 1'

/** What each tool is given, and the file it fixes. */
const SHOPS: Readonly<
  Record<string, { readonly files: Readonly<Record<string, string>>; readonly fixed: readonly [string, string] }>
> = {
  Ruff: { files: { 'a.py': 'import os\nprint("é😀", f"plain")\n' }, fixed: ['a.py', 'print("é😀", "plain")\n'] },
  rustc: { files: { 'main.rs': RUST, '.gitignore': 'target\n' }, fixed: ['main.rs', FIXED] },
  Cargo: { files: { ...CARGO, 'src/main.rs': RUST }, fixed: ['src/main.rs', FIXED] },
  Clippy: {
    files: { ...CARGO, 'src/main.rs': 'fn main() {\n    let s = "é😀";\n    println!("{}", s.len() == 0);\n}\n' },
    fixed: ['src/main.rs', 's.is_empty()'],
  },
  'clang-tidy': {
    files: { 'main.cc': 'int f(const char *s) { /* é😀 */ return s == 0; }\n' },
    fixed: ['main.cc', 'static_cast<int>(s == nullptr)'],
  },
}

describe('a command of the page about fixes', () => {
  it('is known here', () => {
    expect(commands.map(({ tool }) => tool)).toEqual(Object.keys(SHOPS))
  })

  for (const { tool, command, program } of commands)
    it.skipIf(!programOnPath(program))(
      `fixes what it shows: ${tool}`,
      async () => {
        const shop = SHOPS[tool]
        using repo = repository(shop?.files ?? {})
        const { exitCode, stderr } = await runLine(command, repo.root)
        expect({ stderr, exitCode }).toMatchObject({ exitCode: 0 })
        const [file, text] = shop?.fixed ?? ['', '']
        expect(repo.read(file).toString()).toContain(text)
      },
      120_000,
    )
})
