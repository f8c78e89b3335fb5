import path from 'node:path'
import { refusal } from '../checks.ts'
import type { ToolRefusal } from '../tool.ts'

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

/**
 * Loads what reads a kind of file: a package that is installed beside the program and not bundled in it, since no run needs it.
 * PACKAGE_MISSING where it is not installed, e.g. in a clone.
 */
export async function loadInstalled<Module>(
  name: string,
  load: () => Promise<Module>,
): Promise<{ readonly ok: true; readonly module: Module } | ToolRefusal> {
  try {
    return { ok: true, module: await load() }
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ERR_MODULE_NOT_FOUND')) throw error
    const message = `Such files are read by the package ${name}, which is not installed here. Run \`npm install ${name}\` beside the program, or install editplan with npm.`
    return { ok: false, problem: refusal('PACKAGE_MISSING', message) }
  }
}
