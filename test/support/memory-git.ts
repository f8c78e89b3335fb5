import { createHash } from 'node:crypto'
import { EventEmitter } from 'node:events'
import { lstatSync, mkdirSync, readdirSync, readFileSync, readlinkSync, realpathSync, writeFileSync } from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'
import { dirname, join } from 'node:path'
import { PassThrough, Writable } from 'node:stream'
import { diffLines, structuredPatch } from 'diff'
import { type Files, temporaryFolder } from './folder.ts'

// Git for tests that start no program: what it is asked is answered in this process, from objects in memory. It knows what a run asks of a
// plain checkout, and refuses everything else. memory-git.programs.test.ts compares its answers with git's.

interface IndexEntry {
  readonly mode: string
  readonly oid: string
  readonly stage?: number
  readonly tag?: string
}

type Stored = { readonly type: string; readonly content: Buffer }
type Leaf = { readonly mode: string; readonly oid: string }
export type Leaves = ReadonlyMap<string, Leaf>
type Answer = { readonly stdout?: string | Buffer; readonly code?: number; readonly stderr?: string }

const repositories = new Map<string, MemoryGit>()

/** A checkout on the branch main, of which git answers from memory. Where there are files, they are its first commit. */
export class MemoryGit implements Disposable {
  readonly root: string
  readonly refs = new Map<string, string>()
  readonly index: Map<string, IndexEntry>
  readonly settings = new Map([['core.bare', 'false']])
  readonly signatures = new Map<string, 'holds' | 'fails' | 'none'>()
  readonly #objects = new Map<string, Stored>()
  readonly #folder = temporaryFolder()

  constructor(files: Files = {}) {
    install()
    this.root = realpathSync(this.#folder.path)
    for (const folder of ['objects', 'refs']) mkdirSync(join(this.root, '.git', folder), { recursive: true })
    writeFileSync(join(this.root, '.git/HEAD'), 'ref: refs/heads/main\n')
    writeFileSync(join(this.root, '.git/config'), '[core]\n\tbare = false\n')
    this.index = new Index(join(this.root, '.git/index'))
    this.write(files)
    for (const path of Object.keys(files)) this.index.set(path, this.onDisk(path)!)
    if (Object.keys(files).length > 0) this.set('HEAD', this.made(this.treeOf(this.index), [], 'first\n'))
    repositories.set(this.root, this)
  }

  [Symbol.dispose](): void {
    repositories.delete(this.root)
    this.#folder[Symbol.dispose]()
  }

  object(type: string, content: string | Buffer): string {
    const bytes = Buffer.from(content)
    const oid = createHash('sha1').update(`${type} ${bytes.length}\0`).update(bytes).digest('hex')
    this.#objects.set(oid, { type, content: bytes })
    return oid
  }

  treeOf(leaves: Leaves): string {
    const entries = new Map<string, Leaf>()
    const folders = new Map<string, Map<string, Leaf>>()
    for (const [path, leaf] of leaves) {
      const [name = '', ...rest] = path.split('/')
      if (rest.length === 0) entries.set(name, leaf)
      else folders.set(name, (folders.get(name) ?? new Map()).set(rest.join('/'), leaf))
    }
    for (const [name, inside] of folders) entries.set(name, { mode: '40000', oid: this.treeOf(inside) })
    // Git sorts a folder as if its name ended in a slash.
    const keyOf = ([name, { mode }]: [string, Leaf]): Buffer => Buffer.from(mode === '40000' ? `${name}/` : name)
    const sorted = [...entries].sort((one, other) => Buffer.compare(keyOf(one), keyOf(other)))
    return this.object(
      'tree',
      Buffer.concat(
        sorted.flatMap(([name, { mode, oid }]) => [Buffer.from(`${mode} ${name}\0`), Buffer.from(oid, 'hex')]),
      ),
    )
  }

  made(tree: string, parents: readonly string[], message: string): string {
    const who = 'Fern <fern@example.org> 1700000000 +0000'
    const lines = [`tree ${tree}`, ...parents.map((parent) => `parent ${parent}`), `author ${who}`, `committer ${who}`]
    return this.object('commit', `${lines.join('\n')}\n\n${message}`)
  }

  write(files: Files): void {
    for (const [path, content] of Object.entries(files)) {
      mkdirSync(dirname(join(this.root, path)), { recursive: true })
      writeFileSync(join(this.root, path), content)
    }
  }

  stored(oid: string): Stored {
    return this.#objects.get(oid) ?? missing(oid)
  }

  /** An object by what git accepts as its name. */
  find(name: string): { readonly oid: string; readonly stored: Stored } | undefined {
    const [, start = '', path] = /^([^:]*)(?::(.*))?$/s.exec(name) ?? []
    const [, ref = '', steps = ''] = /^(.*?)((?:\^\{\w+\}|\^|~\d*)*)$/.exec(start) ?? []
    let oid = this.#named(ref)
    for (const [step] of steps.matchAll(/\^\{\w+\}|\^|~\d*/g))
      oid = oid === undefined ? undefined : this.#step(oid, step)
    if (path !== undefined && oid !== undefined) oid = this.#inside(oid, path)
    const stored = oid === undefined ? undefined : this.#objects.get(oid)
    return oid === undefined || !stored ? undefined : { oid, stored }
  }

  /** What a tree has at a path: a file or a folder. */
  #inside(treeish: string, path: string): string | undefined {
    const leaves = this.leaves(treeish)
    const inside = [...leaves].flatMap(([name, leaf]) =>
      name.startsWith(`${path}/`) ? [[name.slice(path.length + 1), leaf] as const] : [],
    )
    return inside.length > 0 ? this.treeOf(new Map(inside)) : leaves.get(path)?.oid
  }

