// How each client is installed, led to the model on loopback, and called; and what its tools are called.
import { mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'

const put = (home, file, value) => {
  const place = path.join(home, file)
  mkdirSync(path.dirname(place), { recursive: true })
  writeFileSync(place, typeof value === 'string' ? value : JSON.stringify(value))
}

/** Files below a folder, by name, newest last. */
const below = (folder, pattern) => {
  try {
    return readdirSync(folder, { recursive: true })
      .filter((name) => pattern.test(name))
      .map((name) => path.join(folder, name))
  } catch {
    return []
  }
}

/** The snippet of a page that names a file, put at that place or at another. */
const named =
  (file, place = file) =>
  (snippets) =>
    snippets.filter((one) => one.file === file).map((one) => ({ ...one, file: place }))

/** A patch of Codex's own form, from a replacement of whole lines. */
const patched = ({ file, old, fresh }) =>
  `*** Begin Patch\n*** Update File: ${file}\n@@\n${lines('-', old)}${lines('+', fresh)}*** End Patch`
const added = ({ file, text }) => `*** Begin Patch\n*** Add File: ${file}\n${lines('+', text)}*** End Patch`
const lines = (sign, text) =>
  text === ''
    ? ''
    : text
        .replace(/\n$/, '')
        .split('\n')
        .map((line) => `${sign}${line}\n`)
        .join('')

/**
 * `prepare` writes the client's settings into an empty home, `argv` is a headless run with everything allowed, `sessions` finds what it
 * recorded, `tools` says a neutral call in the client's words, `mcp` how it spells a tool of editplan's server.
 */
export const CLIENTS = {
  claude: {
    package: '@anthropic-ai/claude-code',
    title: 'Claude Code',
    agent: 'claude-code',
    env: ({ url }) => ({
      ANTHROPIC_BASE_URL: url,
      ANTHROPIC_API_KEY: 'none',
      CLAUDE_CODE_DISABLE_NONESSENTIAL_TRAFFIC: '1',
      DISABLE_AUTOUPDATER: '1',
      IS_SANDBOX: '1',
    }),
    prepare: ({ home, root }) =>
      put(home, '.claude.json', {
        hasCompletedOnboarding: true,
        projects: { [root]: { hasTrustDialogAccepted: true, enabledMcpjsonServers: ['editplan'] } },
      }),
    argv: ({ prompt, again, guarded }) => [
      'claude',
      '-p',
      prompt,
      ...(again ? ['--continue'] : []),
      ...(guarded ? ['--permission-mode', 'acceptEdits'] : ['--dangerously-skip-permissions']),
    ],
    sessions: (home) =>
      below(path.join(home, '.claude/projects'), /\.jsonl$/).sort(
        (one, other) => one.includes('subagents') - other.includes('subagents'),
      ),
    tools: {
      read: ({ file }, at) => ({ name: 'Read', input: { file_path: at(file) } }),
      edit: ({ file, old, fresh, all }, at) => ({
        name: 'Edit',
        input: { file_path: at(file), old_string: old, new_string: fresh, ...(all && { replace_all: true }) },
      }),
      write: ({ file, text }, at) => ({ name: 'Write', input: { file_path: at(file), content: text } }),
      shell: ({ line }) => ({ name: 'Bash', input: { command: line, description: 'Run a command' } }),
      agent: ({ prompt }) => ({
        name: 'Agent',
        input: { description: 'Do a part', prompt, subagent_type: 'general-purpose' },
      }),
    },
    mcp: (tool) => ({ name: `mcp__editplan__${tool}` }),
    hooks: named('.claude/settings.json'),
  },
  codex: {
    package: '@openai/codex',
    title: 'Codex',
    agent: 'codex',
    env: () => ({ OPENAI_API_KEY: 'none' }),
    prepare: ({ home, root, url }) =>
      put(
        home,
        '.codex/config.toml',
        `model = "gpt-5.5"\nmodel_provider = "loop"\n[model_providers.loop]\nname = "loop"\nbase_url = "${url}/v1"\nwire_api = "responses"\nenv_key = "OPENAI_API_KEY"\n[projects."${root}"]\ntrust_level = "trusted"\n`,
      ),
    argv: ({ prompt, again, guarded, served, hooked }) => [
      'codex',
      'exec',
      ...(hooked ? ['--dangerously-bypass-hook-trust'] : []),
      ...(again ? ['resume', '--last'] : []),
      ...(served ? [] : guarded ? ['-s', 'workspace-write'] : ['--dangerously-bypass-approvals-and-sandbox']),
      prompt,
    ],
    sessions: (home) => below(path.join(home, '.codex/sessions'), /rollout-.*\.jsonl$/).sort(),
    tools: {
      read: ({ file }) => ({ name: 'exec_command', input: { cmd: `cat ${file}` } }),
      edit: (edit) => ({ name: 'apply_patch', input: patched(edit) }),
      write: (write) => ({ name: 'apply_patch', input: added(write) }),
      shell: ({ line }) => ({ name: 'exec_command', input: { cmd: line } }),
    },
    mcp: (tool) => ({ name: tool, namespace: 'mcp__editplan' }),
    hooks: named('.claude/settings.json', '.codex/hooks.json'),
  },
  gemini: {
    package: '@google/gemini-cli',
    title: 'Gemini CLI',
    agent: 'gemini',
    env: ({ url, served, hooked }) => ({
      GEMINI_API_KEY: 'none',
      GOOGLE_GEMINI_BASE_URL: url,
      ...((served || hooked) && { GEMINI_CLI_TRUST_WORKSPACE: 'true' }),
    }),
    prepare: ({ home }) =>
      put(home, '.gemini/settings.json', {
        security: { auth: { selectedType: 'gemini-api-key' } },
        privacy: { usageStatisticsEnabled: false },
        general: { disableAutoUpdate: true },
        // It asks the model whether it goes in circles.
        model: { disableLoopDetection: true },
      }),
    argv: ({ prompt, again, guarded, served }) => [
      'gemini',
      '-p',
      prompt,
      '-m',
      'gemini-2.5-pro',
      ...(again ? ['--resume', 'latest'] : []),
      ...(guarded ? ['--approval-mode', 'auto_edit'] : ['-y']),
      ...(served ? [] : ['--skip-trust']),
    ],
    sessions: (home) => below(path.join(home, '.gemini/tmp'), /chats\/session-.*\.jsonl?$/).sort(),
    tools: {
      read: ({ file }, at) => ({ name: 'read_file', input: { file_path: at(file) } }),
      edit: ({ file, old, fresh, all }, at) => ({
        name: 'replace',
        input: {
          file_path: at(file),
          old_string: old,
          new_string: fresh,
          instruction: 'As asked.',
          ...(all && { allow_multiple: true }),
        },
      }),
      write: ({ file, text }, at) => ({ name: 'write_file', input: { file_path: at(file), content: text } }),
      shell: ({ line }) => ({ name: 'run_shell_command', input: { command: line } }),
    },
    mcp: (tool) => ({ name: `mcp_editplan_${tool}` }),
    hooks: named('.gemini/settings.json'),
  },
  qwen: {
    package: '@qwen-code/qwen-code',
    title: 'Qwen Code',
    agent: 'qwen',
    env: () => ({}),
    prepare: ({ home }) =>
      put(home, '.qwen/settings.json', {
        security: { auth: { selectedType: 'openai' } },
        privacy: { usageStatisticsEnabled: false },
        general: { disableAutoUpdate: true },
        model: { skipLoopDetection: true },
      }),
    argv: ({ prompt, again, guarded, url }) => [
      'qwen',
      prompt,
      ...(again ? ['--continue'] : []),
      ...(guarded ? ['--approval-mode', 'auto-edit'] : ['-y']),
      '--openai-api-key',
      'none',
      '--openai-base-url',
      `${url}/v1`,
      '-m',
      'qwen-test',
    ],
    sessions: (home) => below(path.join(home, '.qwen/projects'), /chats\/.*\.jsonl$/).sort(),
    tools: {
      read: ({ file }, at) => ({ name: 'read_file', input: { file_path: at(file) } }),
      edit: ({ file, old, fresh, all }, at) => ({
        name: 'edit',
        input: { file_path: at(file), old_string: old, new_string: fresh, ...(all && { replace_all: true }) },
      }),
      write: ({ file, text }, at) => ({ name: 'write_file', input: { file_path: at(file), content: text } }),
      shell: ({ line }) => ({ name: 'run_shell_command', input: { command: line, is_background: false } }),
    },
    mcp: (tool) => ({ name: `mcp__editplan__${tool}` }),
    hooks: named('.claude/settings.json', '.qwen/settings.json'),
  },
  opencode: {
    package: 'opencode-ai',
    title: 'OpenCode',
    agent: 'opencode',
    env: () => ({ OPENCODE_DISABLE_AUTOUPDATE: '1', OPENCODE_DISABLE_MODELS_FETCH: '1' }),
    prepare: ({ home, url }) =>
      put(home, '.config/opencode/opencode.json', {
        provider: {
          loop: {
            npm: '@ai-sdk/openai-compatible',
            options: { baseURL: `${url}/v1`, apiKey: 'none' },
            models: { 'other-test': { name: 'other', tool_call: true, limit: { context: 200000, output: 8000 } } },
          },
        },
        model: 'loop/other-test',
        small_model: 'loop/other-test',
        autoupdate: false,
        share: 'disabled',
      }),
    argv: ({ prompt, again, guarded }) => [
      'opencode',
      'run',
      '-m',
      'loop/other-test',
      ...(again ? ['--continue'] : []),
      ...(guarded ? [] : ['--auto']),
      prompt,
    ],
    exported: ['opencode', 'export'],
    sessions: () => [],
    tools: {
      read: ({ file }, at) => ({ name: 'read', input: { filePath: at(file) } }),
      edit: ({ file, old, fresh, all }, at) => ({
        name: 'edit',
        input: { filePath: at(file), oldString: old, newString: fresh, ...(all && { replaceAll: true }) },
      }),
      write: ({ file, text }, at) => ({ name: 'write', input: { filePath: at(file), content: text } }),
      shell: ({ line }) => ({ name: 'bash', input: { command: line, description: 'Run a command' } }),
    },
    mcp: (tool) => ({ name: `editplan_${tool}` }),
    hooks: named('.opencode/plugins/editplan.js'),
  },
  copilot: {
    package: '@github/copilot',
    title: 'Copilot CLI',
    agent: 'copilot',
    env: ({ url }) => ({
      COPILOT_OFFLINE: 'true',
      COPILOT_PROVIDER_BASE_URL: url,
      COPILOT_PROVIDER_TYPE: 'anthropic',
      COPILOT_PROVIDER_API_KEY: 'none',
      COPILOT_MODEL: 'claude-sonnet-4.5',
      COPILOT_AUTO_UPDATE: 'false',
    }),
    prepare: ({ home, root }) => put(home, '.copilot/config.json', { trusted_folders: [root], banner: 'never' }),
    argv: ({ prompt, again, guarded, served }) => [
      'copilot',
      '-p',
      prompt,
      ...(again ? ['--continue'] : []),
      ...(guarded ? ['--allow-tool', 'write'] : ['--allow-all-tools']),
      ...(served ? ['--deny-tool', 'write'] : []),
      '--allow-all-paths',
    ],
    sessions: (home) => below(path.join(home, '.copilot/session-state'), /events\.jsonl$/),
    tools: {
      read: ({ file }, at) => ({ name: 'view', input: { path: at(file) } }),
      edit: ({ file, old, fresh }, at) => ({ name: 'edit', input: { path: at(file), old_str: old, new_str: fresh } }),
      write: ({ file, text }, at) => ({ name: 'create', input: { path: at(file), file_text: text } }),
      shell: ({ line }) => ({
        name: 'bash',
        input: { command: line, description: 'Run a command', mode: 'sync', initial_wait: 30 },
      }),
    },
    mcp: (tool) => ({ name: `editplan-${tool}` }),
    hooks: named('.github/hooks/editplan.json'),
  },
  cline: {
    package: 'cline',
    title: 'Cline',
    agent: 'cline',
    env: () => ({ CLINE_TELEMETRY_DISABLED: '1' }),
    set: ({ url }) => ['cline', 'auth', '-p', 'openai-compatible', '-k', 'none', '-m', 'other-test', '-b', `${url}/v1`],
    prepare: () => {},
    // It resumes a session only in a terminal (`--id`): a second run is a session of its own.
    argv: ({ prompt, guarded }) => [
      'cline',
      '-P',
      'openai-compatible',
      '-m',
      'other-test',
      ...(guarded ? ['--auto-approve', 'false'] : []),
      prompt,
    ],
    sessions: (home) => below(path.join(home, '.cline/data/sessions'), /\.messages\.json$/),
    tools: {
      read: ({ file }, at) => ({ name: 'read_files', input: { files: [{ path: at(file) }] } }),
      edit: ({ file, old, fresh }, at) => ({
        name: 'editor',
        input: { path: at(file), old_text: old, new_text: fresh },
      }),
      write: ({ file, text }, at) => ({ name: 'editor', input: { path: at(file), new_text: text } }),
      shell: ({ line }) => ({ name: 'run_commands', input: { commands: [line] } }),
    },
    mcp: (tool) => ({ name: `editplan__${tool}` }),
    hooks: (snippets) =>
      ['TaskStart', 'PreToolUse', 'PostToolUse', 'TaskComplete', 'TaskCancel'].flatMap((hook) =>
        named('.cline/hooks/PreToolUse', `.cline/hooks/${hook}`)(snippets),
      ),
  },
}

/** Agents of the Agent Client Protocol: whose model and settings they use, the package of an adapter, and how they are started. */
export const ACP_AGENTS = {
  gemini: { client: 'gemini', argv: () => ['gemini', '--acp', '-m', 'gemini-2.5-pro'] },
  qwen: {
    client: 'qwen',
    argv: ({ url }) => [
      'qwen',
      '--acp',
      '--openai-api-key',
      'none',
      '--openai-base-url',
      `${url}/v1`,
      '-m',
      'qwen-test',
    ],
  },
  copilot: { client: 'copilot', argv: () => ['copilot', '--acp', '--allow-all-tools', '--allow-all-paths'] },
  opencode: { client: 'opencode', argv: () => ['opencode', 'acp'] },
  cline: { client: 'cline', argv: () => ['cline', '--acp', '-P', 'openai-compatible', '-m', 'other-test'] },
  claude: { client: 'claude', package: '@agentclientprotocol/claude-agent-acp', argv: () => ['claude-agent-acp'] },
  codex: { client: 'codex', package: '@agentclientprotocol/codex-acp', argv: () => ['codex-acp'] },
}
