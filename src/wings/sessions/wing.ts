import { importer } from '../../core/run/wing-slots.ts'
import type { Wing } from '../../wing.ts'

/** Plans out of what agents, editors and git write. */
export const sessions: Wing = {
  name: 'sessions',
  fill() {
    importer.fill(async () => {
      const [{ detectImportFormat, whyUnknown }, { importSources }, { namesAsked, readingOf }] = await Promise.all([
        import('./detect.ts'),
        import('./import-sources.ts'),
        import('./whole-import.ts'),
      ])
      return {
        whyUnknown,
        async importText(source, { source: asked, ...request }) {
          const format = detectImportFormat(source.text)
          if (format === undefined) return undefined
          return readingOf(await importSources([source], { ...request, ...namesAsked(asked), format }))
        },
      }
    })
  },
  commands: {
    names: ['import', 'record'],
    load: async () => {
      const [{ importCommand }, { recordCommand }] = await Promise.all([
        import('./commands/import.ts'),
        import('./commands/record.ts'),
      ])
      return [importCommand, recordCommand]
    },
  },
}
