import { summaryOf } from '../diagnostics-summary.ts'
import type { RunReport } from '../report.ts'
import { codeSpan, inlineMarkdown } from '../safe-markdown.ts'

/** Items of a Markdown list: each server's summary, and what it finds, with its place and its step. */
export const diagnosticItems = ({ diagnostics = [] }: RunReport): readonly string[] =>
  diagnostics.flatMap((server) => {
    const isClean = server.state === 'known' && server.added === 0
    const found = server.diagnostics.map(({ file_path, line, message, code, step }) => {
      const by = step === undefined ? '' : `, after step ${step}`
      const named = code === undefined ? '' : ` ${codeSpan(code)}`
      return `- ${codeSpan(`${file_path}:${line}`)}${by}: ${inlineMarkdown(message.split('\n')[0] ?? '')}${named}`
    })
    return [`- ${isClean ? '✓' : '✗'} ${inlineMarkdown(summaryOf(server))}`, ...found]
  })
