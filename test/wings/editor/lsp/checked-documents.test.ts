import { describe, expect, it } from 'vitest'
import type { Diagnostic } from 'vscode-languageserver'
import { TextDocument } from 'vscode-languageserver-textdocument'
import { CheckedDocuments } from '../../../../src/wings/editor/lsp/checked-documents.ts'

describe('the problems of an open document', () => {
  it('are told also where checking it fails in a way that nobody foresaw', async () => {
    const failures: unknown[] = []
    const told = await new Promise<readonly Diagnostic[]>((resolve) => {
      const checked = new CheckedDocuments({
        delay: 0,
        rootOf: () => {
          throw new TypeError('lost')
        },
        publish: (_uri, _version, diagnostics) => resolve(diagnostics),
        fail: (error) => failures.push(error),
      })
      const plan = 'version: 1\ntitle: T\nsteps:\n  - { tool: Read, file_path: a }\n'
      checked.check(TextDocument.create('file:///plan.yaml', 'yaml', 1, plan))
    })
    expect(told.map(({ range, code }) => [range.start.line, code])).toEqual([[0, undefined]])
    expect(failures).toEqual([new TypeError('lost')])
  })
})
