/**
 * The environment that makes git send this token, and nothing else, to this repository. Whatever a checkout left in
 * configuration files stays there: the empty header of the full address outranks it (git's `http.<url>.*` matching),
 * the next one is ours. Entries that the environment already carries are kept.
 * @param url full address of the repository, without credentials
 */
export function credentialEnvironment(
  url: string,
  token: string,
  environment: Readonly<Record<string, string | undefined>> = {},
): Record<string, string> {
  const basic = Buffer.from(`x-access-token:${token}`).toString('base64')
  const header = `http.${url}.extraheader`
  const present = Number.parseInt(environment.GIT_CONFIG_COUNT ?? '', 10) || 0
  const added: readonly (readonly [string, string])[] = [
    // A refused token must not make git ask a helper for somebody else's.
    ['credential.helper', ''],
    [header, ''],
    [header, `AUTHORIZATION: basic ${basic}`],
  ]
  const result: Record<string, string> = { GIT_CONFIG_COUNT: String(present + added.length) }
  for (let at = 0; at < present; at += 1) {
    result[`GIT_CONFIG_KEY_${at}`] = environment[`GIT_CONFIG_KEY_${at}`] ?? ''
    result[`GIT_CONFIG_VALUE_${at}`] = environment[`GIT_CONFIG_VALUE_${at}`] ?? ''
  }
  added.forEach(([key, value], at) => {
    result[`GIT_CONFIG_KEY_${present + at}`] = key
    result[`GIT_CONFIG_VALUE_${present + at}`] = value
  })
  return result
}
