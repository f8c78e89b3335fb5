import { spawnSync } from 'node:child_process'
import { mkdirSync, readdirSync, readFileSync, readlinkSync, realpathSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { importPlan } from '../../../../src/wings/sessions/import-plan.ts'
import { temporaryFolder } from '../../../support/folder.ts'
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
      if (entry.isSymbolicLink())
        return [[name, [`-> ${readlinkSync(path.join(root, name))}`, false] as [string, boolean]]]
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
export const ranIn = (files: Files, ...lines: readonly string[]) => {
  using folder = temporaryFolder()
  const root = realpathSync(folder.path)
  put(root, files)
  if (lines.some(usesGit)) spawnSync('bash', ['-c', COMMITTED], { cwd: root })
  const answers = lines.map((line) =>
    spawnSync('bash', ['-c', line.replaceAll(ROOT, root)], {
      cwd: root,
      encoding: 'utf8',
      env: { ...ENVIRONMENT, HOME: root },
    }),
  )
  return imported(files, lines, { answers, wanted: filesBelow(root) })
}

/** As `ranIn` for each of these lines alone: one process starts all of them, which takes a fraction of the time. */
export const eachRanIn = (files: Files, lines: readonly string[]) => {
  let results: ReadonlyMap<string, Results> | undefined
  return (line: string) => {
    results ??= resultsOf(files, lines)
    return imported(files, [line], results.get(line) ?? { answers: [], wanted: {} })
  }
}

/** A session whose line succeeded without a word, wherever that was. */
export const answered = (line: string) =>
  imported(FILES, [line], { answers: [{ status: 0, stdout: '', stderr: '' }], wanted: {} })

interface Results {
  readonly answers: readonly { readonly status: number | null; readonly stdout: string; readonly stderr: string }[]
  readonly wanted: ReturnType<typeof filesBelow>
}

/** Runs each argument in a folder below one of its number, which is all that `..` leads to. */
const EACH = `root=$PWD
for line; do
  n=$((n + 1))
  cd "$root/$n/shop"
  HOME=$PWD timeout 10 bash -c "$line" </dev/null >"$root/$n.out" 2>"$root/$n.err"
  echo $? >"$root/$n.status"
done`

function resultsOf(files: Files, lines: readonly string[]): ReadonlyMap<string, Results> {
  using folder = temporaryFolder()
  const root = realpathSync(folder.path)
  const own = (at: number): string => path.join(root, `${at + 1}`, 'shop')
  for (const [at, line] of lines.entries()) {
    put(own(at), files)
    if (usesGit(line)) spawnSync('bash', ['-c', COMMITTED], { cwd: own(at) })
  }
  const here = lines.map((line, at) => line.replaceAll(ROOT, own(at)))
  spawnSync('bash', ['-c', EACH, 'bash', ...here], { cwd: root, env: ENVIRONMENT })
  const told = (at: number, what: string): string => readFileSync(path.join(root, `${at + 1}.${what}`), 'utf8')
  return new Map(
    lines.map((line, at) => {
      const answer = { status: Number(told(at, 'status')), stdout: told(at, 'out'), stderr: told(at, 'err') }
      return [line, { answers: [answer], wanted: filesBelow(own(at)) }]
    }),
  )
}

const usesGit = (line: string): boolean => line.includes('git ')

const COMMITTED = 'git init -q . && git add -A && git -c user.name=a -c user.email=a@b commit -qm one'

const ENVIRONMENT = {
  PATH: process.env.PATH,
  LC_ALL: 'C.UTF-8',
  GIT_AUTHOR_NAME: 'a',
  GIT_AUTHOR_EMAIL: 'a@b',
  GIT_COMMITTER_NAME: 'a',
  GIT_COMMITTER_EMAIL: 'a@b',
}

/** What a session comes to that ran the lines with these results. */
async function imported(files: Files, lines: readonly string[], { answers, wanted }: Results) {
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
  const made = importPlan({ name: 's.jsonl', text: session }, { cwd: ROOT, ...checkoutOf(files) })
  const listed = made.notImported.filter(({ mayChangeFiles }) => mayChangeFiles).map(({ reason }) => reason)
  const tree = made.ok ? await replayedTree(made.plan, treeOf(files)) : treeOf(files)
  const said = Object.fromEntries(
    Object.entries(tree).map(([file, { bytes, executable }]) => [file, [bytes.toString('latin1'), executable]]),
  )
  return { wanted, made: said, listed, plan: made.ok ? made.plan : undefined }
}
