import { element } from '../element.ts'

interface BadgedFile {
  readonly status?: string
  readonly from?: string
  readonly old_mode?: string
  readonly new_mode?: string
  readonly binary?: boolean
  readonly encoding?: string
}

/** What is special about a file's change: that it is new, gone, renamed, binary, executable. */
export function badgesOf({
  old_mode: was,
  new_mode: is,
  binary = false,
  encoding = '',
  from,
  status,
}: BadgedFile): readonly HTMLElement[] {
  const isFile = (mode: string | undefined): boolean => mode !== undefined && !mode.startsWith('0000')
  const names = [
    status === 'added' ? 'new' : status === 'deleted' ? 'deleted' : from === undefined ? '' : 'renamed',
    isFile(was) && isFile(is) && was !== is ? `mode ${was} → ${is}` : '',
    !isFile(was) && is === '100755' ? 'executable' : '',
    binary ? 'binary' : '',
    encoding,
  ]
  return names.filter(Boolean).map((name) => element('span', { class: `badge ${name.split(' ')[0]}` }, name))
}