  #named(name: string): string | undefined {
    if (name === 'HEAD') return this.head()
    const [, short] = /^([0-9a-f]{7,39})$/.exec(name) ?? []
    const ids = short === undefined ? [] : [...this.#objects.keys()].filter((id) => id.startsWith(short))
    return this.refs.get(name) ?? this.refs.get(`refs/heads/${name}`) ?? (ids.length === 1 ? ids[0] : name)
  }

  #step(oid: string, step: string): string | undefined {
    const { type } = this.#objects.get(oid) ?? {}
    if (step === '^{commit}') return type === 'commit' ? oid : undefined
    if (step === '^{tree}') return type === 'commit' ? this.facts(oid).tree : type === 'tree' ? oid : undefined
    let at: string | undefined = oid
    for (let left = step === '^' ? 1 : Number(step.slice(1) || 1); left > 0 && at !== undefined; left -= 1)
      [at] = this.facts(at).parents
    return at
  }

  place(): string {
    return readFileSync(join(this.root, '.git/HEAD'), 'utf8').trim()
  }

  head(): string | undefined {
    const place = this.place()
    return place.startsWith('ref: ') ? this.refs.get(place.slice(5)) : place
  }

  /** `itself`: of HEAD, not the branch that it names. */
  set(ref: string, oid: string | undefined, itself = false): void {
    const target = ref === 'HEAD' && !itself && this.place().startsWith('ref: ') ? this.place().slice(5) : ref
    if (target === 'HEAD') writeFileSync(join(this.root, '.git/HEAD'), `${oid}\n`)
    else if (oid === undefined) this.refs.delete(target)
    else this.refs.set(target, oid)
  }

  facts(commit: string) {
    const text = this.stored(commit).content.toString('utf8')
    const end = text.indexOf('\n\n')
    const headers = text.slice(0, end).split('\n')
    const allOf = (name: string) =>
      headers.flatMap((line) => (line.startsWith(`${name} `) ? line.slice(name.length + 1) : []))
    return {
      tree: allOf('tree')[0] ?? '',
      parents: allOf('parent'),
      author: allOf('author')[0]?.replace(/ <.*/, '') ?? '',
      message: text.slice(end + 2),
    }
  }

  ancestors(commit: string): ReadonlySet<string> {
    const found = new Set<string>()
    const waiting = [commit]
    for (let one = waiting.pop(); one !== undefined; one = waiting.pop()) {
      if (!found.has(one)) waiting.push(...this.facts(one).parents)
      found.add(one)
    }
    return found
  }

  leaves(treeish: string, prefix = ''): Map<string, Leaf> {
    const found = new Map<string, Leaf>()
    const { content } = this.find(`${treeish}^{tree}`)?.stored ?? missing(treeish)
    for (let at = 0; at < content.length; ) {
      const [space, end] = [content.indexOf(32, at), content.indexOf(0, at)]
      const [mode, name] = [content.toString('latin1', at, space), content.toString('utf8', space + 1, end)]
      const oid = content.toString('hex', end + 1, end + 21)
      if (mode === '40000') for (const [path, leaf] of this.leaves(oid, `${prefix}${name}/`)) found.set(path, leaf)
      else found.set(prefix + name, { mode, oid })
      at = end + 21
    }
    return found
  }

  /** Of the work tree, outside git's folder; undefined where there is no file. */
  onDisk(path: string): Leaf | undefined {
    const stat = lstatSync(join(this.root, path), { throwIfNoEntry: false })
    if (stat?.isSymbolicLink()) return { mode: '120000', oid: this.object('blob', readlinkSync(join(this.root, path))) }
    if (!stat?.isFile()) return undefined
    const mode = stat.mode & 0o100 ? '100755' : '100644'
    return { mode, oid: this.object('blob', readFileSync(join(this.root, path))) }
  }

  /** The files of the index, as they are on the disk. */
  onDiskIndex(): Leaves {
    const now = [...this.index].map(
      ([path, leaf]) => [path, leaf.mode === '160000' ? leaf : this.onDisk(path)] as const,
    )
    return new Map(now.flatMap(([path, leaf]) => (leaf ? [[path, leaf]] : [])))
  }
}

