import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { answersTo, openingOf } from '../../../src/wings/sessions/detect.ts'
import { importPlan } from '../../../src/wings/sessions/import-plan.ts'
import { replayedTree, type Tree } from './replayed.ts'

const SESSIONS = path.join(import.meta.dirname, 'sessions')

type Listed = Readonly<Record<string, { readonly text: string; readonly executable?: boolean } | null>>

const listed = (...parts: string[]): Listed => JSON.parse(readFileSync(path.join(SESSIONS, ...parts), 'utf8'))

const treeOf = (files: Listed): Tree =>
  Object.fromEntries(
    Object.entries(files).flatMap(([file, held]) =>
      held ? [[file, { bytes: Buffer.from(held.text), executable: held.executable === true }] as const] : [],
    ),
  )

/** What every agent started from. */
const BEFORE = listed('before.json')

/** The sessions of real agents that a scripted model led, with what they left: `agent/session`. */
const RECORDED = readdirSync(SESSIONS, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .flatMap(({ name }) => readdirSync(path.join(SESSIONS, name)).map((session) => `${name}/${session}`))
  .sort()

const FORMATS: Readonly<Record<string, string>> = { claude: 'claude-code' }

const formatOf = (session: string): string => {
  const [agent = ''] = session.split('/')
  return FORMATS[agent] ?? agent
}

const sourcesOf = (session: string) =>
  readdirSync(path.join(SESSIONS, session))
    .filter((file) => file !== 'after.json')
    .sort((one, other) => other.localeCompare(one))
    .map((name) => ({ name, text: readFileSync(path.join(SESSIONS, session, name), 'utf8') }))

/** The checkout as it was, at hand. */
const CHECKOUT = {
  readFile: (file: string) => BEFORE[file]?.text,
  kindOf: (file: string) => {
    const held = BEFORE[file]
    if (held) return held.executable ? ('executable' as const) : ('file' as const)
    return Object.keys(BEFORE).some((other) => other.startsWith(`${file}/`)) ? ('folder' as const) : undefined
  },
  filesBelow: (folder: string) => Object.keys(BEFORE).filter((file) => file.startsWith(`${folder}/`)),
}

const said = (tree: Tree) =>
  Object.fromEntries(Object.entries(tree).map(([file, { bytes, executable }]) => [file, [String(bytes), executable]]))

/** Imports a session and replays it on what its agent started from; files that differ from what the agent left, with what is listed. */
const replay = async (session: string, checkout: object) => {
  const imported = importPlan(sourcesOf(session), { cwd: '/home/ada/shop', ...checkout })
  if (!imported.ok) throw new Error(JSON.stringify(imported.problems))
  const before = treeOf(BEFORE)
  const made = said(await replayedTree(imported.plan, before))
  const wanted = said(treeOf({ ...BEFORE, ...listed(session, 'after.json') }))
  const files = new Set([...Object.keys(made), ...Object.keys(wanted)])
  const differing = [...files].filter((file) => JSON.stringify(made[file]) !== JSON.stringify(wanted[file])).sort()
  const losses = imported.notImported.filter(({ mayChangeFiles }) => mayChangeFiles)
  return { format: imported.format, made, wanted, differing, losses }
}

/** Files that a script changed, which no step can say, or that were moved afterwards; with the checkout at hand all others are right. */
const LOST: Readonly<Record<string, readonly string[] | 'listed'>> = {
  'cline/random1': ['src/user.js'],
  'codex/shell': ['config/py.txt'],
  // It says neither what changed in a file nor where a command ran.
  'codex/stream': 'listed',
  // They do not say what came of an edit that was found loosely.
  'gemini/stream': 'listed',
  'qwen/stream': 'listed',
}

/** What differs is named by what is listed. */
const expectNamed = ({ differing, losses }: Awaited<ReturnType<typeof replay>>): void => {
  const reasons = losses.map(({ reason }) => reason).join('\n')
  const isNamed = (file: string) =>
    [file, path.basename(file), path.dirname(file)].some((name) => reasons.includes(name))
  expect(differing.filter((file) => !isNamed(file))).toEqual([])
}

describe('sessions of real agents', () => {
  it('are there, of eight of them', () => {
    expect(new Set(RECORDED.map((session) => session.split('/')[0])).size).toBeGreaterThanOrEqual(8)
  })

  it.each(RECORDED)('%s is recognised by its own format and no other', (session) => {
    for (const { text } of sourcesOf(session)) expect(answersTo(openingOf(text)).yes).toEqual([formatOf(session)])
  })

  it.each(RECORDED)('%s is recognised by its values alone', (session) => {
    for (const { text } of sourcesOf(session))
      expect(answersTo({ ...openingOf(text), text: '' }).yes).toEqual([formatOf(session)])
  })

  it.each(RECORDED)('%s replays to the files the agent left, with the checkout at hand', async (session) => {
    const replayed = await replay(session, CHECKOUT)
    const { format, differing } = replayed
    const lost = LOST[session] ?? []
    expect(format).toBe(formatOf(session))
    if (lost !== 'listed') expect(differing).toEqual(lost)
    expectNamed(replayed)
  })

  it.each(RECORDED)('%s replays to the files the agent left without it, but for what is listed', async (session) => {
    const replayed = await replay(session, {})
    if (replayed.losses.length === 0) expect(replayed.made).toEqual(replayed.wanted)
    expectNamed(replayed)
  })
})
