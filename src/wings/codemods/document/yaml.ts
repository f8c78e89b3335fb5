import { isCollection, Parser, visit } from 'yaml'
import { composeYaml, type YamlDocument } from '../../../core/text/yaml.ts'
import { type DocumentChange, type DocumentEdit, lineEndOf, pathText, refuse, type Value } from './document-edit.ts'
import { prependInYaml, renameInYaml, setInYaml } from './yaml-set.ts'
import { follow, MAX_NESTING, type NodeAtPath, parseYaml, plainValue, type YamlText } from './yaml-tree.ts'
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
  const edit = editAt(yaml, found, change)
  return edit.ok && edit.edits.length > 0 ? { ...edit, notes: repeats(document, found, text) } : edit
}

const editAt = (yaml: YamlText, found: NodeAtPath, change: DocumentChange): DocumentEdit => {
  if (change.kind === 'set') return setInYaml(yaml, found, change)
  if (change.kind === 'unset') return unsetInYaml(yaml, found, change.path)
  if (found.rest.length > 0) return refuse('missing', `${pathText(change.path)} is not there`)
  return change.kind === 'rename' ? renameInYaml(found, change.to) : prependInYaml(yaml, found, change.value)
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

/** Where each document of a text is, with its marks and directives. */
export const documentParts = (text: string): readonly { readonly start: number; readonly end: number }[] => {
  const whole = [{ start: 0, end: text.length }]
  if (!/^(?:---|\.\.\.)/m.test(text) || !composeYaml(text, { nesting: MAX_NESTING, tags: true }).ok) return whole
  const starts: number[] = []
  let next: number | undefined
  for (const token of new Parser().parse(text)) {
    if (token.type === 'directive') next ??= token.offset
    if (token.type === 'document') starts.push(next ?? token.offset)
    if (token.type === 'document' || token.type === 'doc-end') next = undefined
  }
  return starts.length < 2
    ? whole
    : starts.map((start, at) => ({ start: at === 0 ? 0 : start, end: starts[at + 1] ?? text.length }))
}

/** The value of a YAML document, each alias as an object that names it; undefined if the text is not YAML. */
export const readYaml = (text: string): Value | undefined => {
  const document = parseYaml(text)
  return typeof document === 'string' ? undefined : plainValue(document.contents)
}
