// A language server for tests: `node toy-server.mjs '{"offers": "pull", …}'`. Its language: `export NAME` and `import NAME from './file.toy'`,
// one a line. A line that begins with `wrong` is an error, and so is the import of what the other file does not export. It follows
// the protocol, but for the faults that its options name.
import { spawn } from 'node:child_process'
import { appendFileSync, existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

const {
  // pull, pull-later (by registration), push (with versions), push-unversioned, both-late (push of the old version after the new)
  offers = 'pull',
  // start, initialize, open, change, diagnostics: ends, says nothing, or sends garbage, from the first time it comes to that
  crashAt,
  muteAt,
  // flood, huge, header, no-json, no-message, unasked, twice, no-list, no-place, no-symbols, no-references, other-encoding, unchanged,
  // stderr, memory, offspring
  fault,
  // answers in groups, the last first
  reorders = false,
  // answers nothing about any file, as if it had not loaded one
  loads = true,
  symbols = true,
  progress = false,
  refuses = 0,
  // how a rename is answered: well, null, words, never, refused, version, outside, overlap, confirm, file, code
  renames,
  // a file that gets a line at each start
  startsTo,
} = JSON.parse(process.argv[2] ?? '{}')

const documents = new Map()
let pulls = 0

const send = (message) => {
  const text = JSON.stringify({ jsonrpc: '2.0', ...message })
  process.stdout.write(`Content-Length: ${Buffer.byteLength(text)}\r\n\r\n${text}`)
}
const notify = (method, params) => send({ method, params })

const reach = (stage) => {
  if (crashAt === stage) {
    process.stderr.write('it broke\n')
    process.exit(3)
  }
  return muteAt !== stage
}

const textOf = (file) => documents.get(file)?.text ?? (existsSync(file) ? readFileSync(file, 'utf8') : undefined)

function diagnosticsOf(file) {
  if (!loads) return []
  const found = []
  for (const [line, text] of (textOf(file) ?? '').split('\n').entries()) {
    const [, name, from] = /^import (\w+) from '(.*)'/.exec(text) ?? []
    const other = from === undefined ? '' : textOf(path.join(path.dirname(file), from))
    const isMissing = name !== undefined && !other?.split('\n').includes(`export ${name}`)
    const message = isMissing ? `${name} is not exported` : /^(wrong|\))/.test(text) ? 'it is wrong' : undefined
    const range = { start: { line, character: 0 }, end: { line, character: text.length } }
    if (message !== undefined) found.push({ range, severity: 1, code: 'toy', message })
  }
  if (fault === 'no-list') return 'nothing'
  if (fault === 'no-place') return [{ message: 'somewhere', range: { start: { line: -1, character: 'x' } } }]
  return found
}

const symbolsOf = (file) =>
  (textOf(file) ?? '').split('\n').flatMap((text, line) => {
    const range = { start: { line, character: 0 }, end: { line, character: text.length } }
    return symbols && loads && text.startsWith('export ')
      ? [{ name: text.slice(7), kind: 13, range, selectionRange: range }]
      : []
  })

function publish(file, version = documents.get(file)?.version, items = diagnosticsOf(file)) {
  const uri = documents.get(file)?.uri
  notify('textDocument/publishDiagnostics', {
    uri,
    ...(offers !== 'push-unversioned' && { version }),
    diagnostics: items,
  })
}

function publishAll() {
  if (!reach('diagnostics') || offers.startsWith('pull')) return
  if (progress) notify('$/progress', { token: 'work', value: { kind: 'begin', title: 'at work' } })
  for (const [file, { version }] of documents) {
    if (offers === 'both-late') {
      publish(file, version)
      publish(file, version - 1, [])
    } else if (offers === 'push-in-parts') {
      publish(file, version, [])
      setTimeout(() => publish(file, version), 50)
    } else publish(file, version)
  }
}

const FAULTS = {
  flood: () => {
    for (;;) if (!process.stdout.write('Content-Length: 4\r\n\r\nnull'.repeat(1000))) break
    setImmediate(FAULTS.flood)
  },
  'flood-of-messages': () => {
    for (let at = 0; at < 1000; at += 1) notify('window/logMessage', { type: 3, message: 'x' })
    setImmediate(FAULTS['flood-of-messages'])
  },
  huge: () => process.stdout.write(`Content-Length: ${2 ** 40}\r\n\r\n`),
  header: () => process.stdout.write(`${'no header at all '.repeat(1000)}\r\n`),
  'no-json': () => process.stdout.write('Content-Length: 5\r\n\r\n{{{{{'),
  'no-message': () => process.stdout.write('Content-Length: 2\r\n\r\n[]'),
  unasked: () => send({ id: 12345, result: null }),
  stderr: () => {
    for (let at = 0; at < 2000; at += 1) process.stderr.write('x'.repeat(1000))
  },
  memory: () => {
    const held = []
    const more = () => {
      for (let at = 0; at < 16; at += 1) held.push(Buffer.alloc(2 ** 20, held.length))
      setImmediate(more)
    }
    more()
  },
  offspring: () => {
    const child = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)', 'offspring'], {
      detached: true,
      stdio: 'ignore',
    })
    child.unref()
    process.stderr.write(`offspring ${child.pid}\n`)
  },
}

