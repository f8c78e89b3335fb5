import { partialClone } from '../core/git/partial-clone.ts'
import type { Verdict } from '../core/report/verdict.ts'
import { credentialEnvironment } from './credentials.ts'
import { type VerifyPullOptions, verifyPull } from './verify-pull.ts'

export interface VerifyRemotePullOptions extends Omit<VerifyPullOptions, 'root' | 'bare' | 'environment'> {
  /** Address of the repository, without credentials. */
  readonly url: string
  /** Base branch of the pull request. */
  readonly base: string
  /** The folder that a repository of its own is made in, which is removed afterwards. */
  readonly parent: string
}

/** The same as {@link verifyPull} without a checkout: fetches the commits, their folders and the files that the plan names. */
export async function verifyRemotePull(options: VerifyRemotePullOptions): Promise<Verdict> {
  const { url, base, parent, ...rest } = options
  const { token, environment: own = {} } = options.publish
  const environment = { ...own, ...(token && credentialEnvironment(url, token, own)) }
  using clone = await partialClone({ url, branch: base, environment, parent })
  return await verifyPull({ ...rest, root: clone.root, bare: true, environment })
}
