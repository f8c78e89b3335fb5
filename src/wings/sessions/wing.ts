import { importer } from '../../core/run/wing-slots.ts'
import type { Wing } from '../../wing.ts'

/** Plans out of what agents, editors and git write. */
export const sessions: Wing = {
  name: 'sessions',
  fill() {
    importer.fill(async () => {
      const [{ formatNamed, detectImportFormat, whyUnknown }, { importSources }, { askedOf, readingOf }, batches] =
        await Promise.all([
          import('./detect.ts'),
          import('./import-sources.ts'),
          import('./whole-import.ts'),
          import('./batch.ts'),
        ])
      return {
        whyUnknown,
        async importText(source, { source: asked, ...request }) {
          const named = formatNamed(asked?.from)
          const format = named ?? detectImportFormat(source.text)
          if (format === undefined) return undefined
          const given = { ...request, ...askedOf(asked) }
          const answers = batches.batchAnswers(source)
          if (!answers) return [readingOf(await importSources([source], { ...given, format }))]
          return batches.batchReadings(answers, async ({ id, source: answer, format: own }) =>
            readingOf(await importSources([answer], { ...given, format: named ?? own, title: id })),
          )
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
