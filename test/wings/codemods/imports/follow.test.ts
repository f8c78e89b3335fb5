import { describe, expect, it } from 'vitest'
import '../../../support/wings.ts'
import { someOf } from '../../../support/whole.ts'
import { importersIn, moved } from './moved-files.ts'

/** A file, its text before and its text afterwards; `undefined` where it stays as it is. */
type Case = readonly [
  name: string,
  moves: Record<string, string>,
  files: Record<string, string>,
  after: Record<string, string>,
]

const JS: readonly Case[] = [
  [
    'an import, a re-export, import() and require, in their own quotes',
    { 'src/user.ts': 'src/people/user.ts' },
    {
      'src/user.ts': 'export const a = 1\n',
      'src/app.ts':
        "import { a } from './user'\nexport * from \"./user\"\nconst b = await import('./user')\nconst c = require(`./user`)\nimport d = require('./user')\n",
    },
    {
      'src/app.ts':
        "import { a } from './people/user'\nexport * from \"./people/user\"\nconst b = await import('./people/user')\nconst c = require(`./people/user`)\nimport d = require('./people/user')\n",
    },
  ],
  [
    'extensions as they are spelled: those of sources, of what they compile to, none',
    { 'src/user.ts': 'lib/user.ts' },
    { 'src/user.ts': '', 'src/a.ts': "import './user.js'\nimport './user.ts'\nimport './user'\n" },
    { 'src/a.ts': "import '../lib/user.js'\nimport '../lib/user.ts'\nimport '../lib/user'\n" },
  ],
  [
    'index files, by their folder and by their name',
    { 'src/user/index.ts': 'src/people/index.ts' },
    {
      'src/user/index.ts': '',
      'src/a.ts': "import './user'\nimport './user/index'\nimport './user/index.js'\n",
      'src/user/b.ts': "import '.'\nimport './'\n",
    },
    {
      'src/a.ts': "import './people'\nimport './people/index'\nimport './people/index.js'\n",
      'src/user/b.ts': "import '../people'\nimport '../people'\n",
    },
  ],
  [
    'an index file that gets a name, and a file that becomes an index',
    { 'a/index.js': 'a/main.js', 'b.js': 'b/index.js' },
    { 'a/index.js': '', 'b.js': '', 'c.js': "require('./a')\nrequire('./b')\n" },
    { 'c.js': "require('./a/main')\nrequire('./b')\n" },
  ],
  [
    'the imports of the file that moves',
    { 'src/user.ts': 'src/people/deep/user.ts' },
    {
      'src/user.ts':
        "import './db'\nimport '../lib/x.js'\nimport react from 'react'\nimport './user'\nimport './s.css'\n",
      'src/db.ts': '',
      'lib/x.ts': '',
      'src/s.css': '',
    },
    {
      'src/people/deep/user.ts':
        "import '../../db'\nimport '../../../lib/x.js'\nimport react from 'react'\nimport './user'\nimport '../../s.css'\n",
    },
  ],
  [
    'files that move together keep what they say of each other',
    { 'src/a.ts': 'lib/a.ts', 'src/b.ts': 'lib/b.ts' },
    { 'src/a.ts': "import './b'\nimport './c'\n", 'src/b.ts': '', 'src/c.ts': '' },
    { 'lib/a.ts': "import './b'\nimport '../src/c'\n" },
  ],
  [
    'mocks of tests, queries, URLs, types in comments',
    { 'src/user.js': 'lib/user.js' },
    {
      'src/user.js': '',
      'test/a.js':
        "jest.mock('../src/user', () => ({}))\nimport '../src/user.js?raw'\nnew URL('../src/user.js', import.meta.url)\n/** @type {import('../src/user').A} */\nlet a\n",
    },
    {
      'test/a.js':
        "jest.mock('../lib/user', () => ({}))\nimport '../lib/user.js?raw'\nnew URL('../lib/user.js', import.meta.url)\n/** @type {import('../lib/user').A} */\nlet a\n",
    },
  ],
  [
    'CRLF and marks of the file stay',
    { 'a.ts': 'x/a.ts' },
    { 'a.ts': '', 'b.ts': "\ufeffimport './a'\r\nlet é\r\n" },
    { 'b.ts': "\ufeffimport './x/a'\r\nlet é\r\n" },
  ],
]

