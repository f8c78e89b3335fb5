import { describe, expect, it } from 'vitest'
import { startsTools, stories, tellStory } from './support/stories.ts'

describe('the documentation of what other tools say', () => {
  it.each(stories.filter(startsTools))('does what it says: $title', tellStory)

  it('is a part of the documentation', () => {
    expect(stories.filter(startsTools).length).toBeGreaterThan(0)
  })
})
