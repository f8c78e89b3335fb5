import path from 'node:path'

/** What a file is read as, by its name. `.IPYNB` is text: notebooks are told by their exact extension. */
export type FileKind = 'text' | 'image' | 'pdf' | 'notebook' | 'binary'

export function kindOf(file: string): FileKind {
  const exact = path.posix.extname(file).slice(1)
  const extension = exact.toLowerCase()
  if (BINARY.has(extension)) return 'binary'
  if (IMAGES.has(extension)) return 'image'
  if (extension === 'pdf') return 'pdf'
  return exact === 'ipynb' ? 'notebook' : 'text'
}

const IMAGES = new Set(['png', 'jpg', 'jpeg', 'gif', 'webp'])

const BINARY = new Set(
  (
    '7z a ai app avi bin blend bmp bz2 class dat data db deb dll doc docx dylib eot eps exe fig fla flac gz ico idx iso jar lib ' +
    'mdb mov mp3 mp4 msi node o obj odt ogg otf pptx psd pyc pyo rar rlib rpm sketch so sqlite sqlite3 swf tar tgz tiff ttf wasm ' +
    'wav webm woff woff2 xd xlsx xz z zip'
  ).split(' '),
)
