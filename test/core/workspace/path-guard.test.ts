import { mkdirSync, realpathSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  checkSpelling,
  refuseOutward,
  spellGivenPath,
  stripRoot,
  twinsIn,
} from '../../../src/core/workspace/path-guard.ts'
import { EditplanError } from '../../../src/errors.ts'
import { temporaryFolder } from '../../support/folder.ts'
import { items } from '../../support/items.ts'
import { share } from '../../support/whole.ts'
import { hostilePath } from './hostile-paths.ts'

const verdict = (path: string, options?: Parameters<typeof checkSpelling>[1]): string => {
  const spelling = checkSpelling(path, options)
  return spelling.ok ? `ok ${spelling.path}` : spelling.problem.name
}

describe('a plain path', () => {
  it.each([
    ['src/user.ts', 'src/user.ts'],
    ['./src//user.ts', 'src/user.ts'],
    ['src/../docs/./a.md', 'docs/a.md'],
    ['docs/', 'docs'],
    ['read me.md', 'read me.md'],
    ['a\u00a0b.md', 'a\u00a0b.md'],
    [' a.md ', ' a.md '],
    ['\u2600\ufe0f', '\u2600\ufe0f'],
    ['%2e%2e/%2Fetc', '%2e%2e/%2Fetc'],
    ['日本/é.txt', '日本/é.txt'],
    ['.gitignore', '.gitignore'],
    ['.github/workflows/ci.yml', '.github/workflows/ci.yml'],
    ['git', 'git'],
    ['a/.gitkeep', 'a/.gitkeep'],
    ['~$draft.docx', '~$draft.docx'],
    ['a~/b', 'a~/b'],
    ['ab:c', 'ab:c'],
    ['-rf', '-rf'],
    ['.a', '.a'],
    ['..a', '..a'],
    ['nul.txt', 'nul.txt'],
  ])('%j is %j', (path, normal) => {
    expect(verdict(path)).toBe(`ok ${normal}`)
  })
})

it('plain names are judged alone as they are behind ./, which are looked at in full', () => {
  const name = fc.stringMatching(/^[\w.~:-]{1,12}$/)
  const path = fc.array(name, { minLength: 1, maxLength: 5 }).map((names) => names.join('/'))
  fc.assert(
    fc.property(path, (path) => verdict(path) === verdict(`./${path}`)),
    { numRuns: 5000 },
  )
})

