/**
 * What takes a folder off paths: `/home/ada/shop/src/a.ts` in `/home/ada/shop` is `src/a.ts`; undefined for a path that is not below it.
 * Folders are compared as the system compares them whose paths they are. On Windows: either case, either slash, and drives as its shells
 * write them (`C:\shop`, `c:/shop`, `/c/shop`, `/mnt/c/shop`, `/cygdrive/c/shop`). On macOS: either case below `/Users` and `/Volumes`, and
 * `/tmp`, `/var` and `/etc` with and without `/private`. What remains has `/` between its parts.
 */
export const belowFolder = (root: string): ((path: string) => string | undefined) => {
  const isDrive = DRIVE.test(root)
  const folder = partsOf(root, isDrive)
  const sameDrive = isDrive ? folder : partsOf(root, true)
  const start = `${root}/`
  return (path) => {
    if (!isDrive && path.startsWith(start) && path.length > start.length && !path.includes('//'))
      return path.slice(start.length)
    const isWindows = isDrive || DRIVE.test(path)
    const [above, parts] = [isWindows ? sameDrive : folder, partsOf(path, isWindows)]
    if (parts.compared.length <= above.compared.length) return undefined
    if (above.compared.some((part, at) => part !== parts.compared[at])) return undefined
    return parts.written.slice(above.compared.length - parts.compared.length).join('/')
  }
}

/** Whether a path begins with a drive, or with a server of Windows. */
const DRIVE = /^([A-Za-z]:([\\/]|$)|\\\\)/

interface PathParts {
  /** In one spelling for all that mean the same. */
  readonly compared: readonly string[]
  readonly written: readonly string[]
}

const partsOf = (path: string, isWindows: boolean): PathParts => {
  const bare = isWindows ? path.replace(/^\\\\\?\\(?=[A-Za-z]:)/, '') : path
  const written = bare.split(isWindows ? /[\\/]+/ : /\/+/)
  while (written.length > 1 && written.at(-1) === '') written.pop()
  if (isWindows) {
    const [, drive] = SHELL_DRIVE.exec(written.join('/')) ?? []
    const rest = drive === undefined ? written : [`${drive}:`, ...written.slice(drivePartsOf(written))]
    return { compared: rest.map((part) => part.toLowerCase()), written: rest }
  }
  const isPrivate = written[0] === '' && written[1] === 'private' && /^(tmp|var|etc)$/.test(written[2] ?? '')
  const plain = isPrivate ? ['', ...written.slice(2)] : written
  const isMac = plain[0] === '' && /^(users|volumes)$/i.test(plain[1] ?? '')
  return { compared: isMac ? plain.map((part) => part.toLowerCase().normalize('NFC')) : plain, written: plain }
}

/** How shells on Windows write a drive. */
const SHELL_DRIVE = /^(?:\/mnt|\/cygdrive)?\/([A-Za-z])(?:\/|$)/

const drivePartsOf = ([, first]: readonly string[]): number => (first === 'mnt' || first === 'cygdrive' ? 3 : 2)