const held = []
function answer(id, result) {
  if (fault === 'twice') send({ id, result: Array.isArray(result?.items) ? { ...result, items: [] } : result })
  held.push({ id, result })
  setTimeout(
    () => {
      const next = reorders ? held.pop() : held.shift()
      if (next) send(next)
    },
    reorders ? 20 : 0,
  )
}

/** Every word of the name in every open file, or what `renames` asks for instead. */
function renamed({ textDocument, position, newName }) {
  const here = textOf(fileURLToPath(textDocument.uri)).split('\n')[position.line].slice(position.character)
  const [name] = /^\w+/.exec(here)
  const edits = (text) =>
    text.split('\n').flatMap((line, row) =>
      [...(renames === 'code' && line.startsWith('#') ? '' : line).matchAll(new RegExp(`\\b${name}\\b`, 'g'))].map(
        ({ index }) => ({
          range: { start: { line: row, character: index }, end: { line: row, character: index + name.length } },
          newText: newName,
          ...(renames === 'confirm' && { annotationId: 'a' }),
        }),
      ),
    )
  const documentChanges = [...documents.values()].map(({ uri, version, text }) => ({
    textDocument: {
      uri: renames === 'outside' ? 'file:///elsewhere/a.toy' : uri,
      version: renames === 'version' ? version - 1 : version,
    },
    edits:
      renames === 'overlap' ? [...edits(text), ...edits(text).map((edit) => ({ ...edit, newText: 'x' }))] : edits(text),
  }))
  const file = {
    kind: 'rename',
    oldUri: textDocument.uri,
    newUri: textDocument.uri.replace(/\w+\.toy$/, `${newName}.toy`),
  }
  return {
    documentChanges: [...documentChanges, ...(renames === 'file' ? [file] : [])],
    changeAnnotations: { a: { label: 'look at it', needsConfirmation: true } },
  }
}

const fileOf = ({ textDocument }) => fileURLToPath(textDocument.uri)

const REQUESTS = {
  initialize(id) {
    if (!reach('initialize')) return
    const pull =
      offers === 'pull' ? { diagnosticProvider: { interFileDependencies: true, workspaceDiagnostics: false } } : {}
    const documentSymbolProvider = symbols
    const capabilities = {
      textDocumentSync: { openClose: true, change: 1, save: true },
      documentSymbolProvider,
      ...(fault === 'other-encoding' && { positionEncoding: 'utf-8' }),
      ...(fault === 'no-references' && { referencesProvider: true }),
      ...(renames && { renameProvider: { prepareProvider: true } }),
      ...pull,
    }
    answer(id, { capabilities, serverInfo: { name: 'toy' } })
  },
  'textDocument/diagnostic'(id, params) {
    pulls += 1
    if (!reach('diagnostics')) return
    if (pulls <= refuses)
      return send({ id, error: { code: -32802, message: 'not now', data: { retriggerRequest: true } } })
    if (fault === 'unchanged') return answer(id, { kind: 'unchanged', resultId: '1' })
    answer(id, { kind: 'full', items: diagnosticsOf(fileOf(params)) })
  },
  'textDocument/documentSymbol': (id, params) =>
    answer(id, fault === 'no-symbols' ? [null] : symbolsOf(fileOf(params))),
  'textDocument/references': (id) => answer(id, [{ uri: 7 }]),
  'textDocument/prepareRename': (id, { position }) => answer(id, { start: position, end: position }),
  'textDocument/rename'(id, params) {
    if (renames === 'refused') return send({ id, error: { code: -32602, message: 'no symbol' } })
    if (renames === 'never') return
    answer(id, renames === 'null' ? null : renames === 'words' ? { words: [1] } : renamed(params))
  },
  shutdown: (id) => answer(id, null),
}

const NOTIFICATIONS = {
  initialized() {
    if (offers === 'pull-later')
      setTimeout(() => {
        const registrations = [{ id: 'later', method: 'textDocument/diagnostic', registerOptions: {} }]
        send({ id: 'register', method: 'client/registerCapability', params: { registrations } })
      }, 200)
    FAULTS[fault]?.()
  },
  'textDocument/didOpen'({ textDocument: { uri, version, text } }) {
    documents.set(fileURLToPath(uri), { uri, version, text })
    if (reach('open')) publishAll()
  },
  'textDocument/didChange'({ textDocument: { uri, version }, contentChanges }) {
    documents.set(fileURLToPath(uri), { uri, version, text: contentChanges.at(-1).text })
    if (reach('change')) publishAll()
  },
  'textDocument/didClose': (params) => void documents.delete(fileOf(params)),
}

let input = Buffer.alloc(0)
if (startsTo) appendFileSync(startsTo, 'started\n')
reach('start')
process.stdin.on('data', (chunk) => {
  input = Buffer.concat([input, chunk])
  for (;;) {
    const end = input.indexOf('\r\n\r\n')
    if (end < 0) return
    const length = Number(/content-length: (\d+)/i.exec(input.toString('latin1', 0, end))?.[1])
    if (input.length < end + 4 + length) return
    const message = JSON.parse(input.toString('utf8', end + 4, end + 4 + length))
    input = input.subarray(end + 4 + length)
    if (message.id === undefined) NOTIFICATIONS[message.method]?.(message.params)
    else if (message.method !== undefined) {
      const serve = REQUESTS[message.method]
      if (serve) serve(message.id, message.params)
      else send({ id: message.id, error: { code: -32601, message: 'no such method' } })
    }
  }
})
