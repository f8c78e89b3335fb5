import { describe, expect, it } from 'vitest'
import { endBy } from '../../../src/wings/sessions/call.ts'
import { chatReader } from '../../../src/wings/sessions/chat-sessions.ts'
import { Recording } from '../../../src/wings/sessions/recording.ts'

/** A client that nobody has: a table of its keys, and nothing else. */
const reader = chatReader({
  messages: 'turns',
  elsewhere: 'replayed',
  folder: ({ value }) => value.home,
  role: 'by',
  words: 'text',
  calls: 'deeds',
  name: 'act',
  input: 'with',
  id: 'mark',
  answers: 'world',
  answered: ['about'],
  end: (_, __, { fate }) => endBy(fate, 'done', ['failed']),
})

const deed = (mark: string, old_string: string, new_string: string) => ({
  ...{ act: 'Edit', mark },
  with: { file_path: '/home/ada/shop/a.txt', old_string, new_string },
})
const did = (...deeds: readonly object[]) => ({ by: 'assistant', text: 'I change it.', deeds })
const went = (about: string, fate?: string) => ({ by: 'world', about, text: 'It is as it is.', fate })
const WHOLE = [did(deed('1', 'one', 'ONE')), went('1', 'done'), did(deed('2', 'two', 'TWO')), went('2', 'done')]

/** The edits that a log gives, and what may be lost, by line. */
const read = (turns: readonly object[], more: object = {}) => {
  const recording = new Recording({ readFile: () => 'one\ntwo\n', kindOf: () => 'file' })
  const text = JSON.stringify({ home: '/home/ada/shop', turns, ...more })
  reader([{ name: 'log.json', text }], recording, { keepFailed: false })
  const lost = [...recording.notImported, ...recording.calls.list(() => false)].filter((one) => one.mayChangeFiles)
  return {
    edits: recording.steps.flatMap(({ tool, input }) => ('new_string' in input ? [`${tool} ${input.new_string}`] : [])),
    lost: lost.map(({ construct }) => construct),
  }
}

const BOTH = { edits: ['Edit ONE', 'Edit TWO'], lost: [] }
const FIRST = { edits: ['Edit ONE'], lost: [] }

describe('A table of keys is a reader', () => {
  it.each<readonly [string, readonly object[], ReturnType<typeof read>]>([
    ['of what was done', WHOLE, BOTH],
    ['of each deed once', [...WHOLE, ...WHOLE], BOTH],
    ['of what the world answered later', [WHOLE[0]!, WHOLE[2]!, WHOLE[1]!, WHOLE[3]!], BOTH],
    ['of several deeds of a turn', [did(deed('1', 'one', 'ONE'), deed('2', 'two', 'TWO')), WHOLE[1]!, WHOLE[3]!], BOTH],
    ['which knows what failed', [...WHOLE.slice(0, 3), went('2', 'failed')], FIRST],
    ['which knows what was not answered', WHOLE.slice(0, 3), { ...FIRST, lost: ['Edit'] }],
    ['which passes over what happened elsewhere', [...WHOLE.slice(0, 2), { ...WHOLE[2]!, replayed: true }], FIRST],
  ])('%s', (_, turns, wanted) => {
    expect(read(turns)).toEqual(wanted)
  })

  it.each<readonly [string, readonly object[], object]>([
    ['a fate that nobody knows', [...WHOLE.slice(0, 3), went('2', 'perhaps')], {}],
    ['no fate', [...WHOLE.slice(0, 3), went('2')], {}],
    ['an answer to nothing', [...WHOLE, { by: 'world', text: 'x', fate: 'done' }], {}],
    ['an answer to what is not there', [...WHOLE, went('9', 'done')], {}],
    ['a deed among other things', WHOLE, { drafts: [deed('3', 'TWO', 'three')] }],
    [
      'a call as others have them',
      WHOLE,
      { drafts: [{ type: 'tool_use', id: 'z', name: 'Edit', input: deed('3', 'a', 'b').with }] },
    ],
  ])('lists what it cannot take: %s', (_, turns, more) => {
    expect(read(turns, more).lost).toHaveLength(1)
  })
})