/** In a file too: tests compare what it holds. */
class Index extends Map<string, IndexEntry> {
  readonly #file: string

  constructor(file: string) {
    super()
    this.#file = file
    this.#save()
  }

  override set(path: string, { mode, oid, stage, tag }: IndexEntry): this {
    super.set(path, { mode, oid, ...(stage !== undefined && { stage }), ...(tag !== undefined && { tag }) })
    this.#save()
    return this
  }

  override delete(path: string): boolean {
    const isGone = super.delete(path)
    this.#save()
    return isGone
  }

  #save(): void {
    writeFileSync(this.#file, JSON.stringify([...this].sort()))
  }
}

function missing(name: string): never {
  throw new Error(`fatal: no object ${name}`)
}

/** What a command answers to its input. */
type Command = (repository: MemoryGit, args: readonly string[], input: Buffer) => Answer

const COMMANDS: Readonly<Record<string, Command>> = {
  config: ({ settings }) => ({ stdout: [...settings].map(([key, value]) => `${key}\n${value}\0`).join('') }),
  'cat-file': (repository, _, input) => ({
    stdout: Buffer.concat(linesOf(input).map((name) => batched(repository, name))),
  }),
  'fast-import': (repository, _, input) => ({ stdout: new Import(repository, input).answers() }),
  'diff-tree': differences,
  'diff-index': (repository, args) => ({
    stdout: listed(differing(repository.leaves(args.at(-1) ?? ''), repository.index)),
  }),
  diff: (repository) => ({ stdout: listed(differing(repository.index, repository.onDiskIndex())) }),
  // Git without PCRE says so by this code: then whoever asks reads the files.
  grep: (repository, args, input) =>
    args.includes('--quiet') ? { code: hasAttributes(repository, input) ? 0 : 1 } : { code: 128 },
  'ls-tree': (repository, args) => ({
    stdout: [...repository.leaves(args[args.indexOf('--full-tree') + 1] ?? '')]
      .filter(([path]) => isAsked(path, args))
      .sort(([one], [other]) => inOrder(one, other))
      .map(([path, { mode, oid }]) => `${mode} ${mode === '160000' ? 'commit' : 'blob'} ${oid}\t${path}\0`)
      .join(''),
  }),
  'rev-list': chain,
  'merge-base': commonBase,
  'rev-parse': (repository, args) => {
    const found = args.filter((arg) => !arg.startsWith('-')).map((name) => repository.find(name))
    if (found.some((one) => !one))
      return args.includes('--revs-only') ? {} : { code: 128, stderr: 'fatal: bad revision' }
    return { stdout: found.map((one) => `${one?.oid}\n`).join('') }
  },
  'for-each-ref': ({ refs, root, place }, args) => ({
    stdout: [...refs]
      .filter(([name]) => name === args.at(-1) || name.startsWith(`${args.at(-1)?.replace(/\/$/, '')}/`))
      .sort()
      .map(([name, oid]) => `${name}\0${oid}\0${place.call({ root }) === `ref: ${name}` ? root : ''}\n`)
      .join(''),
  }),
  'update-ref': (repository, args, input) => transaction(repository, args, input),
  'symbolic-ref': (repository, args) => {
    if (args.includes('-m')) writeFileSync(join(repository.root, '.git/HEAD'), `ref: ${args.at(-1)}\n`)
    const [, ref] = /^ref: (.*)/.exec(repository.place()) ?? []
    return args.includes('-m') ? {} : ref === undefined ? { code: 1 } : { stdout: `${ref}\n` }
  },
  'ls-files': (repository, args) => ({ stdout: listedFiles(repository, args) }),
  'update-index': (repository, args, input) => updateIndex(repository, args, input),
  'check-ignore': () => ({ code: 1 }),
  'check-attr': (_, args, input) => ({
    stdout: fieldsOf(input)
      .flatMap((path) => args.slice(args.indexOf('--stdin') + 1).map((name) => `${path}\0${name}\0unspecified\0`))
      .join(''),
  }),
  'verify-commit': ({ signatures }, args) => ({
    code: { holds: 0, fails: 1, none: 128 }[signatures.get(args.at(-1) ?? '') ?? 'none'],
  }),
  log: () => ({ stdout: 'E\n' }),
  remote: () => ({}),
}

