import { isObject, scalarText } from '../../core/text/json.ts'
import { objectIn, textOf } from './call.ts'
import { isFailure } from './failures.ts'
import { resultOf, TOLERANT } from './model-apis.ts'
import { sessionImporter } from './session-log.ts'

/** Messages between a client and a server of the Model Context Protocol: `tools/call` and what answers it. */
export const importMcp = sessionImporter(TOLERANT, (log) => (node) => {
  const message = objectIn(node, 'message') ?? node
  const { method, result, error, id } = message.value
  const params = objectIn(message, 'params')?.value
  const own = scalarText(id)
  if (method === 'tools/call' && params)
    log.call({ name: params.name, id: own, input: params.arguments ?? {}, at: node.at() })
  else if (method !== undefined || log.opened(own) === undefined) return
  else if (isObject(error)) log.result(own, { failed: true })
  // What a client answers its server may have the same id.
  else if (isObject(result) && Array.isArray(result.content)) {
    const said = textOf(result.content)
    const failed = result.isError === true || isFailure(said)
    log.result(own, (call) => resultOf(call, failed, said))
  }
})
