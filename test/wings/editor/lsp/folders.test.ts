import { describe, expect, it } from 'vitest'
import { createFolders } from '../../../../src/wings/editor/lsp/folders.ts'

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