const PY: readonly Case[] = [
  [
    'from and import, with names, aliases and lists',
    { 'pkg/user.py': 'pkg/people/user.py' },
    {
      'pkg/__init__.py': '',
      'pkg/people/__init__.py': '',
      'pkg/user.py': '',
      'pkg/a.py':
        'from .user import get\nfrom . import user\nfrom . import user as u\nfrom pkg.user import (\n    get,\n    put,\n)\nimport pkg.user as p\n',
    },
    {
      'pkg/a.py':
        'from .people.user import get\nfrom .people import user\nfrom .people import user as u\nfrom pkg.people.user import (\n    get,\n    put,\n)\nimport pkg.people.user as p\n',
    },
  ],
  [
    'a statement about several modules becomes one each',
    { 'pkg/user.py': 'pkg/people/user.py' },
    {
      'pkg/__init__.py': '',
      'pkg/user.py': '',
      'pkg/db.py': '',
      'pkg/a.py': 'def f():\n    from . import db, user\n    return user\n',
    },
    { 'pkg/a.py': 'def f():\n    from . import db\n    from .people import user\n    return user\n' },
  ],
  [
    'a new name is imported under the old one',
    { 'pkg/user.py': 'pkg/person.py' },
    { 'pkg/__init__.py': '', 'pkg/user.py': '', 'pkg/a.py': 'from . import user\nuser.get()\n' },
    { 'pkg/a.py': 'from . import person as user\nuser.get()\n' },
  ],
  [
    'what import a.b binds, everywhere',
    { 'pkg/user.py': 'pkg/people/user.py' },
    { 'pkg/__init__.py': '', 'pkg/user.py': '', 'main.py': 'import pkg.user\n\nprint(pkg.user.get(pkg.user.ID))\n' },
    { 'main.py': 'import pkg.people.user\n\nprint(pkg.people.user.get(pkg.people.user.ID))\n' },
  ],
  [
    'the relative imports of a module that moves',
    { 'pkg/user.py': 'pkg/people/user.py' },
    {
      'pkg/__init__.py': '',
      'pkg/people/__init__.py': '',
      'pkg/db.py': '',
      'pkg/user.py': 'from .db import x\nfrom . import db\nfrom . import NAME\nimport os\n',
    },
    { 'pkg/people/user.py': 'from ..db import x\nfrom .. import db\nfrom .. import NAME\nimport os\n' },
  ],
  [
    'a package with all that is in it',
    { 'pkg/old/__init__.py': 'pkg/fresh/__init__.py', 'pkg/old/m.py': 'pkg/fresh/m.py' },
    {
      'pkg/__init__.py': '',
      'pkg/old/__init__.py': 'from .m import x\n',
      'pkg/old/m.py': 'from . import y\n',
      'main.py': 'from pkg.old.m import x\nfrom pkg import old\nimport pkg.old.m\n',
    },
    { 'main.py': 'from pkg.fresh.m import x\nfrom pkg import fresh as old\nimport pkg.fresh.m\n' },
  ],
  [
    'below src, and names in mocks',
    { 'src/pkg/user.py': 'src/pkg/net/user.py' },
    {
      'src/pkg/__init__.py': '',
      'src/pkg/user.py': '',
      'tests/t.py':
        "from pkg.user import a\nwith patch('pkg.user.get'):\n    pass\nm = importlib.import_module('pkg.user')\n",
    },
    {
      'tests/t.py':
        "from pkg.net.user import a\nwith patch('pkg.net.user.get'):\n    pass\nm = importlib.import_module('pkg.net.user')\n",
    },
  ],
  [
    'the standard library is another module',
    { 'pkg/logging.py': 'pkg/log.py' },
    { 'pkg/__init__.py': '', 'pkg/logging.py': '', 'pkg/a.py': 'import logging\nfrom .logging import x\n' },
    { 'pkg/a.py': 'import logging\nfrom .log import x\n' },
  ],
]

