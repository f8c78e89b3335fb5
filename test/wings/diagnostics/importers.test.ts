import { describe, expect, it } from 'vitest'
import { findImporters } from '../../../src/wings/diagnostics/importers.ts'

const among = (files: Readonly<Record<string, string>>) => ({
  holding: async (words: readonly string[]) =>
    Object.keys(files).filter((path) => words.some((word) => files[path]?.includes(word))),
  textOf: (path: string) => files[path],
})

const importersOf = async (target: string, files: Readonly<Record<string, string>>): Promise<readonly string[]> =>
  [...(await findImporters([target], among(files), 1000)).paths].sort()

describe('importers by their text', () => {
  it('are found in TypeScript by the path that an import leads to', async () => {
    const files = {
      'src/a/shape.ts': '',
      'src/use.ts': "import {\n  area,\n} from './a/shape.js'\n",
      'src/a/bare.ts': "import './shape'\n",
      'src/b/up.ts': "export * from '../a/shape.ts'\n",
      'src/lazy.ts': "const { area } = await import('./a/shape.js')\n",
      'src/old.cjs': "const shape = require('./a/shape')\n",
      'src/alias.ts': "import { area } from '@/a/shape'\n",
      'src/b/other.ts': "import { area } from './shape.js'\n",
      'src/words.ts': "// of the shape\nconst shape = 'a shape'\n",
    }
    expect(await importersOf('src/a/shape.ts', files)).toEqual([
      'src/a/bare.ts',
      'src/alias.ts',
      'src/b/up.ts',
      'src/lazy.ts',
      'src/old.cjs',
      'src/use.ts',
    ])
  })

  it('are found where a folder is imported by its index', async () => {
    const files = {
      'src/a/index.ts': '',
      'src/use.ts': "import { area } from './a'\n",
      'src/a/inner.ts': "import { area } from '.'\n",
      'src/b/index.ts': '',
      'src/b/use.ts': "import { area } from './index.js'\n",
    }
    expect(await importersOf('src/a/index.ts', files)).toEqual(['src/a/inner.ts', 'src/use.ts'])
  })

  it('are found in Python, in C and in other languages', async () => {
    const files = {
      'pkg/shape.py': '',
      'use.py': 'from pkg.shape import area\n',
      'pkg/near.py': 'from . import (\n    other,\n    shape,\n)\n',
      'whole.py': 'import pkg.shape as s\n',
      'none.py': 'shape = 1\n',
    }
    expect(await importersOf('pkg/shape.py', files)).toEqual(['pkg/near.py', 'use.py', 'whole.py'])
    const headers = {
      'inc/shape.h': '',
      'a.c': '#include "inc/shape.h"\n',
      'b.c': '#  include <shape.h>\n',
      'c.c': 'int shape;\n',
    }
    expect(await importersOf('inc/shape.h', headers)).toEqual(['a.c', 'b.c'])
    const rust = { 'src/shape.rs': '', 'src/lib.rs': 'mod shape;\n', 'src/use.rs': 'use crate::shape::area;\n' }
    expect(await importersOf('src/shape.rs', rust)).toEqual(['src/lib.rs', 'src/use.rs'])
  })

  it('are followed to the end of a chain and of a circle, the nearest first', async () => {
    const chain = Object.fromEntries(
      Array.from({ length: 60 }, (_, at) => [`m${at}.ts`, at === 0 ? "import './m59'\n" : `import './m${at - 1}'\n`]),
    )
    const { paths, isCut } = await findImporters(['m0.ts'], among(chain), 1000)
    expect(paths).toEqual(Array.from({ length: 59 }, (_, at) => `m${at + 1}.ts`))
    expect(isCut).toBe(false)
  })

  it('say when there are more than are wanted', async () => {
    const many = Object.fromEntries(Array.from({ length: 50 }, (_, at) => [`use${at}.ts`, "import './shape'\n"]))
    const found = await findImporters(['shape.ts'], among({ 'shape.ts': '', ...many }), 10)
    expect(found).toMatchObject({ isCut: true, paths: { length: 10 } })
  })

  it('are not looked for in a hostile line', async () => {
    const files = {
      'a.ts': '',
      'b.ts': `import ${'(import '.repeat(200_000)}`,
      'c.ts': `${"import '".repeat(20_000)}a`,
    }
    expect(await importersOf('a.ts', files)).toEqual([])
  })
})
