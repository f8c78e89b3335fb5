import { describe, expect, it } from 'vitest'
import { plantGarden } from '../support/garden.ts'

describe('the settings of the pull request', () => {
  it('are taken back only where we set them', async () => {
    await using garden = await plantGarden()
    const options = {
      labels: ['bloom', 'late'],
      assignees: ['moss'],
      reviewers: ['fern'],
      teamReviewers: ['keepers'],
      milestone: 'Spring',
    }
    await garden.publish({ options: { ...options, draft: true } })
    expect(garden.repository.pulls[0]).toMatchObject({ draft: true })
    await garden.publish({ options: { ...options, autoMerge: 'merge', draft: false } })
    const pull = garden.repository.pulls[0]!
    expect(pull).toMatchObject({
      labels: ['bloom', 'late'],
      assignees: ['moss'],
      reviewers: ['fern'],
      teams: ['keepers'],
      milestone: 7,
      autoMerge: 'merge',
      draft: false,
    })
    pull.labels.push('by-hand')
    pull.assignees.push('ivy')
    pull.reviewers.push('ivy')
    const result = await garden.publish({ options: { labels: ['bloom'] } })
    expect(result).toMatchObject({ operation: 'updated', problems: [] })
    expect(pull).toMatchObject({
      labels: ['bloom', 'by-hand'],
      assignees: ['ivy'],
      reviewers: ['ivy'],
      teams: [],
      milestone: null,
      autoMerge: null,
    })
  })

  it('stay as people changed them while nothing else is asked for', async () => {
    await using garden = await plantGarden()
    const request = { options: { labels: ['bloom'], reviewers: ['fern'], milestone: 'Spring', draft: true } }
    await garden.publish(request)
    const pull = garden.repository.pulls[0]!
    Object.assign(pull, {
      labels: [],
      reviewers: [],
      milestone: null,
      draft: false,
      title: 'A better title',
      body: `Mine above.\n\n${pull.body}\n\nMine below.`,
    })
    expect(await garden.publish(request)).toMatchObject({ operation: 'none' })
    await garden.publish({
      ...request,
      plan: 'b'.repeat(64),
      options: { ...request.options, replace: true },
      body: () => 'New words.',
    })
    expect(pull).toMatchObject({ labels: [], reviewers: [], milestone: null, draft: false, title: 'A better title' })
    expect(pull.body).toMatch(/^Mine above\..*New words\..*Mine below\.$/s)
    expect(pull.body).not.toContain('What changes.')
  })

  it('that GitHub refuses leave the pull request standing, and are tried again', async () => {
    await using garden = await plantGarden()
    const request = { options: { labels: ['bloom'], reviewers: ['stranger'] } }
    const first = await garden.publish(request)
    expect(first).toMatchObject({ operation: 'created', number: 1 })
    expect(first.problems.map(({ name }) => name)).toEqual(['GITHUB_FAILED'])
    garden.repository.collaborators.add('stranger')
    expect(await garden.publish(request)).toMatchObject({ operation: 'updated', problems: [] })
    expect(garden.repository.pulls).toMatchObject([{ labels: ['bloom'], reviewers: ['stranger'] }])
  })

  it('that GitHub leaves out without a word are told by name, and tried again', async () => {
    await using garden = await plantGarden()
    const request = { options: { assignees: ['fern', 'stranger'], reviewers: ['moss', 'nobody'] } }
    for (const operation of ['created', 'none']) {
      const { problems, ...made } = await garden.publish(request)
      expect(made.operation).toBe(operation)
      expect(problems.map(({ message }) => /stranger|nobody/.exec(message)?.[0])).toEqual(['stranger', 'nobody'])
    }
    garden.repository.collaborators.add('stranger').add('nobody')
    expect(await garden.publish(request)).toMatchObject({ operation: 'updated', problems: [] })
    expect(garden.repository.pulls).toMatchObject([{ assignees: ['fern', 'stranger'], reviewers: ['moss', 'nobody'] }])
  })
})