describe('refused by spelling', () => {
  it.each([
    ['..', 'PATH_OUTSIDE_REPO'],
    ['../x', 'PATH_OUTSIDE_REPO'],
    ['a/../../x', 'PATH_OUTSIDE_REPO'],
    ['a/b/../../../a/x', 'PATH_OUTSIDE_REPO'],
    ['/etc/passwd', 'PATH_OUTSIDE_REPO'],
    ['.git/config', 'PATH_PROTECTED'],
    ['.GIT/hooks/pre-commit', 'PATH_PROTECTED'],
    ['vendor/.git/config', 'PATH_PROTECTED'],
    ['a/.git', 'PATH_PROTECTED'],
    ['.git/../a', 'PATH_PROTECTED'],
    ['git~1/config', 'PATH_PROTECTED'],
    ['GIT~1', 'PATH_PROTECTED'],
    ['.git /config', 'PATH_PROTECTED'],
    ['.git./config', 'PATH_PROTECTED'],
    ['.git. . /config', 'PATH_PROTECTED'],
    ['.git::$INDEX_ALLOCATION/config', 'PATH_PROTECTED'],
    ['.git:x', 'PATH_PROTECTED'],
    ['.git\\config', 'PATH_PROTECTED'],
    ['a\\.git\\config', 'PATH_PROTECTED'],
    ['.g\u200cit/config', 'PATH_PROTECTED'],
    ['.g\u0131t/config', 'PATH_PROTECTED'],
    ['\ufeff.git/config', 'PATH_PROTECTED'],
    ['.git\u200f./config', 'PATH_PROTECTED'],
    ['\\\\server\\share\\x', 'PATH_INVALID'],
    ['//server/share/x', 'PATH_INVALID'],
    ['\\/server/x', 'PATH_INVALID'],
    ['..\\..\\x', 'PATH_INVALID'],
    ['a\\b', 'PATH_INVALID'],
    ['C:\\x', 'PATH_INVALID'],
    ['C:/x', 'PATH_INVALID'],
    ['c:x', 'PATH_INVALID'],
    ['./C:/x', 'PATH_INVALID'],
    ['~', 'PATH_INVALID'],
    ['~/x', 'PATH_INVALID'],
    ['~root/x', 'PATH_INVALID'],
    ['file:///etc/passwd', 'PATH_INVALID'],
    ['file:x', 'PATH_INVALID'],
    ['https://example.org/x', 'PATH_INVALID'],
    ['a/../https://example.org/x', 'PATH_INVALID'],
    ['a\0b', 'PATH_INVALID'],
    ['a\nb', 'PATH_INVALID'],
    ['\u001b[31mred', 'PATH_INVALID'],
    ['a\u0085b', 'PATH_INVALID'],
    ['a\u007fb', 'PATH_INVALID'],
    ['\ud800', 'PATH_INVALID'],
    ['...', 'PATH_INVALID'],
    ['a/.. /x', 'PATH_INVALID'],
    ['.. ./x', 'PATH_INVALID'],
    ['package.json::$DATA', 'PATH_INVALID'],
    ['src/auth.js\u00a0', 'PATH_INVALID'],
    ['src\u00a0/auth.js', 'PATH_INVALID'],
    ['\u3000auth.js', 'PATH_INVALID'],
    ['auth.js\u2800', 'PATH_INVALID'],
    ['\ufeffauth.js', 'PATH_INVALID'],
    ['src/auth.js\u200b', 'PATH_INVALID'],
    ['src\u00ad/auth.js', 'PATH_INVALID'],
    ['\u3164', 'PATH_INVALID'],
    ['x'.repeat(256), 'PATH_INVALID'],
    ['é'.repeat(128), 'PATH_INVALID'],
    [`${'a/'.repeat(2048)}b`, 'PATH_INVALID'],
    ['', 'IS_DIRECTORY'],
    ['.', 'IS_DIRECTORY'],
    ['a/..', 'IS_DIRECTORY'],
  ])('%j: %s', (path, name) => {
    expect(verdict(path)).toBe(name)
  })
})

describe('a path as a plan gives it', () => {
  it('keeps the blanks that people see, and is refused where another blank ends it', () => {
    const spelled = (given: string): string => {
      const spelling = spellGivenPath(given, [])
      return spelling.ok ? spelling.path : spelling.problem.name
    }
    expect(spelled(' src/auth.js ')).toBe(' src/auth.js ')
    expect(spelled('src/auth.js\n')).toBe('PATH_INVALID')
    expect(spelled(' .git/config')).toBe('PATH_PROTECTED')
    for (const blank of ['\u00a0', '\u2003', '\u3000', '\ufeff', '\u2028'])
      for (const given of [`src/auth.js${blank}`, `${blank}src/auth.js`, `src/auth.js${blank} `])
        expect(spelled(given)).not.toBe('src/auth.js')
    expect(spelled('src/auth.js\u00a0')).toBe('PATH_INVALID')
  })
})

describe('portable names', () => {
  it.each(items`
nul   NUL.txt   com1   a/LPT9.log   aux .c   conin$   a?b   ab:c   a|b   <a>   "a"   a*   a.   a /b`)(
    '%j is not a valid name on Windows',
    (path) => {
      expect(verdict(path, { portable: true })).toBe('PATH_INVALID')
      expect(verdict(path)).toBe(`ok ${path}`)
    },
  )

  it.each(['nullable.ts', 'com10', 'console.log', 'a b', 'lpt'])('%j is one everywhere', (path) => {
    expect(verdict(path, { portable: true })).toBe(`ok ${path}`)
  })
})

