// Cuts the operations that the GitHub stand-in serves, with the components they need, out of GitHub's own OpenAPI
// description into test/support/github/openapi.json. The description (npm: @octokit/openapi, 385 MB unpacked) is no
// dependency: install it anywhere and name its folder.
//
//   npm install --prefix /tmp/openapi @octokit/openapi
//   node scripts/github-openapi.mjs /tmp/openapi/node_modules/@octokit/openapi
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const OPERATIONS = [
  'actions/create-workflow-dispatch',
  'actions/get-github-actions-default-workflow-permissions-repository',
  'actions/get-workflow-run',
  'apps/create-installation-access-token',
  'apps/list-installations',
  'checks/create',
  'git/create-blob',
  'git/create-commit',
  'git/create-ref',
  'git/create-tree',
  'git/delete-ref',
  'git/get-commit',
  'git/update-ref',
  'issues/add-assignees',
  'issues/add-labels',
  'issues/create',
  'issues/create-comment',
  'issues/list-comments',
  'issues/list-for-repo',
  'issues/list-milestones',
  'issues/remove-assignees',
  'issues/remove-label',
  'issues/update',
  'issues/update-comment',
  'pull-request-stacks/add',
  'pull-request-stacks/create',
  'pull-request-stacks/list',
  'pull-request-stacks/unstack',
  'pulls/create',
  'pulls/create-review',
  'pulls/get',
  'pulls/list',
  'pulls/list-files',
  'pulls/list-review-comments',
  'pulls/list-reviews',
  'pulls/merge',
  'pulls/remove-requested-reviewers',
  'pulls/request-reviewers',
  'pulls/update',
  'reactions/create-for-issue',
  'reactions/create-for-issue-comment',
  'repos/create-attestation',
  'repos/get',
  'repos/get-branch',
  'repos/get-branch-rules',
  'repos/get-collaborator-permission-level',
  'repos/get-repo-ruleset',
  'repos/list-attestations',
  'repos/list-pull-requests-associated-with-commit',
  'search/code',
  'search/repos',
]

/** The answers that the stand-in fills in, starting from GitHub's example of them. */
const EXAMPLES = [
  'base-installation',
  'branch-get',
  'check-run',
  'code-search-result-item-paginated',
  'full-repository',
  'installation-token',
  'issue',
  'issue-comment',
  'label',
  'milestone',
  'pull-request',
  'reaction',
  'repo-search-result-item-paginated',
  'simple-user',
  'workflow-run',
]

/** What says nothing about the shape of a request or an answer. */
const PROSE = new Set([
  'description',
  'summary',
  'externalDocs',
  'tags',
  'example',
  'examples',
  'x-github',
  'x-octokit',
])

const [folder] = process.argv.slice(2)
if (!folder) {
  console.error('usage: node scripts/github-openapi.mjs FOLDER-OF-@octokit/openapi')
  process.exit(2)
}
const source = JSON.parse(readFileSync(join(folder, 'generated/api.github.com.json'), 'utf8'))
const target = new URL('../test/support/github/openapi.json', import.meta.url)
writeFileSync(target, render(cut(source, readFileSync(join(folder, 'LICENSE'), 'utf8').trim())))

function cut(description, licence) {
  const paths = {}
  const found = new Set()
  for (const [path, item] of Object.entries(description.paths)) {
    for (const [method, operation] of Object.entries(item)) {
      if (!OPERATIONS.includes(operation.operationId)) continue
      found.add(operation.operationId)
      paths[path] = { ...paths[path], [method]: withoutProse(operation) }
    }
  }
  const missing = OPERATIONS.filter((id) => !found.has(id))
  if (missing.length > 0) throw new Error(`no such operations in the description: ${missing.join(', ')}`)
  const components = reachable(paths, description.components)
  components.examples = Object.fromEntries(EXAMPLES.map((name) => [name, description.components.examples[name].value]))
  return {
    openapi: description.openapi,
    info: { title: description.info.title, version: description.info.version, 'x-licence': licence },
    paths,
    components,
  }
}

/** Property names are data, not prose: a schema may well have a property called `description`. */
function withoutProse(node, isMap = false) {
  if (Array.isArray(node)) return node.map((item) => withoutProse(item))
  if (node === null || typeof node !== 'object') return node
  return Object.fromEntries(
    Object.entries(node)
      .filter(([key]) => isMap || !PROSE.has(key))
      .map(([key, value]) => [key, withoutProse(value, !isMap && key === 'properties')]),
  )
}

function reachable(paths, components) {
  const kept = {}
  const queue = [paths]
  for (let node = queue.pop(); node !== undefined; node = queue.pop()) {
    if (node === null || typeof node !== 'object') continue
    const [, kind, name] = /^#\/components\/(\w+)\/(.+)$/.exec(node.$ref ?? '') ?? []
    if (kind && !kept[kind]?.[name]) {
      const component = withoutProse(components[kind][name])
      kept[kind] = { ...kept[kind], [name]: component }
      queue.push(component)
    }
    queue.push(...Object.values(node))
  }
  return kept
}

/** One line a component, so that a new version of the description reads as a difference. */
function render(description) {
  const lines = (record) =>
    Object.keys(record)
      .sort()
      .map((key) => `${JSON.stringify(key)}:${JSON.stringify(record[key])}`)
      .join(',\n')
  const { paths, components, ...head } = description
  const kinds = Object.keys(components)
    .sort()
    .map((kind) => `${JSON.stringify(kind)}:{\n${lines(components[kind])}\n}`)
  return `${JSON.stringify(head).slice(0, -1)},\n"paths":{\n${lines(paths)}\n},\n"components":{\n${kinds.join(',\n')}\n}}\n`
}
