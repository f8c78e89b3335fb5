import { isCollection, visit } from 'yaml'
import type { YamlDocument } from '../../../core/text/yaml.ts'
import { type DocumentChange, type DocumentEdit, lineEndOf, pathText, refuse, type Value } from './document-edit.ts'
import { setInYaml } from './yaml-set.ts'
import { follow, type NodeAtPath, parseYaml, plainValue, type YamlText } from './yaml-tree.ts'
import { unsetInYaml } from './yaml-unset.ts'

/** Changes one value in the text of a YAML document. */
export const editYaml = (text: string, change: DocumentChange): DocumentEdit => {
  const document = parseYaml(text)
  if (typeof document === 'string') return refuse('invalid', `it is not YAML that can be changed: ${document}`)
  const found = follow(document.contents, change.path)
  if ('aliased' in found) {
    const alias = `*${found.aliased.source}`
    return refuse(
      'aliased',
      `${pathText(found.at)} is the alias ${alias}; change the value that it refers to, or write it out first`,
    )
  }
  const yaml: YamlText = { text, lineEnd: lineEndOf(text), indent: indentOf(text) }
  const edit = change.kind === 'set' ? setInYaml(yaml, found, change) : unsetInYaml(yaml, found, change.path)
  return edit.ok && edit.edits.length > 0 ? { ...edit, notes: repeats(document, found, text) } : edit
}

/** Names the aliases that repeat what is changed inside an anchored mapping. */
const repeats = (document: YamlDocument, { around, node }: NodeAtPath, text: string): readonly string[] => {
  const anchors = new Set(
    [...around, ...(isCollection(node) ? [node] : [])].flatMap((one) => (one as { anchor?: string }).anchor ?? []),
  )
  if (anchors.size === 0) return []
  const lines: string[] = []
  visit(document, {
    Alias: (_, alias) => {
      if (anchors.has(alias.source))
        lines.push(`*${alias.source} at line ${text.slice(0, alias.range?.[0]).split('\n').length}`)
    },
  })
  return lines.length === 0 ? [] : [`Repeated by ${lines.join(', ')}.`]
}

const indentOf = (text: string): number => {
  const found = /^[^\s#-][^\n]*:[ \t]*(?:#[^\n]*)?\r?\n( +)[^\s#-]/m.exec(text)?.[1]
  return found === undefined ? 2 : found.length
}

/** The value of a YAML document, each alias as an object that names it; undefined if the text is not YAML. */
export const readYaml = (text: string): Value | undefined => {
  const document = parseYaml(text)
  return typeof document === 'string' ? undefined : plainValue(document.contents)
}