const linesOf = (input: Buffer): string[] => input.toString('utf8').split('\n').slice(0, -1)
const fieldsOf = (input: Buffer): string[] => input.toString('utf8').split('\0').filter(Boolean)
const listed = (paths: readonly string[]): string => paths.map((path) => `${path}\0`).join('')
export const isSame = (one: Leaf | undefined, other: Leaf | undefined): boolean =>
  one?.oid === other?.oid && one?.mode === other?.mode
const inOrder = (one: string, other: string): number => Buffer.compare(Buffer.from(one), Buffer.from(other))

export const differing = (before: Leaves, after: Leaves): string[] =>
  [...new Set([...before.keys(), ...after.keys()])]
    .filter((path) => !isSame(before.get(path), after.get(path)))
    .sort(inOrder)

/** Whether a file of attributes in the work tree has one of the words. */
const hasAttributes = (repository: MemoryGit, input: Buffer): boolean =>
  [...repository.onDiskIndex()].some(
    ([path, { oid }]) =>
      path.split('/').at(-1) === '.gitattributes' &&
      linesOf(input).some((word) => repository.stored(oid).content.includes(word)),
  )

function batched(repository: MemoryGit, name: string): Buffer {
  const found = repository.find(name)
  if (!found) return Buffer.from(`${name} missing\n`)
  const { oid, stored } = found
  return Buffer.concat([
    Buffer.from(`${oid} ${stored.type} ${stored.content.length}\n`),
    stored.content,
    Buffer.from('\n'),
  ])
}

interface Difference {
  readonly path: string
  readonly from?: string
  readonly old: Leaf | undefined
  readonly fresh: Leaf | undefined
}

/** Of renames those of files whose bytes stay. */
export function changesOf(
  repository: MemoryGit,
  [from = '', to = '']: readonly string[],
  renames: boolean,
): Difference[] {
  const [before, after] = [repository.leaves(from), repository.leaves(to)]
  const changes = differing(before, after).map(
    (path): Difference => ({ path, old: before.get(path), fresh: after.get(path) }),
  )
  if (!renames) return changes
  const gone = changes.filter(({ fresh }) => !fresh)
  const taken = new Set<string>()
  const found = changes.map((change): Difference => {
    const origin = gone.find(({ path, old }) => !change.old && old?.oid === change.fresh?.oid && !taken.has(path))
    if (!origin) return change
    taken.add(origin.path)
    return { ...change, from: origin.path, old: origin.old }
  })
  return found.filter(({ path, fresh }) => fresh || !taken.has(path))
}

