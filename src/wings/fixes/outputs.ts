import type { FixFormat, FixOutputs } from '../../core/plan/fix-output.ts'
import { importFixes } from './import-fixes.ts'
import type { FixReader } from './proposed-fix.ts'
import { astGrep } from './readers/ast-grep.ts'
import { clang, isClangExport } from './readers/clang.ts'
import { eslint } from './readers/eslint.ts'
import { go, isGoOutput } from './readers/go.ts'
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
  formatOf: (text) => (isClangExport(text) ? 'clang' : isGoOutput(text) ? 'go' : undefined),
  read: (format, sources, into) => importFixes(readerOf(format), sources, into),
}
