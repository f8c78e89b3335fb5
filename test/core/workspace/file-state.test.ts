import { describe, expect, it } from 'vitest'
import { createFileStates, createReplayStates, type FileState } from '../../../src/core/workspace/file-state.ts'

const state = (bytes: number): FileState => ({
  content: Buffer.alloc(bytes),
  timestamp: 1,
  offset: 1,
  limit: undefined,
  isPartialView: false,
})

describe('the memory of a session', () => {
  it('forgets the files unused for longest beyond its number of entries', () => {
    const states = createFileStates({ entries: 2 })
    for (const path of ['a', 'b']) states.set(path, state(1))
    states.get('a')
    states.set('c', state(1))
    expect(['a', 'b', 'c'].map((path) => states.get(path) !== undefined)).toEqual([true, false, true])
  })

  it('forgets beyond its bytes, counted by content', () => {
    const states = createFileStates({ bytes: 100 })
    for (const path of ['a', 'b', 'c']) states.set(path, state(40))
    expect(['a', 'b', 'c'].map((path) => states.get(path) !== undefined)).toEqual([false, true, true])
  })

  it('keeps what licenses the edits of a file larger than all of it, without the content', () => {
    const states = createFileStates({ bytes: 100 })
    states.set('a', state(10))
    states.set('huge', state(101))
    expect(states.get('huge')).toEqual({ ...state(0), content: undefined })
    expect(states.get('a')).toEqual(state(10))
  })

  it('keeps 100 files and 25 MiB by default', () => {
    const states = createFileStates()
    for (let n = 0; n < 101; n++) states.set(`f${n}`, state(0))
    expect([states.get('f0'), states.get('f1')?.timestamp]).toEqual([undefined, 1])
    states.set('large', state(25 * 2 ** 20))
    expect([states.get('large')?.content?.length, states.get('f100')]).toEqual([25 * 2 ** 20, undefined])
  })
})

describe('the memory of a replay', () => {
  it('forgets no file and keeps no content', () => {
    const states = createReplayStates()
    for (let n = 0; n < 1000; n++) states.set(`f${n}`, state(10))
    expect(states.get('f0')).toEqual({ ...state(0), content: undefined })
    states.delete('f0')
    expect(states.get('f0')).toBeUndefined()
  })
})