function differences(repository: MemoryGit, args: readonly string[], input: Buffer): Answer {
  if (args.includes('--stdin')) {
    const paths = linesOf(input).flatMap((commit) => {
      const [parent] = repository.facts(commit).parents
      return differing(parent === undefined ? new Map() : repository.leaves(parent), repository.leaves(commit))
    })
    return { stdout: listed(paths) }
  }
  const end = args.indexOf('--end-of-options')
  const changes = changesOf(repository, args.slice(end + 1), args.includes('--find-renames'))
  if (args.includes('--name-only')) return { stdout: listed(changes.map(({ path }) => path)) }
  if (args.includes('-p')) return { stdout: changes.map((change) => patchOf(repository, change)).join('') }
  const raw = changes.map(({ path, from, old, fresh }) => {
    const [one, other] = [old ?? NOTHING, fresh ?? NOTHING]
    const letter = from !== undefined ? 'R100' : !old ? 'A' : fresh ? 'M' : 'D'
    const names = from === undefined ? path : `${from}\0${path}`
    return `:${one.mode} ${other.mode} ${one.oid} ${other.oid} ${letter}\0${names}\0`
  })
  const counts = changes.map(
    (change) =>
      `${countsOf(repository, change)}\t${change.from === undefined ? change.path : `\0${change.from}\0${change.path}`}\0`,
  )
  return { stdout: [...raw, ...(args.includes('--numstat') ? counts : [])].join('') }
}

export const NOTHING: Leaf = { mode: '000000', oid: '0'.repeat(40) }

const textsOf = (repository: MemoryGit, { old, fresh }: Difference): readonly [string, string] => {
  const textOf = (leaf: Leaf | undefined): string =>
    !leaf
      ? ''
      : leaf.mode === '160000'
        ? `Subproject commit ${leaf.oid}\n`
        : repository.stored(leaf.oid).content.toString('latin1')
  return [textOf(old), textOf(fresh)]
}

export function countsOf(repository: MemoryGit, change: Difference): string {
  const [before, after] = textsOf(repository, change)
  if (/\0/.test(before + after)) return '-\t-'
  const parts = diffLines(before, after)
  const sum = (kind: 'added' | 'removed'): number =>
    parts.reduce((total, part) => total + (part[kind] ? (part.count ?? 0) : 0), 0)
  return `${sum('added')}\t${sum('removed')}`
}

function patchOf(repository: MemoryGit, change: Difference): string {
  const [before, after] = textsOf(repository, change)
  const { hunks } = structuredPatch('', '', before, after, '', '', { context: 3 })
  if (hunks.length === 0 || /\0/.test(before + after)) return ''
  const span = (start: number, lines: number): string =>
    lines === 1 ? `${start}` : `${lines === 0 ? start - 1 : start},${lines}`
  return [
    `diff --git a/${change.from ?? change.path} b/${change.path}`,
    `index ${(change.old ?? NOTHING).oid}..${(change.fresh ?? NOTHING).oid}`,
    ...hunks.flatMap(({ oldStart, oldLines, newStart, newLines, lines }) => [
      `@@ -${span(oldStart, oldLines)} +${span(newStart, newLines)} @@`,
      ...lines,
    ]),
    '',
  ].join('\n')
}

