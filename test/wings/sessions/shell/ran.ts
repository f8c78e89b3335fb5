import { spawnSync } from 'node:child_process'
import { mkdirSync, readdirSync, readFileSync, realpathSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { importPlan } from '../../../../src/wings/sessions/import-plan.ts'
import { temporaryFolder } from '../../../support/git.ts'
import { replayedTree, type Tree } from '../replayed.ts'
import { FILES } from './lines.ts'

type Files = Readonly<Record<string, string>>

const ROOT = '/home/ada/shop'

const isExecutable = (file: string): boolean => file.endsWith('.sh')

const put = (root: string, files: Files): void => {
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true })
    writeFileSync(path.join(root, file), text, { mode: isExecutable(file) ? 0o755 : 0o644 })
  }
}

const filesBelow = (root: string, below = ''): Record<string, [string, boolean]> =>
  Object.fromEntries(
    readdirSync(path.join(root, below), { withFileTypes: true }).flatMap((entry) => {
      const name = path.join(below, entry.name)
      if (entry.name === '.git') return []
      if (entry.isDirectory()) return Object.entries(filesBelow(root, name))
      const held = path.join(root, name)
      return [[name, [readFileSync(held, 'latin1'), (statSync(held).mode & 0o100) > 0] as [string, boolean]]]
    }),
  )

const treeOf = (files: Files): Tree =>
  Object.fromEntries(
    Object.entries(files).map(([file, text]) => [file, { bytes: Buffer.from(text), executable: isExecutable(file) }]),
  )

const checkoutOf = (files: Files) => ({
  readFile: (file: string) => files[file],
  kindOf: (file: string) => {
    if (files[file] !== undefined) return isExecutable(file) ? ('executable' as const) : ('file' as const)
    return Object.keys(files).some((other) => other.startsWith(`${file}/`)) ? ('folder' as const) : undefined
  },
  filesBelow: (folder: string) => Object.keys(files).filter((file) => folder === '' || file.startsWith(`${folder}/`)),
})

/** Runs lines in bash, and imports a session that ran them. */
export const ran = (...lines: readonly string[]) => ranIn(FILES, ...lines)

/** As `ran`, where the checkout holds these files. */
export const ranIn = async (files: Files, ...lines: readonly string[]) => {
  using folder = temporaryFolder()
  const root = realpathSync(folder.path)
  put(root, files)
  if (lines.some((line) => line.includes('git ')))
    spawnSync('bash', ['-c', 'git init -q . && git add -A && git -c user.name=a -c user.email=a@b commit -qm one'], {
      cwd: root,
    })
  const answers = lines.map((line) =>
    spawnSync('bash', ['-c', line.replaceAll(ROOT, root)], {
      cwd: root,
      encoding: 'utf8',
      env: {
        PATH: process.env.PATH,
        HOME: root,
        LC_ALL: 'C.UTF-8',
        GIT_AUTHOR_NAME: 'a',
        GIT_AUTHOR_EMAIL: 'a@b',
        GIT_COMMITTER_NAME: 'a',
        GIT_COMMITTER_EMAIL: 'a@b',
      },
    }),
  )
  const session = lines
    .flatMap((line, index) => [
      {
        type: 'assistant',
        sessionId: 's',
        cwd: ROOT,
        message: { content: [{ type: 'tool_use', id: `c${index}`, name: 'Bash', input: { command: line } }] },
      },
      {
        type: 'user',
        sessionId: 's',
        cwd: ROOT,
        message: { content: [{ type: 'tool_result', tool_use_id: `c${index}`, content: 'shown' }] },
        toolUseResult:
          answers[index]?.status === 0
            ? { stdout: answers[index]?.stdout.trimEnd(), stderr: answers[index]?.stderr.trimEnd() }
            : `Error: Exit code ${answers[index]?.status}\n${answers[index]?.stderr}${answers[index]?.stdout}`,
      },
    ])
    .map((entry) => `${JSON.stringify(entry)}\n`)
    .join('')
  const imported = importPlan({ name: 's.jsonl', text: session }, { cwd: ROOT, ...checkoutOf(files) })
  const listed = imported.notImported.filter(({ mayChangeFiles }) => mayChangeFiles).map(({ reason }) => reason)
  const made = imported.ok ? await replayedTree(imported.plan, treeOf(files)) : treeOf(files)
  const said = Object.fromEntries(
    Object.entries(made).map(([file, { bytes, executable }]) => [file, [bytes.toString('latin1'), executable]]),
  )
  return { wanted: filesBelow(root), made: said, listed, plan: imported.ok ? imported.plan : undefined }
}
