import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { answersTo, openingOf } from '../../../src/wings/sessions/detect.ts'
import { importPlan } from '../../../src/wings/sessions/import-plan.ts'
import { someOf } from '../../support/whole.ts'
import { BEFORE, CHECKOUT, formatOf, listed, RECORDED, said, sourcesOf, treeOf } from './recorded.ts'
import { replayedTree } from './replayed.ts'

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

const withCheckout = new Map<string, ReturnType<typeof replay>>()

/** What comes of a session with the checkout at hand, made once. */
const replayedOnce = (session: string): ReturnType<typeof replay> => {
  const made = withCheckout.get(session) ?? replay(session, CHECKOUT)
  withCheckout.set(session, made)
  return made
}

/** Files that a script changed, which no step can say, or that were moved afterwards; with the checkout at hand all others are right. */
const LOST: Readonly<Record<string, readonly string[] | 'listed'>> = {
  // Nothing says how far a command came that went on in the background.
  'claude/more': ['docs/bg.txt'],
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

  it.each(someOf(RECORDED, 9))('%s replays to the files the agent left, with the checkout at hand', async (session) => {
    const replayed = await replayedOnce(session)
    const { format, differing } = replayed
    const lost = LOST[session] ?? []
    expect(format).toBe(formatOf(session))
    if (lost !== 'listed') expect(differing).toEqual(lost)
    expectNamed(replayed)
  })

  it.each(someOf(RECORDED, 9))(
    '%s replays to the files the agent left without it, but for what is listed',
    async (session) => {
      const replayed = await replay(session, {})
      if (replayed.losses.length === 0) expect(replayed.made).toEqual(replayed.wanted)
      expectNamed(replayed)
    },
  )
})

describe('a session that began in a folder below the root', () => {
  const inShop = (path: string) => (path.startsWith('shop/') ? path.slice('shop/'.length) : '\0')
  const above = {
    root: '/home/ada',
    readFile: (path: string) => CHECKOUT.readFile(inShop(path)),
    kindOf: (path: string) => (path === 'shop' ? ('folder' as const) : CHECKOUT.kindOf(inShop(path))),
    filesBelow: (folder: string) =>
      Object.keys(BEFORE)
        .map((path) => `shop/${path}`)
        .filter((path) => folder === '' || path.startsWith(`${folder}/`)),
  }

  it.each(someOf(RECORDED, 18))('%s gives the same files there', async (session) => {
    const { made, losses } = await replayedOnce(session)
    const imported = importPlan(sourcesOf(session), above)
    if (!imported.ok) throw new Error(JSON.stringify(imported.problems))
    const before = Object.fromEntries(Object.entries(treeOf(BEFORE)).map(([path, held]) => [`shop/${path}`, held]))
    const there = said(await replayedTree(imported.plan, before))
    expect(there).toEqual(Object.fromEntries(Object.entries(made).map(([path, held]) => [`shop/${path}`, held])))
    expect(imported.notImported.filter(({ mayChangeFiles }) => mayChangeFiles)).toHaveLength(losses.length)
  })
})

describe('a session whose log names no folder, or one of another machine', () => {
  it.each(someOf(RECORDED, 18))('%s gives what it gives with the folder said', async (session) => {
    const { made } = await replayedOnce(session)
    for (const root of ['/home/ada/shop', '/srv/build']) {
      // Nothing of this one says where its absolute paths are.
      if (session === 'gemini/stream' && root === '/srv/build') continue
      const { made: found } = await replay(session, { ...CHECKOUT, root, cwd: undefined })
      expect(found).toEqual(made)
    }
  })

  it.each(['codex/stream', 'gemini/stream'])('%s is not replayed where no checkout is at hand', (session) => {
    const found = importPlan(sourcesOf(session))
    const paths = found.ok ? found.plan.steps.map(({ input }) => Object(input).file_path) : []
    expect(paths.filter((file) => !file.startsWith('/'))).toEqual([])
  })
})