function chain(repository: MemoryGit, args: readonly string[], input: Buffer): Answer {
  const [first = '', ...rest] = linesOf(input)
  const commits: string[] = args.some((arg) => arg.startsWith('--no-walk')) ? [first, ...rest] : []
  const known = new Set(rest.flatMap((line) => (line.startsWith('^') ? [...repository.ancestors(line.slice(1))] : [])))
  const start = repository.find(first)
  if (!start) return { code: 128, stderr: `fatal: bad revision '${first}'` }
  if (commits.length === 0)
    for (
      let at: string | undefined = start.oid;
      at !== undefined && !known.has(at);
      at = repository.facts(at).parents[0]
    )
      commits.unshift(at)
  return {
    stdout: commits
      .map((commit) => {
        const { tree, parents, author, message } = repository.facts(commit)
        return `${commit}\n${tree}\n${parents.join(' ')}\n${author}\n${message}\0\n`
      })
      .join(''),
  }
}

function commonBase(repository: MemoryGit, args: readonly string[]): Answer {
  const [one, other] = args.slice(-2).map((name) => repository.find(name)?.oid)
  if (one === undefined || other === undefined) return { code: 128, stderr: 'fatal: Not a valid commit name' }
  const [of, with_] = [repository.ancestors(one), repository.ancestors(other)]
  if (args.includes('--is-ancestor')) return { code: with_.has(one) ? 0 : 1 }
  const common = [...of].filter((id) => with_.has(id))
  const best = common.find((id) => common.every((more) => repository.ancestors(id).has(more)))
  return best === undefined ? { code: 1 } : { stdout: `${best}\n` }
}

/** All updates or none, as `--stdin -z` gives them; `abort` changes nothing. */
function transaction(repository: MemoryGit, args: readonly string[], input: Buffer): Answer {
  const fields = input.toString('utf8').split('\0')
  const updates: (() => void)[] = []
  const said: string[] = []
  while (fields.length > 0) {
    const [verb = '', ref = ''] = fields.shift()?.split(/ (.*)/s) ?? []
    const change = changeOf(verb, fields)
    if (change) {
      const refusal = refusalOf(repository, ref, change)
      if (refusal) return refusal
      updates.push(() => repository.set(ref, change.to, args.includes('--no-deref')))
    } else if (verb !== '') said.push(`${verb}: ok\n`)
    if (verb === 'commit') for (const update of updates.splice(0)) update()
  }
  return { stdout: said.join('') }
}

interface RefChange {
  readonly to: string | undefined
  /** What the ref has to be now: an id, zeros for none, or anything. */
  readonly from: string | undefined
}

function changeOf(verb: string, fields: string[]): RefChange | undefined {
  if (verb === 'create') return { to: fields.shift(), from: ZEROS }
  if (verb === 'update') return { to: fields.shift(), from: fields.shift() }
  return verb === 'delete' ? { to: undefined, from: fields.shift() } : undefined
}

function refusalOf({ refs }: MemoryGit, ref: string, { to, from }: RefChange): Answer | undefined {
  const now = refs.get(ref)
  if (from && (from === ZEROS ? now !== undefined : now !== from)) return refused(ref, now !== undefined)
  const blocked = [...refs.keys()].find((name) => name.startsWith(`${ref}/`) || ref.startsWith(`${name}/`))
  if (to === undefined || blocked === undefined) return undefined
  return {
    code: 128,
    stderr: `fatal: prepare: cannot lock ref '${ref}': '${blocked}' exists; cannot create '${ref}'\n`,
  }
}

const ZEROS = '0'.repeat(40)

const refused = (ref: string, isThere: boolean): Answer => ({
  code: 128,
  stderr: `fatal: prepare: cannot lock ref '${ref}': ${isThere ? 'reference already exists' : 'unable to resolve reference'}`,
})

function listedFiles(repository: MemoryGit, args: readonly string[]): string {
  if (args.includes('--others')) return args.includes('--ignored') ? '' : listed(untracked(repository))
  const isTagged = args.includes('-v') || args.includes('-t')
  return [...repository.index]
    .filter(([path]) => isAsked(path, args))
    .sort(([one], [other]) => inOrder(one, other))
    .map(
      ([path, { mode, oid, stage = 0, tag = 'H' }]) =>
        `${isTagged ? `${tag} ` : ''}${args.includes('--stage') ? `${mode} ${oid} ${stage}\t` : ''}${path}\0`,
    )
    .join('')
}

