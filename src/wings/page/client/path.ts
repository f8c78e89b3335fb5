import { showInvisible } from '../../../core/report/plain-text.ts'
import { element } from './element.ts'

/** A path with its last part emphasised. */
export const pathOf = (path: string): readonly (Node | string)[] => {
  const [, folder = '', name = ''] = /^(.*\/)?([^/]*)$/s.exec(path) ?? []
  return [showInvisible(folder), element('b', {}, showInvisible(name))]
}

/** The folder of a path, `../../../report/html/client/` for the root. */
export const folderOf = (path: string): string =>
  path.slice(0, path.lastIndexOf('/') + 1) || '../../../report/html/client/'

/** The id of a file's card. */
export const fileId = (path: string): string => `file-${path}`
