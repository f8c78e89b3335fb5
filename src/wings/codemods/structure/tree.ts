import type { Node } from 'web-tree-sitter'
import { freeParsed, withEngine } from './engine.ts'
import type { Language } from './languages.ts'
import { MAX_TEXT, refusalOf, type StructuralResult } from './search.ts'
import { createHeld, work } from './work.ts'

type ReadTree<Value> = { readonly ok: true; readonly value: Value } | Extract<StructuralResult, { ok: false }>

/** Parses a text and reads its tree, which is gone afterwards: nothing of it may be in what is returned. */
export const readTree = async <Value>(
  language: Language,
  text: string,
  read: (root: Node) => Value,
): Promise<ReadTree<Value>> =>
  text.length > MAX_TEXT
    ? { ok: false, reason: 'limit', steps: MAX_TEXT }
    : withEngine(language, (engine) => {
        work.begin(text.length)
        const held = createHeld()
        try {
          const root = held.keep(engine.parse(language, text))
          return { ok: true, value: read((root.getInnerTree() as { readonly rootNode: Node }).rootNode) }
        } catch (error) {
          return refusalOf(error, held)
        } finally {
          held.free()
          freeParsed()
        }
      })
