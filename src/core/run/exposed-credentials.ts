import type { Git } from '../git/git.ts'
import { storedCredentials } from '../git/stored-credentials.ts'
import { credentialVariables } from '../programs/environment.ts'
import { findIsolation } from '../programs/isolation.ts'

/** Notes that name the credentials which programs can read although they are not given them; never the credentials. */
export async function exposedCredentials(git: Git): Promise<readonly string[]> {
  const [stored, { hidesParents }] = await Promise.all([storedCredentials(git), findIsolation()])
  const variables = hidesParents ? [] : credentialVariables()
  return [
    ...(stored.length > 0 ? [`${STORED}: ${stored.join(', ')}. ${STORED_REMEDY}`] : []),
    ...(variables.length > 0 ? [`${VARIABLES}: ${variables.join(', ')}. ${VARIABLES_REMEDY}`] : []),
  ]
}

const STORED = 'The programs of this run can read credentials in git’s configuration'
const STORED_REMEDY = 'Check out with `persist-credentials: false`, or take them out.'
const VARIABLES =
  'The programs of this run can read the environment of this process, as namespaces are not permitted here'
const VARIABLES_REMEDY = 'Run them in a job without a token; examples/workflows/verify-without-token.yml shows how.'
