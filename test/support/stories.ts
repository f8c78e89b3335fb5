import { existsSync, readdirSync, readFileSync, symlinkSync } from 'node:fs'
import path from 'node:path'
import { expect } from 'vitest'
import { type Line, linesOf, runLine } from './command-line.ts'
import { type Files, repository, repositoryAt, type TestRepository } from './git.ts'
import { type Block, blocksOf } from './markdown.ts'
import { type Orchard, plantOrchard, TOKEN } from './orchard.ts'
import { toyArgv } from './toy-language.ts'

/** What the commands of a page expect. */
interface Setup {
  /** Committed before they run. */
  readonly files?: Files
  /** What is changed in each commit after the first. */
  readonly history?: readonly Files[]
  /** Folders that are checkouts of their own, where a part of the page shows files in them. */
  readonly checkouts?: readonly string[]
  /** Beside them, not committed. */
  readonly plans?: Readonly<Record<string, string>>
  /** Where the page lists commands rather than telling a story: each runs by itself, after these. */
  readonly before?: (command: string) => readonly string[]
  /** How a command ends; by default as the page says, else well. */
  readonly exitCode?: (command: string) => number
  /** Environment of the commands. */
  readonly env?: Readonly<Record<string, string>>
  /** Repositories of a stand-in for GitHub that the commands reach. */
  readonly github?: Parameters<typeof plantOrchard>[0]
  /** The command as it is typed in this repository. */
  readonly typed?: (command: string, repo: TestRepository) => string
}

const REFUSED_BY_POLICY = 3
const USER = 'export function getUser(id: number) {\n  return id\n}\n'
const PLAN = `version: 1
title: Rename getUser to fetchUser
options: { reads: auto }
steps:
  - { tool: Edit, id: rename-decl, file_path: src/user.ts, old_string: getUser, new_string: fetchUser }
  - { tool: Write, file_path: docs/fetch-user.md, content: "# fetchUser\\n" }
`
const latestRun = (repo: TestRepository): string =>
  repo.git('for-each-ref', '--sort=-creatordate', '--format=%(refname:lstrip=-1)', 'refs/editplan/runs').slice(0, 7)

