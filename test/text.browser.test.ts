import { spawn } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { createInterface } from 'node:readline'
import { chromium } from 'playwright-core'
import { expect, it } from 'vitest'
import { bundleTextDoor } from '../scripts/build/text-door.mjs'
import { temporaryFolder } from './support/folder.ts'
import { CHROMIUM } from './support/page.ts'

const root = path.resolve(import.meta.dirname, '..')
const EDIT = { fileContents: 'say “hello” to 🌱\r\n', old_string: '"hello" to 🌱\n', new_string: '"salve" to 🌱\n' }
const EDITED = 'say “salve” to 🌱\r\n'

it.skipIf(!CHROMIUM)('editplan/text edits a text in a browser', async () => {
  const { text } = await bundleTextDoor(root)
  const browser = await chromium.launch({ executablePath: CHROMIUM ?? '', args: ['--no-sandbox'] })
  try {
    const page = await browser.newPage()
    // As text: the tests' own loader rewrites an import in a function.
    const module = `URL.createObjectURL(new Blob([${JSON.stringify(text)}], { type: 'text/javascript' }))`
    const program = `import(${module}).then((door) => door.getPatchForEdit(${JSON.stringify(EDIT)}).updatedFile)`
    expect(await page.evaluate(program)).toBe(EDITED)
  } finally {
    await browser.close()
  }
})

/** The edge runtime of `npm install workerd`; `.ci/run` names it. It is no dependency: 150 MB, and not for every system. */
const WORKERD = process.env.EDITPLAN_WORKERD

it.skipIf(!WORKERD)('editplan/text edits a text in an edge runtime', async () => {
  const { text } = await bundleTextDoor(root)
  using folder = temporaryFolder()
  writeFileSync(path.join(folder.path, 'text.js'), text)
  writeFileSync(path.join(folder.path, 'main.js'), WORKER)
  writeFileSync(path.join(folder.path, 'config.capnp'), CONFIGURATION)
  const configuration = path.join(folder.path, 'config.capnp')
  const server = spawn(WORKERD ?? '', ['serve', configuration, '--control-fd=1'], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  try {
    const { port } = await listening(server.stdout)
    const answer = await fetch(`http://127.0.0.1:${port}/`, { method: 'POST', body: JSON.stringify(EDIT) })
    expect(await answer.json()).toEqual({ updatedFile: EDITED, hasNode: false })
  } finally {
    server.kill()
  }
})

const WORKER = `import { getPatchForEdit } from './text.js'
export default {
  async fetch(request) {
    const { updatedFile } = getPatchForEdit(await request.json())
    return Response.json({ updatedFile, hasNode: typeof process !== 'undefined' || typeof Buffer !== 'undefined' })
  },
}
`

const CONFIGURATION = `using Workerd = import "/workerd/workerd.capnp";
const config :Workerd.Config = (
  services = [(name = "main", worker = .worker)],
  sockets = [(name = "http", address = "127.0.0.1:0", http = (), service = "main")],
);
const worker :Workerd.Worker = (
  modules = [(name = "main", esModule = embed "main.js"), (name = "text.js", esModule = embed "text.js")],
  compatibilityDate = "2025-01-01",
);
`

async function listening(output: NodeJS.ReadableStream): Promise<{ readonly port: number }> {
  for await (const line of createInterface({ input: output })) {
    const said = JSON.parse(line)
    if (said.event === 'listen') return said
  }
  throw new Error('the edge runtime did not start')
}
