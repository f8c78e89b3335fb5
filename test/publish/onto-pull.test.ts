import { describe, expect, it } from 'vitest'
import { type OntoFacts, whyNotOnto } from '../../src/publish/onto-pull.ts'

/* Facts about a pull request in, and what speaks against commits on its branch out; no server is asked. */

const OWN = { full_name: 'octo-org/garden' }
const FORK = { full_name: 'fern/garden' }

interface Given {
  readonly repo?: { readonly full_name: string; readonly owner?: { readonly type: string } } | null
  readonly ref?: string
  readonly base?: string
  readonly state?: 'open' | 'closed'
  readonly mayModify?: boolean
  readonly files?: readonly string[]
}

const factsOf = ({ repo = OWN, ref = 'topic', base = 'main', state = 'open', mayModify = true, files = [] }: Given) =>
  ({
    ...{ repository: 'octo-org/garden', defaultBranch: 'main', files },
    pull: {
      number: 7,
      state,
      head: { ref, sha: 'a'.repeat(40), repo },
      base: { ref: base },
      maintainer_can_modify: mayModify,
    },
  }) as unknown as OntoFacts

const WORKFLOW = ['.github/workflows/own.yml']
const MANY = Array.from({ length: 3000 }, (_, at) => `beds/${at}.txt`)

describe('commits onto the branch of a pull request', () => {
  it.each<readonly [string, Given, string | undefined]>([
    ['of the repository itself go there', {}, undefined],
    ['of a fork that lets maintainers push go there', { repo: FORK }, undefined],
    ['of a repository in other letters go there', { repo: { full_name: 'Octo-Org/Garden' } }, undefined],
    ['that changes workflows go there', { files: WORKFLOW }, undefined],
    ['of a fork that is called like the base go there', { repo: FORK, ref: 'main' }, undefined],
    ['that is closed do not', { state: 'closed' }, 'Reopen'],
    ['whose repository is gone do not', { repo: null }, 'gone'],
    ['that is the default branch do not', { ref: 'main', base: 'next' }, '`onto`'],
    ['that is the base do not', { ref: 'next', base: 'next' }, '`onto`'],
    ['of a fork that lets nobody push do not', { repo: FORK, mayModify: false }, 'Allow edits by maintainers'],
    [
      'of a fork of an organization do not, and nobody is asked to tick what has no effect',
      { repo: { ...FORK, owner: { type: 'Organization' } }, mayModify: false },
      'push. GitHub never',
    ],
    ['of a fork that changes workflows do not', { repo: FORK, files: WORKFLOW }, 'own.yml'],
    ['of a fork with more files than are listed do not', { repo: FORK, files: MANY }, 'more files'],
  ])('%s', (_, given, named) => {
    const why = whyNotOnto(factsOf(given))
    if (named === undefined) expect(why).toBeUndefined()
    else expect(why).toContain(named)
  })
})
