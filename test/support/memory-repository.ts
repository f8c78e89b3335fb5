import {
  chmodSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmdirSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import type { Files } from './folder.ts'
import type { TestRepository } from './git.ts'
import { changesOf, countsOf, differing, isSame, type Leaves, MemoryGit, NOTHING } from './memory-git.ts'

export type { Files } from './folder.ts'
export type { TestRepository } from './git.ts'

interface Options {
  readonly config?: Readonly<Record<string, string>>
}

/** As `repository` of git.ts, with git in memory: tests that use it start no program. It knows fewer commands, and refuses all others. */
export function repository(files: Files = {}, { config = {} }: Options = {}): TestRepository {
  const made = new Checkout(files)
  for (const [key, value] of Object.entries(config)) made.settings.set(key.toLowerCase(), value)
  // Tests pass it as options too.
  return {
    root: made.root,
    git: (...args) => made.git(...args),
    gitBytes: (args) => Buffer.from(made.git(...args)),
    write: (written) => made.write(written),
    read: (path) => readFileSync(made.at(path)),
    chmod: (path, mode) => chmodSync(made.at(path), mode),
    commit(message = 'commit') {
      addAll(made, ['.'])
      return made.record(message)
    },
    [Symbol.dispose]: () => made[Symbol.dispose](),
  }
}

class Checkout extends MemoryGit {
  git(...args: string[]): string {
    const [verb = '', ...rest] = args
    const words = rest.filter((word) => !word.startsWith('-'))
    const key = [verb, ...rest.filter((word) => word.startsWith('-') && !word.startsWith('--format='))].join(' ')
    const command = COMMANDS[key]
    if (!command) throw new Error(`memory-repository.ts does not know git ${args.join(' ')}`)
    const format = rest.find((word) => word.startsWith('--format='))?.slice('--format='.length)
    const said = command(this, words, format)
    return typeof said === 'string' ? said.replace(/\n$/, '') : ''
  }

  at(path: string): string {
    return join(this.root, path)
  }

  rev(name: string): string {
    const found = this.find(name)
    if (!found) throw new Error(`fatal: bad revision ${name}`)
    return found.oid
  }

  headLeaves(): Leaves {
    const head = this.head()
    return head === undefined ? new Map() : this.leaves(head)
  }

  /** Takes the file of the work tree into the index, or that there is none. */
  stage(path: string): void {
    const leaf = this.onDisk(path)
    if (leaf) this.index.set(path, leaf)
    else this.index.delete(path)
  }

  record(message: string): string {
    const parent = this.head()
    const commit = this.made(this.treeOf(this.index), parent === undefined ? [] : [parent], `${message}\n`)
    this.set('HEAD', commit)
    return commit
  }

  remove(path: string): void {
    rmSync(this.at(path), { force: true, recursive: true })
    for (const name of [...this.index.keys()]) if (name === path || name.startsWith(`${path}/`)) this.index.delete(name)
    this.prune(path)
  }

  /** Folders that are left empty go. */
  prune(path: string): void {
    try {
      for (let folder = dirname(path); folder !== '.'; folder = dirname(folder)) rmdirSync(this.at(folder))
    } catch {
      // One holds a file.
    }
  }

  checkOut(commit: string): void {
    const after = this.leaves(commit)
    for (const path of differing(this.headLeaves(), after)) {
      const leaf = after.get(path)
      this.remove(path)
      if (!leaf) continue
      this.index.set(path, leaf)
      if (leaf.mode === '160000') continue
      mkdirSync(dirname(this.at(path)), { recursive: true })
      const { content } = this.stored(leaf.oid)
      if (leaf.mode === '120000') symlinkSync(content.toString('utf8'), this.at(path))
      else writeFileSync(this.at(path), content, { mode: leaf.mode === '100755' ? 0o755 : 0o644 })
    }
  }

  point(place: string): void {
    writeFileSync(this.at('.git/HEAD'), `${place}\n`)
  }

  onDiskPaths(folder = ''): string[] {
    return readdirSync(this.at(folder), { withFileTypes: true }).flatMap((entry) => {
      const path = folder + entry.name
      if (entry.name === '.git') return []
      return entry.isDirectory() ? this.onDiskPaths(`${path}/`) : path
    })
  }
}

type Command = (repo: Checkout, words: readonly string[], format: string | undefined) => unknown

/** By the verb and its options, as tests write them. */
const COMMANDS: Readonly<Record<string, Command>> = {
  'rev-parse': (repo, words) => words.map((word) => repo.rev(word)).join('\n'),
  'rev-parse --abbrev-ref': (repo) => repo.place().replace(/^ref: refs\/heads\//, ''),
  'rev-parse --symbolic-full-name': (repo) =>
    repo.place().replace(/^ref: |^[0-9a-f]+$/, (start) => (start === 'ref: ' ? '' : 'HEAD')),
  'symbolic-ref': (repo, [, to]) => (to === undefined ? repo.place().slice('ref: '.length) : repo.point(`ref: ${to}`)),
  'symbolic-ref --short': (repo) => repo.place().slice('ref: refs/heads/'.length),
  'status --porcelain': (repo) => status(repo).join('\n'),
  add: (repo, words) => void addAll(repo, words),
  'add -A': (repo) => void addAll(repo, ['.']),
  'commit -q -m': (repo, [message = '']) => void repo.record(message),
  'commit -qm': (repo, [message = '']) => void repo.record(message),
  'commit -q --allow-empty -m': (repo, [message = '']) => void repo.record(message),
  'commit -aqm'(repo, [message = '']) {
    for (const path of [...repo.index.keys()]) repo.stage(path)
    repo.record(message)
  },
  'switch -q': switchTo,
  'checkout -q': switchTo,
  'checkout -q --detach': (repo, [name = 'HEAD']) => switchTo(repo, [repo.rev(name)]),
  'switch -q --detach': (repo, [name = 'HEAD']) => switchTo(repo, [repo.rev(name)]),
  'switch -q -c': makeAndSwitch,
  'checkout -q -b': makeAndSwitch,
  'checkout -q --orphan': (repo, [name = '']) => void repo.point(`ref: refs/heads/${name}`),
  'switch -q --orphan'(repo, [name = '']) {
    for (const path of [...repo.index.keys()]) repo.remove(path)
    repo.point(`ref: refs/heads/${name}`)
  },
  branch: (repo, [name = '', from = 'HEAD']) => void repo.refs.set(`refs/heads/${name}`, repo.rev(from)),
  'rm -q'(repo, words) {
    for (const path of words) repo.remove(path)
  },
  mv(repo, [from = '', to = '']) {
    renameSync(repo.at(from), repo.at(to))
    repo.remove(from)
    repo.stage(to)
  },
  'for-each-ref': (repo, words, format) =>
    [...repo.refs]
      .filter(
        ([name]) =>
          words.length === 0 || words.some((word) => name === word || name.startsWith(`${word.replace(/\/$/, '')}/`)),
      )
      .sort()
      .map(([name, oid]) =>
        format === undefined
          ? `${oid} ${repo.stored(oid).type}\t${name}`
          : format
              .replace('%(refname:lstrip=3)', name.split('/').slice(3).join('/'))
              .replace('%(refname)', name)
              .replace('%(objectname)', oid)
              .replace('%(refname:short)', name.replace('refs/heads/', '')),
      )
      .join('\n'),
  'update-ref': (repo, [ref = '', to = '']) => void repo.set(ref, repo.rev(to)),
  show: (repo, [name = '']) => repo.stored(repo.rev(name)).content.toString('utf8'),
  'log -1': (repo, [name = 'HEAD'], format) => {
    const { message } = repo.facts(repo.rev(name))
    return format === '%s' ? (message.split('\n')[0] ?? '') : message
  },
  'rev-list': (repo, [range = '']) => between(repo, range).join('\n'),
  'rev-list --count': (repo, [range = '']) => String(between(repo, range).length),
  'diff --name-only': (repo, [from, to]) =>
    from === undefined
      ? differing(repo.index, repo.onDiskIndex()).join('\n')
      : differing(repo.leaves(repo.rev(from)), repo.leaves(repo.rev(to ?? 'HEAD'))).join('\n'),
  'diff --numstat -M -z': (repo, words) =>
    changes(repo, words)
      .map(
        (change) =>
          `${countsOf(repo, change)}\t${change.from === undefined ? change.path : `\0${change.from}\0${change.path}`}\0`,
      )
      .join(''),
  'diff --raw --no-abbrev -M': (repo, words) =>
    changes(repo, words)
      .map(({ path, from, old = NOTHING, fresh = NOTHING }) => {
        const letter = from !== undefined ? 'R100' : old === NOTHING ? 'A' : fresh === NOTHING ? 'D' : 'M'
        return `:${old.mode} ${fresh.mode} ${old.oid} ${fresh.oid} ${letter}\t${from === undefined ? path : `${from}\t${path}`}`
      })
      .join('\n'),
  'ls-files': (repo) => [...repo.index.keys()].sort().join('\n'),
  'ls-files -s': (repo) =>
    [...repo.index]
      .sort()
      .map(([path, { mode, oid }]) => `${mode} ${oid} 0\t${path}`)
      .join('\n'),
  'update-index --chmod=+x'(repo, [path = '']) {
    repo.index.set(path, { mode: '100755', oid: repo.index.get(path)?.oid ?? '' })
  },
  'update-index --add --cacheinfo'(repo, [entry = '']) {
    const [mode = '', oid = '', path = ''] = entry.split(',')
    repo.index.set(path, { mode, oid })
  },
  'write-tree': (repo) => repo.treeOf(repo.index),
  'reset -q --hard'(repo, [name = 'HEAD']) {
    const commit = repo.rev(name)
    for (const path of [...repo.index.keys()]) repo.remove(path)
    for (const [path, leaf] of repo.leaves(commit)) {
      repo.write({ [path]: repo.stored(leaf.oid).content })
      repo.index.set(path, leaf)
    }
    repo.set('HEAD', commit)
  },
}

function addAll(repo: Checkout, words: readonly string[]): void {
  const all = words[0] === '.' ? new Set([...repo.onDiskPaths(), ...repo.index.keys()]) : words
  for (const path of all) if (repo.index.get(path)?.mode !== '160000') repo.stage(path)
}

function switchTo(repo: Checkout, [name = 'HEAD']: readonly string[]): string {
  const commit = repo.rev(name)
  repo.checkOut(commit)
  repo.point(repo.refs.has(`refs/heads/${name}`) ? `ref: refs/heads/${name}` : commit)
  return ''
}

function makeAndSwitch(repo: Checkout, [name = '', from = 'HEAD']: readonly string[]): string {
  repo.refs.set(`refs/heads/${name}`, repo.rev(from))
  return switchTo(repo, [name])
}

function between(repo: Checkout, range: string): string[] {
  const [from, to] = range.includes('..') ? range.split('..') : [undefined, range]
  const known = from === undefined ? new Set() : repo.ancestors(repo.rev(from || 'HEAD'))
  return [...repo.ancestors(repo.rev(to || 'HEAD'))].filter((commit) => !known.has(commit))
}

const changes = (repo: Checkout, words: readonly string[]) =>
  changesOf(
    repo,
    words.map((word) => repo.rev(word)),
    true,
  )

/** As `git status --porcelain` prints it. */
function status(repo: Checkout): string[] {
  const head = repo.headLeaves()
  const tracked = [...new Set([...head.keys(), ...repo.index.keys()])].sort().flatMap((path) => {
    const [before, staged] = [head.get(path), repo.index.get(path)]
    const now = staged?.mode === '160000' ? staged : repo.onDisk(path)
    const letters = letterOf(before, staged) + (staged ? letterOf(staged, now) : ' ')
    return letters === '  ' ? [] : `${letters} ${path}`
  })
  const others = repo.onDiskPaths().flatMap((path) => (repo.index.has(path) ? [] : shownAs(repo, path)))
  return [...tracked, ...[...new Set(others)].sort().map((path) => `?? ${path}`)]
}

const letterOf = (before: Parameters<typeof isSame>[0], after: Parameters<typeof isSame>[0]): string =>
  isSame(before, after) ? ' ' : !before ? 'A' : after ? 'M' : 'D'

/** An untracked file, or the topmost folder that holds no other files. */
function shownAs(repo: Checkout, path: string): string {
  const folders = path
    .split('/')
    .slice(0, -1)
    .map((_, at, names) => `${names.slice(0, at + 1).join('/')}/`)
  const isOther = (folder: string): boolean => ![...repo.index.keys()].some((name) => name.startsWith(folder))
  return folders.find(isOther) ?? path
}
