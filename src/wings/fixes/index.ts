import type { FixFormat, FixOutputs, FixRecording } from '../../core/plan/fix-output.ts'
import { type JsonNode, rootNode } from '../../core/plan/json-nodes.ts'
import { DEFAULT_LIMITS } from '../../core/plan/limits.ts'
import { type ImportSource, wholeText } from '../../core/plan/source-text.ts'
import { readYaml } from '../../core/plan/yaml-document.ts'
import { goDocuments } from './go-documents.ts'
import { importFixes } from './import-fixes.ts'
import type { FixReader } from './proposed-fix.ts'
import { astGrep } from './readers/ast-grep.ts'
import { clang, isClangExport } from './readers/clang.ts'
import { eslint } from './readers/eslint.ts'
import { go } from './readers/go.ts'
import { lsp } from './readers/lsp.ts'
import { markdownlint } from './readers/markdownlint.ts'
import { oxlint } from './readers/oxlint.ts'
import { biome, rdjson } from './readers/rdjson.ts'
import { ruff } from './readers/ruff.ts'
import { rustc } from './readers/rustc.ts'
import { sarif } from './readers/sarif.ts'
import { semgrep } from './readers/semgrep.ts'
import { stylelint } from './readers/stylelint.ts'

const READERS = [
  sarif,
  lsp,
  eslint,
  rdjson,
  biome,
  ruff,
  rustc,
  clang,
  go,
  astGrep,
  semgrep,
  stylelint,
  markdownlint,
  oxlint,
] as const satisfies readonly FixReader[]

const readerOf = (format: FixFormat): FixReader => READERS.find(({ name }) => name === format) ?? sarif

/** Reads what tools write of their fixes. */
export const outputs: FixOutputs = {
  isOutput: (format, value) => readerOf(format).recognises(value),
  formatOf: (text) => (isClangExport(text) ? 'clang' : undefined),
  read: (format, sources, { recording, options }) => {
    const documents = format === 'clang' ? yamlDocument : format === 'go' ? goDocuments : undefined
    importFixes(readerOf(format), sources, { recording, options, ...(documents && { documents }) })
  },
}

const LIMITS = { ...DEFAULT_LIMITS, steps: 50_000_000, nesting: 100 }

function* yamlDocument(source: ImportSource, recording: FixRecording): Generator<JsonNode> {
  const read = readYaml(wholeText(source), LIMITS)
  if (read.ok) yield rootNode(read.document, source.name)
  else
    for (const { message, at } of read.faults)
      recording.leaveOut('YAML', { reason: message, at: { file: source.name, ...at } })
}
