import { type GraphQLSchema, graphql } from 'graphql'
import { repositoryId } from './answers.ts'
import { type Named, REPOSITORY_FIELDS, repositoryField } from './graphql-repository.ts'
import { cutSchema } from './graphql-schema.ts'
import { followRefs, moveRefs, type PullRequest, type Repository, type Viewer } from './state.ts'

let schema: GraphQLSchema | undefined

const MUTATIONS = [
  'convertPullRequestToDraft',
  'markPullRequestReadyForReview',
  'enablePullRequestAutoMerge',
  'disablePullRequestAutoMerge',
  'updateRefs',
]

interface RefUpdates {
  readonly input: {
    readonly repositoryId: string
    readonly refUpdates: readonly { readonly name: string; readonly beforeOid?: string; readonly afterOid: string }[]
  }
}

interface Input {
  readonly input: { readonly pullRequestId: string; readonly mergeMethod?: string }
}

/** Runs a GraphQL document against GitHub's own schema over the stand-in's state. */
export async function runGraphql(
  { query, variables }: { query: string; variables?: Record<string, unknown> },
  context: {
    readonly viewer: Viewer
    readonly repositories: ReadonlyMap<string, Repository>
    readonly renamed?: ReadonlyMap<string, string>
  },
) {
  schema ??= cutSchema({ Query: ['viewer', 'repository'], Mutation: MUTATIONS, ...REPOSITORY_FIELDS })
  const repositories = [...context.repositories.values()]
  const find = (id: string): { pull: PullRequest; repository: Repository } => {
    const repository = repositories.find((one) => one.pulls.some((pull) => nodeId(one, pull) === id))
    const pull = repository?.pulls.find((one) => nodeId(repository, one) === id)
    if (!repository || !pull) throw new Error(`Could not resolve to a node with the global id of '${id}'`)
    return { pull, repository }
  }
  const change = (id: string, edit: (found: ReturnType<typeof find>) => void) => {
    const found = find(id)
    edit(found)
    return { pullRequest: { id, isDraft: found.pull.draft } }
  }
  return graphql({
    schema,
    source: query,
    variableValues: variables ?? {},
    rootValue: {
      viewer: { login: context.viewer.login },
      repository: (asked: Named) => repositoryField(asked, context),
      async updateRefs({ input }: RefUpdates) {
        const repository = repositories.find((one) => repositoryId(one) === input.repositoryId)
        if (!repository || context.viewer.contents !== 'write')
          throw new Error('Resource not accessible by integration')
        await moveRefs(
          repository,
          input.refUpdates.map(({ name: ref, beforeOid: from, afterOid: to }) => ({ ref, from, to })),
        )
        await followRefs(context.repositories, repository.name)
        return { clientMutationId: null }
      },
      convertPullRequestToDraft: ({ input }: Input) =>
        change(input.pullRequestId, ({ pull }) => Object.assign(pull, { draft: true, autoMerge: null })),
      markPullRequestReadyForReview: ({ input }: Input) =>
        change(input.pullRequestId, ({ pull }) => (pull.draft = false)),
      disablePullRequestAutoMerge: ({ input }: Input) =>
        change(input.pullRequestId, ({ pull }) => (pull.autoMerge = null)),
      enablePullRequestAutoMerge: ({ input }: Input) =>
        change(input.pullRequestId, ({ pull, repository }) => {
          if (!repository.allowAutoMerge) throw new Error('Auto merge is not allowed for this repository')
          if (repository.clean) throw new Error('Pull request Pull request is in clean status')
          if (pull.draft) throw new Error('Pull request Pull request is in draft state')
          pull.autoMerge = (input.mergeMethod ?? 'MERGE').toLowerCase() as 'merge' | 'squash' | 'rebase'
        }),
    },
  })
}

const nodeId = (repository: Repository, pull: PullRequest) => `PR_${repository.name}#${pull.number}`
