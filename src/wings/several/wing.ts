import { addSections } from '../../core/report/sections.ts'
import { overlapFinder, pullOverlaps } from '../../publish/overlaps.ts'
import { severalPlans } from '../../publish/publish-plans.ts'
import type { Wing } from '../../wing.ts'
import { candidatesSection, compositionSection, narrowingSection, overlapsSection } from './sections.ts'

/** Several plans together, and parts of one. */
export const several: Wing = {
  name: 'several',
  fill: () => {
    addSections(compositionSection, candidatesSection, narrowingSection, overlapsSection)
    severalPlans.fill(async () => ({
      compose: async (...asked) => (await import('./combined-pull-request.ts')).openComposedPullRequest(...asked),
      try: async (...asked) => (await import('./combined-pull-request.ts')).openBestPullRequest(...asked),
      split: async (...asked) => (await import('./split-pulls.ts')).openPullRequests(...asked),
      narrow: async (...asked) => (await import('./narrow-plans.ts')).narrowPlans(...asked),
    }))
    overlapFinder.fill(async () => (await import('./find-overlaps.ts')).overlapsOfRun)
    pullOverlaps.fill(async () => (await import('./pull-overlaps.ts')).pullOverlapsInWords)
  },
  commands: {
    names: ['compose', 'split', 'narrow', 'try', 'overlap'],
    load: async () => {
      const { composeCommand, overlapCommand, splitCommand } = await import('./commands/compose.ts')
      const { narrowCommand, tryCommand } = await import('./commands/try.ts')
      return [composeCommand, splitCommand, narrowCommand, tryCommand, overlapCommand]
    },
  },
}
