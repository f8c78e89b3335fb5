import { describe, expect, it } from 'vitest'
import type { Diagnostic } from 'vscode-languageserver'
import { TextDocument } from 'vscode-languageserver-textdocument'
import { CheckedDocuments, createFolders } from '../../../../src/wings/editor/lsp/connection.ts'

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

const uri = (path: string): string => `file://${path}`

/** The checkout of a document under these folders of a client. */
const rootOf = (file: string, folders: readonly string[], rootUri: string | null, own?: string) => {
  const made = createFolders(own)
  made.open(folders.map(uri), rootUri)
  return made.rootOf(uri(file))
}

describe.skipIf(process.platform === 'win32')('the checkout of a document', () => {
  it('is the nearest folder around it that the client has open', () => {
    expect(rootOf('/shop/plans/a.yaml', ['/shop', '/shop/plans'], null)).toBe('/shop/plans')
    expect(rootOf('/shopping/a.yaml', ['/shop', '/shopping'], uri('/else'))).toBe('/shopping')
  })

  it('is the one that is open where it is in none', () => {
    expect(rootOf('/tmp/a.yaml', ['/shop'], null)).toBe('/shop')
    expect(rootOf('/tmp/a.yaml', [], uri('/shop'))).toBe('/shop')
  })

  it('is the folder of its file where none is open, and the one that was named from the start always', () => {
    expect(rootOf('/tmp/a.yaml', [], null)).toBe('/tmp')
    expect(rootOf('/tmp/a.yaml', ['/shop'], null, '/own')).toBe('/own')
  })
})