const notebook = (sources: readonly string[], language = 'python'): string =>
  JSON.stringify(
    {
      cells: sources.map((source) => ({
        cell_type: 'code',
        metadata: {},
        outputs: [],
        source: source.split(/(?<=\n)/),
      })),
      metadata: { language_info: { name: language } },
      nbformat: 4,
      nbformat_minor: 4,
    },
    null,
    1,
  )

const PAGES: readonly Case[] = [
  [
    'a component: its script alone, without the ending too, and texts elsewhere stay',
    { 'src/lib/help.ts': 'src/tools/help.ts' },
    {
      'src/lib/help.ts': '',
      'src/App.vue':
        '<template>\n  <p title="import x from \'y\'">{{ help() }} it\'s</p>\n</template>\n<script setup lang="ts" generic="T extends Record<string, number>">\nimport { help } from \'./lib/help\'\n</script>\n<style src="./app.css"></style>\n',
    },
    {
      'src/App.vue':
        '<template>\n  <p title="import x from \'y\'">{{ help() }} it\'s</p>\n</template>\n<script setup lang="ts" generic="T extends Record<string, number>">\nimport { help } from \'./tools/help\'\n</script>\n<style src="./app.css"></style>\n',
    },
  ],
  [
    'two scripts of a component on one line, and JSX in them',
    { 'a.js': 'lib/a.js' },
    {
      'a.js': '',
      'B.svelte':
        "<script context=\"module\">import a from './a'</script><script>import { b } from './a'</script>\n<h1>{a}</h1>\n",
      'C.vue': '<script lang="jsx">\nimport a from "./a"\nexport default () => <b title="./x">{a}</b>\n</script>\n',
    },
    {
      'B.svelte':
        "<script context=\"module\">import a from './lib/a'</script><script>import { b } from './lib/a'</script>\n<h1>{a}</h1>\n",
      'C.vue': '<script lang="jsx">\nimport a from "./lib/a"\nexport default () => <b title="./x">{a}</b>\n</script>\n',
    },
  ],
  [
    'the head of a page of Astro, and its scripts',
    { 'src/a.ts': 'src/lib/a.ts' },
    {
      'src/a.ts': '',
      'src/p.astro': "---\nimport { a } from './a'\n---\n<p>{a}</p>\n<script>\n  import './a'\n</script>\n",
      'src/q.astro': '---\n---\n<p>---</p>\n',
    },
    { 'src/p.astro': "---\nimport { a } from './lib/a'\n---\n<p>{a}</p>\n<script>\n  import './lib/a'\n</script>\n" },
  ],
  [
    'the statements of MDX, not those in a block of code',
    { 'a.js': 'lib/a.js' },
    {
      'a.js': '',
      'p.mdx':
        "import { a } from './a'\nexport const b = <i>{a}</i>\n\n# Title\n\nIt's text\n\n```js\nimport x from 'y'\n```\n\nexport { c } from './a'",
    },
    {
      'p.mdx':
        "import { a } from './lib/a'\nexport const b = <i>{a}</i>\n\n# Title\n\nIt's text\n\n```js\nimport x from 'y'\n```\n\nexport { c } from './lib/a'",
    },
  ],
  [
    'modules of a page, not its comments and data',
    { 'a.js': 'lib/a.js' },
    {
      'a.js': '',
      'p.html':
        '<!-- <script>import x from "y" -->\n<script type="application/json">{"a": "b"}</script>\n<script type="module">\nimport "./a.js"\n</script>\n',
    },
    {
      'p.html':
        '<!-- <script>import x from "y" -->\n<script type="application/json">{"a": "b"}</script>\n<script type="module">\nimport "./lib/a.js"\n</script>\n',
    },
  ],
  [
    'a component that moves: its own imports',
    { 'src/A.vue': 'src/deep/A.vue' },
    {
      'src/A.vue': "<script>\nimport b from './b'\n</script>\n",
      'src/b.ts': '',
      'src/c.ts': "import A from './A.vue'\n",
    },
    {
      'src/deep/A.vue': "<script>\nimport b from '../b'\n</script>\n",
      'src/c.ts': "import A from './deep/A.vue'\n",
    },
  ],
]

