import { importReader } from '../../core/engine/imports.ts'
import { structureSearch } from '../../core/tools/edit-search.ts'
import { codemodTools } from '../../core/tools/list.ts'
import { smallestDiffPlan, type Wing } from '../../wing.ts'
import { set, unset } from './documents.ts'
import { importTool } from './imports.ts'
import { KNOWN_ENDINGS } from './structure/languages.ts'

/** Steps by syntax, by path of a document and for imports; plans made general. */
export const codemods: Wing = {
  name: 'codemods',
  fill() {
    structureSearch.fill({
      endings: KNOWN_ENDINGS,
      async neededWord({ pattern = '', rule }) {
        const [{ neededWord }, { readRule }] = await Promise.all([
          import('./structure/matcher.ts'),
          import('./structure/rule.ts'),
        ])
        const taken = rule === undefined ? { matcher: pattern } : readRule(rule)
        return 'message' in taken ? undefined : neededWord(taken.matcher)
      },
      async read(input) {
        const { findStructures, matchStructure, readStructure } = await import('./structural-edit.ts')
        const structure = readStructure(input)
        if (structure === undefined || 'message' in structure) return structure
        return {
          newString: structure.newString,
          by: input.rule === undefined ? 'pattern' : 'rule',
          match: (file, options) => matchStructure(file, structure, options),
          find: (file, path) => findStructures(file, structure, path),
        }
      },
      judge: async (...asked) => (await import('./structural-edit.ts')).judgeEdit(...asked),
    })
    smallestDiffPlan.fill(async (request) => {
      const { explainChange } = await import('./explain/explain.ts')
      const { sentenceOf } = await import('./explain/words.ts')
      const found = await explainChange(request)
      return { ...found, sentence: sentenceOf(found) }
    })
    importReader.fill({
      endings: ['.js', '.mjs', '.cjs', '.jsx', '.ts', '.mts', '.cts', '.tsx', '.py', '.pyi', ...NAMING],
      follow: async (...given) => (await import('./imports/follow.ts')).importReferences.follow(...given),
      importers: async (...given) => (await import('./imports/follow.ts')).importReferences.importers(...given),
    })
    codemodTools.fill([set, unset, importTool])
  },
  commands: {
    names: ['explain', 'test'],
    load: async () => [
      (await import('./commands/explain.ts')).explainCommand,
      (await import('./commands/test.ts')).testCommand,
    ],
  },
}

/** Ends of names of files that have some code, or name sources by their paths. */
const NAMING = [
  '.json',
  '.jsonc',
  '.toml',
  '.cfg',
  '.ini',
  '.yml',
  '.yaml',
  '.html',
  '.htm',
  '.vue',
  '.svelte',
  '.astro',
  '.mdx',
  '.ipynb',
]