const SETUPS: Readonly<Record<string, Setup>> = {
  'README.md': {
    files: { 'src/user.ts': USER, 'lib/a.ts': 'getShop(1)\n', 'lib/b.ts': 'getShop(2)\n', 'lib/c.ts': 'getShop(3)\n' },
    plans: { 'plan.yaml': PLAN },
    history: [{ 'lib/a.ts': 'fetchShop(1)\n', 'lib/b.ts': 'fetchShop(2)\n', 'lib/c.ts': 'fetchShop(3)\n' }],
    // Nothing is sent from a test.
    typed: (command) => (command.startsWith('editplan pr ') ? `${command} --dry-run` : command),
  },
  'docs/explain.md': {
    files: { 'src/user.ts': USER, 'src/a.ts': 'getUser(1)\n', 'src/b.ts': 'getUser(2)\n' },
    history: [
      {
        ...{ 'src/user.ts': USER.replace('getUser', 'fetchUser'), 'src/a.ts': 'fetchUser(1)\n' },
        'src/b.ts': 'fetchUser(2)\n',
      },
    ],
    before: (command) => [
      `editplan explain HEAD~1..HEAD ${command.startsWith('editplan test') ? '--as codemod -o ../rename' : '-o ../small.yaml'}`,
    ],
  },
  'docs/campaigns.md': {
    github: {
      'acme/legacy-site': {},
      'acme/app': { '.github/editplan.yml': 'version: 1\nrules: { allow: ["Edit(.github/**)"] }\n' },
      'acme/web': { '.github/workflows/ci.yml': null },
    },
  },
  'docs/cookbook.md': { checkouts: ['api', 'web'] },
  'docs/diagnostics.md': {
    files: {
      'src/user.ts': USER,
      'user.toy': 'export getUser\n',
      'use.toy': "import getUser from './user.toy'\n",
      '.github/editplan.yml': JSON.stringify({ version: 1, diagnostics: [{ server: toyArgv(), files: '*.toy' }] }),
    },
    plans: { 'plan.yaml': PLAN.replaceAll('src/user.ts', 'user.toy') },
  },
  'docs/first-codemod.md': {},
  'docs/fixes.md': {},
  'docs/history.md': {
    files: { 'src/user.ts': USER },
    plans: { 'plan.yaml': PLAN },
    before: (command) => {
      if (/^editplan (show|undo|history)/.test(command)) return ['editplan apply plan.yaml']
      if (command.startsWith('editplan redo')) return ['editplan apply plan.yaml', 'editplan undo']
      return command.startsWith('editplan verify') ? ['editplan apply plan.yaml --branch rename'] : []
    },
    typed(command, repo) {
      repo.git('config', 'difftool.none.cmd', 'true')
      const typed = command.replace('4f1c2ab', latestRun(repo)).replace('--to 12', '--to 1')
      return typed.replace(/ --tool(=\w+)?$/, ' --tool=none')
    },
  },
  'docs/commands.md': {
    files: {
      'api.json': '{ "version": 1 }\n',
      'client.js': 'export const version = 1\n',
      'generate.mjs':
        "import fs from 'node:fs'\nconst { version } = JSON.parse(fs.readFileSync('api.json', 'utf8'))\nfs.writeFileSync('client.js', 'export const version = ' + version + '\\n')\n",
    },
  },
  'docs/importing.md': {},
  'docs/plan.md': { files: { 'src/user.ts': USER } },
  'docs/provenance.md': {
    files: { 'src/user.ts': USER },
    before: () => [],
    // Nothing is asked of GitHub here: test/faces/cli/verify-pull.test.ts does that.
    typed: (command) => (command.startsWith('editplan verify') ? `${command} --help` : command),
  },
  'docs/running-again.md': {},
  'docs/several-plans.md': { files: { 'src/user.ts': USER } },
  'docs/policy.md': {
    files: { 'package.json': '{}\n' },
    before: () => [],
    exitCode: (command) => (/\.github|--command/.test(command) ? REFUSED_BY_POLICY : 0),
  },
}

const root = path.resolve(import.meta.dirname, '../..')
export const pages = ['README.md', ...readdirSync(path.join(root, 'docs')).map((name) => `docs/${name}`)]
  .filter((page) => page.endsWith('.md'))
  .map((page) => ({ page, blocks: blocksOf(readFileSync(path.join(root, page), 'utf8')) }))
/** What was run or parsed, one line each. */
export const ran: string[] = []

const isScript = ({ language, text }: Block): boolean => /^(sh)?$/.test(language) && /^editplan /m.test(text)
export const isPlan = (block: Block): boolean =>
  block.language === 'yaml' && /^version: 1$/m.test(block.text) && /^steps:/m.test(block.text)

export interface Story {
  readonly title: string
  readonly page: string
  readonly blocks: readonly Block[]
}

/** The parts of a page under its `##` headings that hold commands; a page that tells one story is one part. */
export const stories: readonly Story[] = pages.flatMap(({ page, blocks }) => {
  const names = ['README.md', 'docs/cookbook.md', 'docs/several-plans.md'].includes(page)
    ? [...new Set(blocks.map(({ section }) => section))]
    : [undefined]
  return names
    .map((name) => ({
      title: `${page} ${name ?? ''}`,
      page,
      blocks: blocks.filter(({ section }) => section === (name ?? section)),
    }))
    .filter((story) => story.blocks.some(isScript))
})

/** Whether a story starts programs of other people, beside git, or goes through repositories of a host. */
export const startsTools = ({ page, blocks }: Story): boolean =>
  SETUPS[page]?.github !== undefined || blocks.some((block) => isScript(block) && / -- /.test(block.text))