describe('twins of a name', () => {
  const files = new Map<string, string[]>([
    ['', ['README.md', 'docs', 'gone', 'lib']],
    ['lib', ['sub', 'Sub']],
    ['docs', ['caf\u00e9.md', 'a.md']],
  ])
  const listed: string[] = []
  const twinOf = (portable = true) =>
    twinsIn(
      {
        list: (folder) => {
          listed.push(folder)
          return files.get(folder) ?? []
        },
        stat: (path) => (path === 'gone' ? undefined : ({} as never)),
        locate: (path) =>
          path.startsWith('lib/sub/')
            ? { ok: false, problem: { name: 'PATH_PROTECTED', message: '' } }
            : { ok: true, path },
      },
      { portable },
    )

  it.each(['readme.md', 'Docs/x.md', 'docs/cafe\u0301.md', 'docs/A.md', 'docs/a.md.', 'docs/a\u200b.md'])(
    '%j has one',
    (path) => {
      expect(twinOf()(path)?.name).toBe('PATH_INVALID')
    },
  )

  it.each(['README.md', 'docs/b.md', 'new/docs', 'Gone'])('%j has none', (path) => {
    expect(twinOf()(path)).toBeUndefined()
  })

  it.each(['lib/SUB', 'lib/SUB/a.md', 'lib/Sub/a.md'])(
    '%j has one in which no plan makes files, portable or not',
    (path) => {
      expect([true, false].map((portable) => twinOf(portable)(path)?.name)).toEqual([
        'PATH_PROTECTED',
        'PATH_PROTECTED',
      ])
      expect(twinOf(false)('Docs/a.md')).toBeUndefined()
    },
  )

  it('are found by one look at each folder, however many names are asked about', () => {
    const ask = twinOf()
    listed.length = 0
    for (let at = 0; at < 100; at += 1) ask(`docs/${at}.md`)
    expect(listed).toEqual(['', 'docs'])
  })
})

describe('what is let through', () => {
  it('is let through again, unchanged', () => {
    fc.assert(
      fc.property(hostilePath, fc.boolean(), (path, portable) => {
        const first = checkSpelling(path, { portable })
        if (first.ok) expect(checkSpelling(first.path, { portable })).toEqual(first)
      }),
      { numRuns: 1000 },
    )
  })

  it('is not the longest hostile spelling', { tags: 'slow' }, () => {
    for (const path of [
      '.git '.repeat(100_000),
      '. '.repeat(200_000),
      '../../'.repeat(200_000),
      `~${'a'.repeat(400_000)}`,
    ])
      expect(checkSpelling(path).ok).toBe(false)
  })
})

describe('a file that a command is to write', () => {
  const name = fc.constantFrom('a', 'b', 'c', 'folder')
  const way = fc
    .tuple(fc.constantFrom('', '', '../', '../../', '/'), fc.array(name, { minLength: 1, maxLength: 3 }))
    .map(([start, names]) => start + names.join('/'))

  it('is refused exactly where the system would write it outside its checkout', () => {
    const seen = { inside: 0, outside: 0 }
    fc.assert(
      fc.property(fc.tuple(way, way, way), way, (targets, wanted) => {
        using folder = temporaryFolder()
        const outer = realpathSync(folder.path)
        const root = join(outer, 'checkout')
        for (const made of ['checkout/.git', 'checkout/folder/folder', 'folder', 'a'])
          mkdirSync(join(outer, made), { recursive: true })
        for (const [at, target] of targets.entries())
          symlinkSync(target.replace(/^\//, `${outer}/`), join(root, 'abc'.charAt(at)))
        const file = join(root, wanted.replace(/^[./]+/, ''))
        const refused = outcomeOf(() => refuseOutward(file))
        if (!isDone(() => writeFileSync(file, ''))) return
        const isInside = stripRoot(realpathSync(file), [root]) !== undefined
        seen[isInside ? 'inside' : 'outside']++
        expect(refused).toBe(isInside ? undefined : 'PATH_OUTSIDE_REPO')
      }),
      { numRuns: 2000 },
    )
    expect(Math.min(seen.inside, seen.outside)).toBeGreaterThan(share(40))
  })

  it('may lie anywhere where there is no checkout', () => {
    using folder = temporaryFolder()
    symlinkSync('/', join(folder.path, 'link'))
    expect(outcomeOf(() => refuseOutward(join(folder.path, 'link/x')))).toBe(undefined)
  })
})

function isDone(work: () => void): boolean {
  try {
    work()
    return true
  } catch {
    return false
  }
}

function outcomeOf(work: () => void): string | undefined {
  try {
    work()
    return undefined
  } catch (error) {
    return error instanceof EditplanError ? error.name : String(error)
  }
}