describe('imports of files that move', () => {
  it.each(someOf([...JS, ...PY, ...PAGES], 3))('are rewritten: %s', async (_, moves, files, after) => {
    const result = await moved(files, moves)
    const untouched = Object.fromEntries(Object.entries(files).map(([path, text]) => [moves[path] ?? path, text]))
    expect(result).toEqual({ files: { ...untouched, ...after }, doubts: [], mentions: [] })
  })

  it.each<readonly [string, string, string]>([
    ['an alias', 'app/a.ts', "import '@/user'"],
    ['a path from a folder that a configuration names', 'app/a.ts', "import 'src/user'"],
    ['a name that is put together', 'app/a.ts', 'import(`../src/${name}`)'],
    ['the same with +', 'app/a.js', "require('../src/' + name)"],
    ['all files of a folder', 'app/a.ts', "import.meta.glob('../src/*.ts')"],
    ['a list of them', 'app/a.ts', "import.meta.glob(['../src/*.ts'])"],
    ['a folder', 'app/a.js', "require.context('../src', true)"],
    ['a text that may be its path', 'app/a.ts', "read('./src/user.ts')"],
  ])('are doubted, and left: %s', async (_, path, text) => {
    const files = { 'src/user.ts': '', [path]: `${text}\n` }
    expect(await moved(files, { 'src/user.ts': 'lib/user.ts' })).toEqual({
      files: { 'lib/user.ts': '', [path]: `${text}\n` },
      doubts: [`${path}:1`],
      mentions: [],
    })
  })

  it.each<readonly [string, Record<string, string>, Record<string, string>, string]>([
    ['two files may be meant', { 'a.js': 'x/a.js' }, { 'a.js': '', 'a.ts': '', 'b.js': "import './a'\n" }, 'b.js:1'],
    [
      'another file would be found',
      { 'a.js': 'x/a.js' },
      { 'a.js': '', 'x/a.ts': '', 'b.js': "import './a'\n" },
      'b.js:1',
    ],
    ['a compiled name of another kind', { 'a.ts': 'x/a.tsx' }, { 'a.ts': '', 'b.ts': "import './a.js'\n" }, ''],
    ['nothing there is tracked', { 'a.js': 'x/a.js' }, { 'a.js': "import './generated'\n" }, 'a.js:1'],
    [
      'reached through its package',
      { 'p/m.py': 'p/q/m.py' },
      { 'p/__init__.py': '', 'p/m.py': '', 'a.py': 'import p\np.m.f()\n' },
      'a.py:2',
    ],
    [
      'the first name is used for more',
      { 'p/m.py': 'p/q/m.py' },
      { 'p/__init__.py': '', 'p/m.py': '', 'a.py': 'import p.m\np.f()\n' },
      'a.py:1',
    ],
    [
      'the text of a page may be a path',
      { 'a.ts': 'x/a.ts' },
      { 'a.ts': '', 'b.svelte': "<p>\n{#await import('./a')}{/await}\n" },
      'b.svelte:2',
    ],
    [
      'a page loads a file',
      { 'a.js': 'x/a.js' },
      { 'a.js': '', 'p.html': '<!doctype html>\n<script src="./a.js"></script>\n' },
      'p.html:2',
    ],
    [
      'a page that moves shows a file',
      { 'p.vue': 'x/p.vue' },
      { 'a.png': '', 'p.vue': '<img src="./a.png">\n' },
      'p.vue:1',
    ],
    [
      'a script of a page does not end',
      { 'a.js': 'x/a.js' },
      { 'a.js': '', 'p.vue': "<script lang='ts>\nimport './a'\n" },
      'p.vue:1',
    ],
    [
      'a notebook imports it, below a line of its own',
      { 'p/m.py': 'p/q/m.py' },
      { 'p/m.py': '', 'n.ipynb': notebook(['%pip install x\n!ls p/*\n', 'import os\nfrom p.m import f\nf("a")']) },
      'n.ipynb:18',
    ],
    ['a notebook does not parse', { 'm.py': 'q/m.py' }, { 'm.py': '', 'n.ipynb': '{"m": ' }, 'n.ipynb:1'],
    [
      'a name beyond ASCII may be another one of its package',
      { 'p/größe.py': 'p/q/größe.py' },
      { 'p/__init__.py': 'größe = 1\n', 'p/größe.py': '', 'a.py': 'from p import größe\n' },
      'a.py:1',
    ],
    [
      'the package may have the name',
      { 'p/m.py': 'p/q/m.py' },
      { 'p/__init__.py': 'from .m import *\n', 'p/m.py': '', 'a.py': 'from p import m\n' },
      'a.py:1',
    ],
    [
      'a text that may be its name',
      { 'p/m.py': 'p/q/m.py' },
      { 'p/__init__.py': '', 'p/m.py': '', 'a.py': "X = 'p.m.Class'\n" },
      'a.py:1',
    ],
    [
      'several modules of that name',
      { 'x/m.py': 'x/n.py' },
      { 'x/m.py': '', 'y/m.py': '', 'a.py': 'import m\n' },
      'a.py:1',
    ],
    ['a name that Python cannot import', { 'm.py': 'my-scripts/m.py' }, { 'm.py': '', 'a.py': 'import m\n' }, 'a.py:1'],
    ['a broken import', { 'a.ts': 'x/a.ts' }, { 'a.ts': '', 'b.ts': "import { from './a'\n" }, 'b.ts:1'],
  ])('are doubted where %s', async (_, moves, files, place) => {
    const { doubts } = await moved(files, moves)
    if (place === '') expect(doubts.length).toBeGreaterThan(0)
    else expect(doubts).toContain(place)
  })

  it('are not doubted for packages, modules of Node and other files of that name', async () => {
    const files = {
      'src/react.ts': '',
      'src/fs.ts': '',
      'lib/react.ts': '',
      'package.json': '{"dependencies":{"react":"1"}}',
      'a.ts': "import 'react'\nimport 'fs'\nimport 'node:fs'\nimport './lib/react'\n",
    }
    expect(await moved(files, { 'src/react.ts': 'x/react.ts', 'src/fs.ts': 'x/fs.ts' })).toMatchObject({
      doubts: [],
      files: { 'a.ts': files['a.ts'] },
    })
  })

  it('are not doubted in what another kernel or another program of a notebook reads', async () => {
    const files = {
      'm.py': '',
      'julia.ipynb': notebook(['import m'], 'julia'),
      'bash.ipynb': notebook(['%%bash\nimport m', '%load_ext m\nimport n']),
    }
    expect(await moved(files, { 'm.py': 'q/m.py' })).toMatchObject({ doubts: [], mentions: [] })
  })

  it('leave out configuration, whose mentions are listed', async () => {
    const files = {
      'src/cli.ts': '',
      'package.json': '{\n  "bin": "./src/cli.ts"\n}\n',
      '.github/w.yml': 'run: node src/cli.ts\n',
    }
    const { mentions } = await moved(files, { 'src/cli.ts': 'src/bin/cli.ts' })
    expect(mentions).toEqual(['.github/w.yml:1', 'package.json:2'])
  })
})