/** Runs the commands of a story, each of which has to end as the page says. */
export async function tellStory({ page, blocks }: Story): Promise<void> {
  const setup = SETUPS[page]
  if (!setup) throw new Error(`${page} holds commands; say in test/support/stories.ts what they take for granted`)
  await using orchard = setup.github && (await plantOrchard(setup.github))
  await (setup.before ? runEach : runInOrder)(page, blocks, { ...setup, ...(orchard && { env: reaching(orchard) }) })
}

const reaching = ({ github }: Orchard) => ({
  GITHUB_TOKEN: TOKEN,
  GITHUB_SERVER_URL: github.serverUrl,
  GITHUB_API_URL: github.apiUrl,
})

/**
 * A repository with the files that the blocks show and the page takes for granted, its plans beside them; with what is installed here
 * if they ignore that.
 */
function open(
  { files = {}, history = [], checkouts = [], plans = {} }: Setup,
  blocks: readonly Block[],
): TestRepository {
  const named = blocks.filter((block) => block.file !== undefined || isPlan(block))
  const shown = Object.fromEntries(named.map((block) => [block.file ?? 'plan.yaml', block.text]))
  const isLoose = (name: string): boolean =>
    named.some((block) => (block.file ?? 'plan.yaml') === name && isPlan(block))
  const committed = Object.entries(shown).filter(([name]) => !isLoose(name))
  const repo = repository({ ...files, ...Object.fromEntries(committed) })
  for (const change of history) {
    repo.write(change)
    repo.commit('next')
  }
  for (const folder of checkouts.map((name) => path.join(repo.root, name)).filter((name) => existsSync(name))) {
    const own = repositoryAt(folder)
    own.git('init', '-q')
    own.commit('first')
  }
  const ignored = String(shown['.gitignore'] ?? '').split('\n')
  if (ignored.includes('node_modules'))
    symlinkSync(path.join(root, 'node_modules'), path.join(repo.root, 'node_modules'))
  repo.git('remote', 'add', 'origin', 'https://github.com/ada/users.git')
  repo.write({ ...plans, ...Object.fromEntries(Object.entries(shown).filter(([name]) => isLoose(name))) })
  return repo
}

/** Runs a page's commands one after the other in one repository, and compares the differences it shows. */
async function runInOrder(page: string, blocks: readonly Block[], setup: Setup): Promise<void> {
  using repo = open(setup, blocks)
  for (const block of blocks) {
    if (block.language === 'diff') expect(changedLines(repo)).toBe(block.text)
    for (const line of isScript(block) ? linesOf(block.text) : []) {
      await run(line, { setup, repo, place: `${page}:${block.line}` })
    }
  }
}

/** Runs each command of a page by itself. */
async function runEach(page: string, blocks: readonly Block[], setup: Setup): Promise<void> {
  for (const block of blocks.filter(isScript)) {
    for (const line of linesOf(block.text)) {
      using repo = open(setup, blocks)
      for (const command of setup.before?.(line.command) ?? []) await runLine(command, repo.root)
      await run(line, { setup, repo, place: `${page}:${block.line}` })
    }
  }
}

interface Running {
  readonly setup: Setup
  readonly repo: TestRepository
  readonly place: string
}

async function run({ command, exitCode }: Line, { setup, repo, place }: Running): Promise<void> {
  const typed = setup.typed?.(command, repo) ?? command
  const finished = await runLine(typed, repo.root, setup.env)
  ran.push(`${place}  ${command}`)
  const expected = setup.exitCode?.(command) ?? exitCode
  expect({ command, ...finished }).toMatchObject({ command, exitCode: expected, ...(expected === 0 && { stderr: '' }) })
}

/** What git sees changed, line by line. */
const changedLines = (repo: TestRepository): string =>
  `${repo
    .git('diff', '-U0')
    .split('\n')
    .filter((line) => /^[-+](?!--|\+\+)/.test(line))
    .join('\n')}\n`