/** Whether it is one of the files and folders after `--`, where any are. */
function isAsked(path: string, args: readonly string[]): boolean {
  const asked = args.includes('--') ? args.slice(args.indexOf('--') + 1) : []
  const names = asked.map((name) => name.replace(/^:\([^)]*\)/, '').replace(/\/$/, ''))
  return names.length === 0 || names.some((name) => name === '' || path === name || path.startsWith(`${name}/`))
}

function untracked({ root, index }: MemoryGit, folder = ''): string[] {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = folder + entry.name
    if (path === '.git' || index.has(path)) return []
    return entry.isDirectory() ? untracked({ root, index } as MemoryGit, `${path}/`) : path
  })
}

function updateIndex(repository: MemoryGit, args: readonly string[], input: Buffer): Answer {
  const fields = fieldsOf(input)
  const { index } = repository
  if (args.includes('--index-info'))
    for (const field of fields) {
      const [, mode = '', oid = '', path = ''] = /^(\d+) (\w+)(?: \d)?\t(.*)$/s.exec(field) ?? []
      if (mode === '0') index.delete(path)
      else index.set(path, { mode, oid })
    }
  else if (args.includes('--add'))
    for (const path of fields) {
      const leaf = repository.onDisk(path)
      if (leaf) index.set(path, leaf)
      else index.delete(path)
    }
  return {}
}

/** Reads the stream of `git fast-import`, and answers what it asks for marks. */
class Import {
  readonly #repository: MemoryGit
  readonly #input: Buffer
  readonly #marks = new Map<string, string>()
  #at = 0
  /** The last commit, and its files. */
  #last: string | undefined
  #files = new Map<string, Leaf>()

  constructor(repository: MemoryGit, input: Buffer) {
    this.#repository = repository
    this.#input = input
  }

  answers(): string {
    let said = ''
    while (this.#at < this.#input.length) {
      const [verb = '', name = ''] = this.#line().split(' ')
      if (verb === 'commit') this.#commit(name)
      else if (verb === 'reset') this.#repository.set(name, this.#from())
      else if (verb === 'get-mark') said += `${this.#marks.get(name)}\n`
      else if (verb === 'ls') said += `040000 tree ${this.#repository.facts(this.#marks.get(name) ?? '').tree}\t\n`
    }
    return said
  }

  #line(): string {
    const end = this.#input.indexOf(10, this.#at)
    const text = this.#input.toString('utf8', this.#at, end)
    this.#at = end + 1
    return text
  }

  #data(): Buffer {
    const size = Number(this.#line().slice('data '.length))
    const start = this.#at
    this.#at += size
    return this.#input.subarray(start, this.#at)
  }

  #from(): string | undefined {
    const isThere = this.#input.toString('latin1', this.#at, this.#at + 5) === 'from '
    return isThere ? this.#line().slice('from '.length) : undefined
  }

  #commit(ref: string): void {
    const mark = this.#line().slice('mark '.length)
    const people = `${this.#line()}\n${this.#line()}\n`
    const message = this.#data()
    this.#line()
    const from = this.#from()
    if (from !== undefined) this.#files = this.#repository.leaves(from)
    for (let entry = this.#line(); entry !== ''; entry = this.#line()) this.#change(entry)
    const tree = this.#repository.treeOf(this.#files)
    const head = `tree ${tree}\nparent ${from ?? this.#last}\n${people}\n`
    this.#last = this.#repository.object('commit', Buffer.concat([Buffer.from(head), message]))
    this.#marks.set(mark, this.#last)
    this.#repository.refs.set(ref, this.#last)
  }

  #change(entry: string): void {
    const [, mode = '', oid = '', name = ''] = /^M (\S+) (\S+) (.*)$/s.exec(entry) ?? []
    const path = unquoted(entry.startsWith('D ') ? entry.slice(2) : name)
    for (const other of [...this.#files.keys()])
      if (other === path || other.startsWith(`${path}/`) || path.startsWith(`${other}/`)) this.#files.delete(other)
    if (entry.startsWith('D ')) return
    this.#files.set(path, { mode, oid: oid === 'inline' ? this.#repository.object('blob', this.#data()) : oid })
    if (oid === 'inline') this.#line()
  }
}

