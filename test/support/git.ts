import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import { testEnvironment } from './environment.ts'
import { type Files, temporaryFolder } from './folder.ts'
import { renewIndex } from './index-file.ts'
import { scratchHome } from './scratch.ts'

export { testEnvironment } from './environment.ts'
export { type Files, type TemporaryFolder, temporaryFolder } from './folder.ts'

/** A repository with one commit of the given files, gone when its scope ends: `using repo = repository({ 'a.txt': 'a\n' })`. */
export interface TestRepository extends Disposable {
  readonly root: string
  /** Runs git with fixed people, dates and no user configuration; what it prints, without the last line break. */
  git(...args: string[]): string
  gitBytes(args: readonly string[], input?: string | Uint8Array): Buffer
  write(files: Files): void
  read(path: string): Buffer
  chmod(path: string, mode: number): void
  /** Adds everything and commits; the commit's id. */
  commit(message?: string): string
}

export interface RepositoryOptions {
  /** Arguments of `git init`, e.g. `--object-format=sha256`. */
  readonly init?: readonly string[]
  readonly config?: Readonly<Record<string, string>>
}

export function repository(files: Files = {}, { init = [], config = {} }: RepositoryOptions = {}): TestRepository {
  const folder = temporaryFolder()
  const repo = repositoryAt(join(folder.path, 'checkout'), () => folder[Symbol.dispose]())
  cpSync(begun(files, { init, config }), repo.root, { recursive: true, verbatimSymlinks: true })
  if (Object.keys(files).length > 0 && !renewIndex(repo.root)) repo.git('update-index', '-q', '--refresh')
  return repo
}

const templates = new Map<string, string>()

/** What `git init`, the settings and a first commit make, without samples of hooks: made once and copied. */
function begun(files: Files, { init, config }: Required<RepositoryOptions>): string {
  const key = keyOf(files, { init, config })
  const known = templates.get(key)
  if (known !== undefined) return known
  const folder = mkdtempSync(join(scratchHome(), 'template-'))
  const made = repositoryAt(folder)
  const isPlain = Object.keys(files).length === 0 && Object.keys(config).length === 0
  if (isPlain) {
    made.git('init', '-q', '-b', 'main', ...init)
    for (const hooks of ['hooks', '.git/hooks']) {
      if (existsSync(join(folder, hooks)))
        for (const name of readdirSync(join(folder, hooks))) rmSync(join(folder, hooks, name))
    }
  } else {
    cpSync(begun({}, { init, config: {} }), folder, { recursive: true })
    for (const [name, value] of Object.entries(config)) made.git('config', name, value)
    if (Object.keys(files).length > 0) {
      made.write(files)
      commitAll(made, 'first')
    }
  }
  templates.set(key, folder)
  return folder
}

/** One for each way to begin; long contents by their digest. */
function keyOf(files: Files, options: Required<RepositoryOptions>): string {
  const hash = createHash('sha256').update(JSON.stringify(options))
  for (const [path, content] of Object.entries(files)) {
    hash.update(`\0${path}\0${content.length}\0`)
    hash.update(content)
  }
  return hash.digest('hex')
}

function commitAll({ git }: Pick<TestRepository, 'git'>, message: string): void {
  git('add', '-A')
  git('commit', '-q', '--allow-empty', '-m', message)
}

/** The same helper for a checkout elsewhere: a clone, a linked worktree. */
export function repositoryAt(root: string, dispose: () => void = () => undefined): TestRepository {
  const gitBytes = (args: readonly string[], input?: string | Uint8Array): Buffer =>
    execFileSync('git', [...QUICK, ...args], {
      cwd: root,
      env: testEnvironment(),
      input: input ?? '',
      maxBuffer: 1 << 28,
      stdio: ['pipe', 'pipe', 'pipe'],
    })
  const git = (...args: string[]): string =>
    (args.join(' ') === 'rev-parse HEAD' ? headOf(root) : undefined) ??
    gitBytes(args).toString('utf8').replace(/\n$/, '')
  return {
    root,
    git,
    gitBytes,
    write(files) {
      for (const [path, content] of Object.entries(files)) {
        mkdirSync(dirname(join(root, path)), { recursive: true })
        writeFileSync(join(root, path), content)
      }
    },
    read: (path) => readFileSync(join(root, path)),
    chmod: (path, mode) => chmodSync(join(root, path), mode),
    commit(message = 'commit') {
      commitAll({ git }, message)
      return git('rev-parse', 'HEAD')
    },
    [Symbol.dispose]: dispose,
  }
}

/** The commit of HEAD, where plain files tell it. */
function headOf(root: string): string | undefined {
  try {
    const head = readFileSync(join(root, '.git/HEAD'), 'utf8').trim()
    return head.startsWith('ref: ') ? readFileSync(join(root, '.git', head.slice(5)), 'utf8').trim() : head
  } catch {
    return undefined
  }
}

/** Nothing is tidied up behind a commit, and nothing waits for the disk. */
const QUICK = ['-c', 'maintenance.auto=false', '-c', 'core.fsync=none']
