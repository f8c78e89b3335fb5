import { execFileSync } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'

export interface DemoRepository {
  readonly root: string
  /** What a git command prints. */
  git(...args: readonly string[]): string
}

/** Makes `greeting/` with one commit of the given files, and `remote.git` that it is pushed to, inside a folder. */
export function makeRepository(folder: string, files: Readonly<Record<string, string>>): DemoRepository {
  const root = path.join(folder, 'greeting')
  const remote = path.join(folder, 'remote.git')
  const git = (...args: readonly string[]): string =>
    execFileSync('git', args, { cwd: root, env: ENVIRONMENT, encoding: 'utf8' })
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(root, name)), { recursive: true })
    writeFileSync(path.join(root, name), content)
  }
  git('init', '--quiet', '--initial-branch=main')
  git('init', '--quiet', '--bare', '--initial-branch=main', remote)
  git('add', '--all')
  git('commit', '--quiet', '--message=Greet people')
  git('remote', 'add', 'origin', remote)
  git('push', '--quiet', '--set-upstream', 'origin', 'main')
  return { root, git }
}

/** Ignores the user's git configuration, so that the demo looks the same everywhere. */
const ENVIRONMENT = {
  PATH: process.env.PATH,
  HOME: process.env.HOME,
  GIT_CONFIG_GLOBAL: process.platform === 'win32' ? 'NUL' : '/dev/null',
  GIT_CONFIG_NOSYSTEM: '1',
  GIT_AUTHOR_NAME: 'Ada',
  GIT_AUTHOR_EMAIL: 'ada@example.com',
  GIT_AUTHOR_DATE: '2026-05-01T10:00:00Z',
  GIT_COMMITTER_NAME: 'Ada',
  GIT_COMMITTER_EMAIL: 'ada@example.com',
  GIT_COMMITTER_DATE: '2026-05-01T10:00:00Z',
}
