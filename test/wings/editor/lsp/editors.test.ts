import { spawnSync } from 'node:child_process'
import { chmodSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import vm from 'node:vm'
import { parse } from 'smol-toml'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type BuiltCli, builtCli } from '../../../support/cli.ts'
import { repository, type TestRepository, testEnvironment } from '../../../support/git.ts'
import { LanguageClient } from '../../../support/language-client.ts'
import { blocksOf } from '../../../support/markdown.ts'

/** Not a package: it comes with the system. */
const NEOVIM: string = process.env.NEOVIM ?? 'nvim'

const PAGE = readFileSync(path.resolve(import.meta.dirname, '../../../../docs/editors.md'), 'utf8')

const snippet = (file: string): string => {
  const block = blocksOf(PAGE).find((one) => one.file === file)
  if (!block) throw new Error(`the page does not show ${file}`)
  return block.text
}

const PLAN = `version: 1
title: Rename
options: { reads: auto }
steps:
  - tool: Edit
    file_path: src/usr.ts
    old_string: getUser
    new_string: fetchUser
  - tool: Edit
    file_path: src/user.ts
    old_string: return id
    new_string: return user
`

interface Command {
  readonly command: string
  readonly args: readonly string[]
}

let cli: BuiltCli
let repo: TestRepository

beforeAll(async () => {
  cli = await builtCli()
  repo = repository({ 'src/user.ts': 'export const getUser = (id) => {\n  return id\n}\n' })
})

afterAll(() => {
  repo[Symbol.dispose]()
})

/** What VS Code would start, by its extension. */
function startedByExtension(): Command {
  const exports: { activate?: () => unknown } = {}
  let started: Command | undefined
  class Client {
    constructor(_: string, command: Command, options: { documentSelector: unknown }) {
      expect(options.documentSelector).toEqual([{ language: 'yaml' }, { language: 'json' }])
      started = command
    }
    start(): void {}
  }
  const require = (name: string) => (name === 'vscode-languageclient/node' ? { LanguageClient: Client } : undefined)
  vm.runInNewContext(snippet('.vscode/extensions/editplan/extension.js'), { require, exports })
  exports.activate?.()
  if (!started) throw new Error('nothing was started')
  return { command: started.command, args: [...started.args] }
}

describe('the set-up of an editor', () => {
  it.each<[string, () => Command]>([
    [
      'Helix',
      () =>
        (parse(snippet('languages.toml')) as never as { 'language-server': { editplan: Command } })['language-server']
          .editplan,
    ],
    [
      'Zed',
      () => {
        const { path: command, arguments: args } = JSON.parse(snippet('.zed/settings.json')).lsp['yaml-language-server']
          .binary
        return { command, args }
      },
    ],
    [
      'VS Code',
      () => {
        const { main, dependencies } = JSON.parse(snippet('.vscode/extensions/editplan/package.json'))
        expect({ main, client: Object.keys(dependencies) }).toEqual({
          main: './extension.js',
          client: ['vscode-languageclient'],
        })
        return startedByExtension()
      },
    ],
  ])('starts a server that answers: %s', async (_, read) => {
    const { command, args } = read()
    expect(command).toBe('editplan')
    const client = await new LanguageClient(cli.file, repo.root, args).initialize()
    expect((await client.open('plan.yaml', PLAN)).map(({ code }) => code)).toEqual(['FILE_NOT_FOUND'])
    expect(await client.close()).toBe(0)
  })

  const hasNeovim = spawnSync(NEOVIM, ['--version']).status === 0
  it.skipIf(!hasNeovim)('runs in Neovim: problems, quick fixes, hover, definition, completion', () => {
    const folder = path.join(repo.root, '../neovim')
    mkdirSync(folder)
    const command = path.join(folder, 'editplan')
    writeFileSync(command, `#!/bin/sh\nexec "${process.execPath}" "${cli.file}" "$@"\n`)
    chmodSync(command, 0o755)
    repo.write({ 'plan.yaml': PLAN })
    writeFileSync(path.join(folder, 'init.lua'), snippet('init.lua'))
    writeFileSync(path.join(folder, 'drive.lua'), DRIVE)
    const driven = spawnSync(
      NEOVIM,
      [
        '--headless',
        '-i',
        'NONE',
        '-n',
        '-u',
        path.join(folder, 'init.lua'),
        'plan.yaml',
        '-c',
        `luafile ${folder}/drive.lua`,
      ],
      {
        cwd: repo.root,
        env: { ...testEnvironment(), HOME: folder, PATH: `${folder}:${process.env.PATH}` },
        encoding: 'utf8',
        timeout: 60_000,
      },
    )
    const found = JSON.parse(readFileSync(path.join(repo.root, 'found.json'), 'utf8') || driven.stderr)
    expect(found).toMatchObject({
      diagnostics: [{ code: 'FILE_NOT_FOUND', lnum: 5, col: 15 }],
      fixed: PLAN.replace('usr.ts', 'user.ts'),
      definition: { line: 1, uri: expect.stringMatching(/src\/user\.ts$/) },
      labels: expect.arrayContaining(['replace_all', 'expect_matches']),
    })
    expect(found.hover).toContain('return id')
  })
})

/** Asks everything through Neovim's own client, and applies the first quick fix. */
const DRIVE = `
local found = {}
vim.wait(20000, function() return #vim.diagnostic.get(0) > 0 end, 50)
found.diagnostics = vim.tbl_map(function(one)
  return { code = one.user_data and one.user_data.lsp.code or one.code, lnum = one.lnum, col = one.col }
end, vim.diagnostic.get(0))
local function ask(method, line, character, more)
  local params = { textDocument = vim.lsp.util.make_text_document_params(), position = { line = line, character = character } }
  for _, answer in pairs(vim.lsp.buf_request_sync(0, method, vim.tbl_extend('force', params, more or {}), 20000) or {}) do
    if answer.result then return answer.result end
  end
end
found.hover = ask('textDocument/hover', 10, 20).contents.value
local definition = ask('textDocument/definition', 10, 20)
found.definition = { uri = definition.uri, line = definition.range.start.line }
local place = { start = { line = 5, character = 16 }, ['end'] = { line = 5, character = 16 } }
local actions = ask('textDocument/codeAction', 5, 16, { range = place, context = { diagnostics = {} } })
vim.lsp.util.apply_workspace_edit(actions[1].edit, 'utf-16')
found.fixed = table.concat(vim.api.nvim_buf_get_lines(0, 0, -1, false), '\\n') .. '\\n'
vim.api.nvim_buf_set_lines(0, -1, -1, false, { '    ' })
local items = ask('textDocument/completion', 12, 4).items
found.labels = vim.tbl_map(function(item) return item.label end, items)
local file = io.open('found.json', 'w')
file:write(vim.fn.json_encode(found))
file:close()
vim.cmd('qall!')
`
