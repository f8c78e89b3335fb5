import { readFileSync } from 'node:fs'
import path from 'node:path'
import { parse as parseToml } from 'smol-toml'
import { describe, expect, it } from 'vitest'
import * as z from 'zod'

/** Blocks of a page that show a file: its name, and its text. */
const filesIn = (page: string) =>
  [
    ...readFileSync(path.join(import.meta.dirname, '../../../docs', page), 'utf8').matchAll(
      /^```(json|toml) (\S+)\n([\s\S]*?)^```$/gm,
    ),
  ].map(([, language, name = '', text = '']) => ({
    name,
    value: language === 'toml' ? parseToml(text) : (JSON.parse(text) as unknown),
  }))

const stdio = { command: z.literal('npx'), args: z.tuple([z.literal('editplan'), z.literal('mcp')], z.string()) }
const servers = z.strictObject({ editplan: z.strictObject(stdio) })
const hook = z.strictObject({
  type: z.literal('command'),
  command: z.string().startsWith('npx editplan record hook -o '),
})
const hookGroups = z.array(z.strictObject({ matcher: z.string().optional(), hooks: z.array(hook).min(1) })).min(1)

/** What each client takes in its file, as its documentation says; unknown keys are refused, which clients pass over. */
const MCP: Readonly<Record<string, z.ZodType>> = {
  '.mcp.json': z.strictObject({ mcpServers: servers }),
  '.claude/settings.json': z.strictObject({
    permissions: z.strictObject({
      allow: z.array(z.string()),
      deny: z.array(z.enum(['Edit', 'Write', 'NotebookEdit'])),
    }),
  }),
  '.codex/config.toml': z.strictObject({
    sandbox_mode: z.enum(['read-only', 'workspace-write', 'danger-full-access']),
    mcp_servers: z.strictObject({
      editplan: z.strictObject({ ...stdio, default_tools_approval_mode: z.enum(['auto', 'prompt', 'approve']) }),
    }),
  }),
  '.gemini/settings.json': z.strictObject({
    mcpServers: servers,
    tools: z.strictObject({ exclude: z.array(z.enum(['replace', 'write_file', 'run_shell_command'])) }),
  }),
  '.qwen/settings.json': z.strictObject({
    mcpServers: servers,
    tools: z.strictObject({ exclude: z.array(z.enum(['edit', 'write_file', 'run_shell_command'])) }),
  }),
  'opencode.json': z.strictObject({
    $schema: z.literal('https://opencode.ai/config.json'),
    mcp: z.strictObject({
      editplan: z.strictObject({
        type: z.literal('local'),
        command: z.tuple([z.literal('npx'), z.literal('editplan'), z.literal('mcp')], z.string()),
        enabled: z.boolean(),
      }),
    }),
    permission: z.record(z.enum(['edit', 'bash']), z.enum(['allow', 'ask', 'deny'])),
  }),
  '~/.copilot/mcp-config.json': z.strictObject({
    mcpServers: z.strictObject({
      editplan: z.strictObject({ type: z.literal('local'), ...stdio, tools: z.array(z.string()) }),
    }),
  }),
  // In seconds; the default of three is less than npx may need.
  '~/.cline/data/settings/cline_mcp_settings.json': z.strictObject({
    mcpServers: z.strictObject({ editplan: z.strictObject({ ...stdio, timeout: z.number().min(30) }) }),
  }),
  '.vscode/mcp.json': z.strictObject({
    servers: z.strictObject({ editplan: z.strictObject({ type: z.literal('stdio'), ...stdio }) }),
  }),
  '.cursor/mcp.json': z.strictObject({ mcpServers: servers }),
  '.cursor/cli.json': z.strictObject({
    permissions: z.strictObject({ allow: z.array(z.string()), deny: z.array(z.string()) }),
  }),
}

const HOOKS: Readonly<Record<string, z.ZodType>> = {
  '.claude/settings.json': z.strictObject({
    hooks: z.strictObject({
      SessionStart: hookGroups,
      PreToolUse: hookGroups,
      PostToolUse: hookGroups,
      Stop: hookGroups,
    }),
  }),
  '.gemini/settings.json': z.strictObject({
    hooks: z.strictObject({
      SessionStart: hookGroups,
      BeforeTool: hookGroups,
      AfterTool: hookGroups,
      SessionEnd: hookGroups,
    }),
  }),
  '.github/hooks/editplan.json': z.strictObject({
    version: z.literal(1),
    hooks: z.record(
      z.enum(['sessionStart', 'preToolUse', 'postToolUse', 'sessionEnd']),
      z.array(
        z.strictObject({
          type: z.literal('command'),
          bash: z.string().startsWith('npx editplan record hook --event '),
        }),
      ),
    ),
  }),
  '.cursor/hooks.json': z.strictObject({
    version: z.literal(1),
    hooks: z.record(
      z.enum(['beforeSubmitPrompt', 'beforeShellExecution', 'afterFileEdit', 'afterShellExecution', 'stop']),
      z.array(z.strictObject({ command: z.string().startsWith('npx editplan record hook -o ') })),
    ),
  }),
}

describe.each([
  ['mcp.md', MCP],
  ['agents.md', HOOKS],
])('the files that %s shows', (page, schemas) => {
  it('are those of the clients that are known', () => {
    expect(
      filesIn(page)
        .map(({ name }) => name)
        .sort(),
    ).toEqual(Object.keys(schemas).sort())
  })

  it.each(filesIn(page))('are what the client takes: $name', ({ name, value }) => {
    expect(schemas[name]?.safeParse(value)).toMatchObject({ success: true })
  })
})
