import { importer } from '../../core/run/wing-slots.ts'
import type { Wing } from '../../wing.ts'

/** Plans out of what agents, editors and git write. */
export const sessions: Wing = {
  name: 'sessions',
  fill() {
    importer.fill(async () => {
      const [{ formatNamed, detectImportFormat, whyUnknown }, { askedOf, readingsOf }] = await Promise.all([
        import('./detect.ts'),
        import('./whole-import.ts'),
      ])
      return {
        whyUnknown,
        async importText(source, { source: asked, ...request }) {
          const format = formatNamed(asked?.from)
          if ((format ?? detectImportFormat(source.text)) === undefined) return undefined
          return readingsOf(source, { request: { ...request, ...askedOf(asked), ...(format && { format }) } })
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
