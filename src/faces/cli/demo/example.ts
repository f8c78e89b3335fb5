import { execFileSync } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'

/** The files of the demo's repository. */
export const FILES: Readonly<Record<string, string>> = {
  'README.md': '# Greeting\n\nCall `getUser(id)` to look a user up.\n',
  'src/user.js': `const API = 'https://example.com/users'

export async function getUser(id) {
  const response = await fetch(API + '/' + encodeURIComponent(id))
  return response.json()
}
`,
  'src/greeting.js': `import { getUser } from './user.js'

export const greeting = async (id) => 'Good morning, ' + (await getUser(id)).name
`,
  'notebooks/greeting.ipynb': `${JSON.stringify(
    {
      cells: [
        { cell_type: 'markdown', id: 'title', metadata: {}, source: ['# Greeting'] },
        {
          cell_type: 'code',
          execution_count: 1,
          id: 'call',
          metadata: {},
          outputs: [],
          source: ["const user = await getUser('ada')"],
        },
      ],
      metadata: { kernelspec: { display_name: 'Deno', language: 'typescript', name: 'deno' } },
      nbformat: 4,
      nbformat_minor: 5,
    },
    null,
    1,
  )}\n`,
}

/** A plan as an agent writes it: every tool, a repeated edit, and an edit that quotes text that is not in the file. */
export const PLAN = `version: 1
title: Rename getUser to fetchUser
description: The function does network I/O, which \`get\` hides.
steps:
  - { tool: Read, file_path: src/user.js }
  - tool: Edit
    id: declaration
    why: the name hides the network call
    file_path: src/user.js
    old_string: function getUser(id)
    new_string: function fetchUser(id)
  - { tool: Read, file_path: src/greeting.js }
  - tool: Edit
    id: callers
    file_path: src/greeting.js
    old_string: getUser
    new_string: fetchUser
    replace_all: true
  - tool: Edit
    id: declaration-again
    file_path: src/user.js
    old_string: function getUser(id)
    new_string: function fetchUser(id)
  - tool: Write
    id: docs
    why: somebody will ask
    file_path: docs/fetch-user.md
    content: |
      # fetchUser

      Asks the network for one user.
  - { tool: Read, file_path: notebooks/greeting.ipynb }
  - tool: NotebookEdit
    id: notebook
    notebook_path: notebooks/greeting.ipynb
    cell_id: call
    new_source: const user = await fetchUser('ada')
  - { tool: Read, file_path: README.md }
  - tool: Edit
    id: readme
    file_path: README.md
    old_string: Call \`getuser(id)\`
    new_string: Call \`fetchUser(id)\`
`

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