describe('a file that nothing imports', () => {
  it('is told from those that something imports, may import or names', async () => {
    const files = {
      'src/used.ts': '',
      'src/alias.ts': '',
      'src/bin.ts': '',
      'src/dead.ts': "import './dead'\n",
      'src/plugins/a.ts': '',
      'pkg/__init__.py': '',
      'pkg/live.py': '',
      'pkg/dead.py': '',
      'package.json': '{ "bin": "src/bin.ts" }\n',
      'a.ts': "import './src/used'\nimport '~/alias'\nimport(`./src/plugins/${x}`)\n",
      'b.py': 'from pkg import live\n',
      'src/shown.ts': '',
      'App.vue': "<script>\nimport './src/shown'\n</script>\n",
      'pkg/tool.py': '',
      'n.ipynb': notebook(['from pkg.tool import a']),
    }
    const asked = Object.keys(files).filter((path) => /^(?:src|pkg)\//.test(path))
    expect(await importersIn(files, asked)).toEqual({
      'src/used.ts': 'a.ts',
      'src/alias.ts': 'a.ts',
      'src/bin.ts': 'package.json',
      'src/plugins/a.ts': 'a.ts',
      'pkg/__init__.py': 'b.py',
      'pkg/live.py': 'b.py',
      'src/shown.ts': 'App.vue',
      'pkg/tool.py': 'n.ipynb',
    })
  })
})
