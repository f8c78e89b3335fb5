import { type ImportOptions, importPlan } from '../../../src/wings/sessions/import-plan.ts'
import { replayed } from './replayed.ts'

type Files = Readonly<Record<string, string>>

/** What a log makes of files as they were later, and why something is listed as possibly missing. */
export const imported = async (text: string, files: Files, options: ImportOptions) => {
  const found = importPlan(
    { name: 's.jsonl', text },
    {
      readFile: (path) => files[path],
      kindOf: (path) => {
        if (files[path] !== undefined) return 'file'
        return Object.keys(files).some((file) => file.startsWith(`${path}/`)) ? 'folder' : undefined
      },
      filesBelow: (folder) => Object.keys(files).filter((file) => folder === '' || file.startsWith(`${folder}/`)),
      isLater: true,
      ...options,
    },
  )
  const listed = found.notImported.filter(({ mayChangeFiles }) => mayChangeFiles)
  return { after: found.ok ? await replayed(found.plan, files) : files, listed: listed.map(({ reason }) => reason) }
}
