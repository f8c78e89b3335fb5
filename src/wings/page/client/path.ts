import { showUnusual } from '../../../core/report/plain-text.ts'
import { element } from './element.ts'

/** A path with its last part emphasised. */
export const pathOf = (path: string): readonly (Node | string)[] => {
  const [, folder = '', name = ''] = /^(.*\/)?([^/]*)$/s.exec(path) ?? []
  return [showUnusual(folder), element('b', {}, showUnusual(name))]
}

/** The folder of a path, `./` for the root. */
export const folderOf = (path: string): string => path.slice(0, path.lastIndexOf('/') + 1) || './'

/** The id of the card of files that change alike, by the place of the first. */
export const groupId = (at: number): string => `alike-${at}`

/** The id of a file's card. */
export const fileId = (path: string): string => `file-${path}`