const unquoted = (path: string): string =>
  path.startsWith('"')
    ? Buffer.from(
        path
          .slice(1, -1)
          .replace(/\\(?:([0-7]{3})|(.))/g, (_, octal: string | undefined, letter: string) =>
            octal === undefined ? letter : String.fromCharCode(Number.parseInt(octal, 8)),
          ),
        'latin1',
      ).toString('utf8')
    : path

/** One that answers each line at once; the others answer when all has been said. */
const ANSWERS_AT_ONCE = ['cat-file', 'update-ref']

function answer(cwd: string, all: readonly string[], input: Buffer): Answer {
  const repository = repositories.get(cwd)
  const args = withoutSettings(all)
  const command = COMMANDS[args[0] ?? '']
  if (!repository || !command) throw new Error(`memory-git does not answer: git ${args.join(' ')} in ${cwd}`)
  return command(repository, args.slice(1), input)
}

/** What it cannot answer fails, as git would. */
function answered(cwd: string, args: readonly string[], input: Buffer): Answer {
  try {
    return answer(cwd, args, input)
  } catch (error) {
    return { code: 128, stderr: String(error) }
  }
}

const withoutSettings = ([first, second, ...rest]: readonly string[]): readonly string[] =>
  first === '-c' || first === '-C'
    ? withoutSettings(rest)
    : first?.startsWith('--')
      ? withoutSettings([second ?? '', ...rest])
      : [first ?? '', ...(second === undefined ? [] : [second]), ...rest]

class MemoryChild extends EventEmitter {
  readonly pid = 0
  readonly stdout = new PassThrough()
  readonly stderr = new PassThrough()
  readonly stdin: Writable

  constructor(cwd: string, args: readonly string[]) {
    super()
    const chunks: Buffer[] = []
    const atOnce = ANSWERS_AT_ONCE.includes(withoutSettings(args)[0] ?? '')
    let isOver = false
    const end = ({ code = 0, stderr = '' }: Answer): void => {
      if (isOver) return
      isOver = true
      this.stderr.end(stderr)
      this.stdout.end()
      this.stdout.once('end', () => setImmediate(() => this.emit('close', code)))
      this.stdout.resume()
      this.stderr.resume()
    }
    const say = (): void => {
      if (isOver) return
      const said = answered(cwd, args, Buffer.concat(chunks.splice(0)))
      if (said.stdout !== undefined) this.stdout.write(said.stdout)
      if (said.code) end(said)
    }
    this.stdin = new Writable({
      write(chunk: Buffer, _, done) {
        chunks.push(Buffer.from(chunk))
        if (atOnce) say()
        done()
      },
      final(done) {
        if (!atOnce || chunks.length > 0) say()
        end({})
        done()
      },
    })
  }

  kill(): boolean {
    return true
  }
}

/** Answers for the checkouts in memory; what starts other programs stays as it was. */
function install(): void {
  const child = process.getBuiltinModule('node:child_process')
  const { spawn, spawnSync } = child
  if (INSTALLED in spawn) return
  const isAnswered = (file: string, { cwd = '' }: Partial<Options> = {}): boolean =>
    file === 'git' && repositories.has(cwd)
  const started = (file: string, args: readonly string[], options: Options): unknown =>
    isAnswered(file, options) ? new MemoryChild(options.cwd, args) : spawn(file, args, options)
  const run = (file: string, args: readonly string[], options: Options): unknown => {
    if (!isAnswered(file, options)) return spawnSync(file, args, options)
    const { stdout = '', stderr = '', code = 0 } = answered(options.cwd, args, Buffer.from(options.input ?? ''))
    return { stdout: Buffer.from(stdout), stderr: Buffer.from(stderr), status: code }
  }
  Object.assign(child, { spawn: Object.assign(started, { [INSTALLED]: true }), spawnSync: run })
  syncBuiltinESMExports()
}

interface Options {
  readonly cwd: string
  readonly input?: string | Uint8Array
}

const INSTALLED = Symbol.for('editplan: git answers from memory')
