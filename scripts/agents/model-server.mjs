// A model that says what a script tells it to, in the protocols of Anthropic Messages, OpenAI Responses and Chat, and Gemini.
import { createServer } from 'node:http'

/**
 * Serves scripts on loopback. A script is a list of turns: `{ text, calls: [{ name, input }], before }`, and the marker `[[name]]` of a prompt
 * chooses it. The turn that a request asks for follows from how many calls the conversation shows since that marker, so a model keeps no
 * state. `before` is run once, when its turn is asked for; a turn that `hangs` is never answered.
 */
export async function serveModel(scripts, { onRequest = () => {} } = {}) {
  const done = new Set()
  const server = createServer(async (request, response) => {
    const chunks = []
    for await (const chunk of request) chunks.push(chunk)
    const body = parsed(Buffer.concat(chunks).toString())
    const protocol = PROTOCOLS.find(({ path }) => path.test(request.url))
    onRequest({ url: request.url, body })
    if (!protocol || !body) return answerOther(request.url, response)
    const { marker, calls } = seen(protocol.conversation(body))
    const tools = protocol.tools?.(body) ?? []
    const turn = marker !== undefined && tools.length > 0 ? turnAt(scripts()[marker] ?? [], calls) : undefined
    if (turn?.hangs) return undefined
    const key = `${marker}/${calls}`
    if (turn?.before && !done.has(key)) {
      done.add(key)
      await turn.before()
    }
    const said = { text: turn?.text ?? 'Done.', calls: turn?.calls ?? [], id: `${marker}x${calls}`, body }
    return protocol.answer(said, response, request.url)
  })
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${server.address().port}`,
    close() {
      server.closeAllConnections()
      return new Promise((resolve) => server.close(resolve))
    },
  }
}

/** The last marker that a person gave, and how many calls the model has made since. */
function seen(conversation) {
  let marker
  let calls = 0
  for (const entry of conversation) {
    const named = entry.prompt === undefined ? undefined : [...entry.prompt.matchAll(/\[\[(\w+)\]\]/g)].at(-1)?.[1]
    if (named !== undefined) [marker, calls] = [named, 0]
    calls += entry.calls ?? 0
  }
  return { marker, calls }
}

function turnAt(script, calls) {
  let made = 0
  for (const turn of script) {
    if (made >= calls) return turn
    made += turn.calls?.length ?? 0
  }
  return undefined
}

const PROTOCOLS = [
  {
    path: /\/messages(\?|$)/,
    tools: ({ tools }) => tools,
    conversation: ({ messages }) =>
      messages.map(({ role, content }) =>
        role === 'user' ? { prompt: textIn(content) } : { calls: partsOf(content, 'tool_use').length },
      ),
    answer({ text, calls, id, body }, response) {
      const blocks = [
        { type: 'text', text },
        ...calls.map(({ name, input }, at) => ({ type: 'tool_use', id: `toolu_${id}x${at}`, name, input })),
      ]
      const message = {
        id: `msg_${id}`,
        type: 'message',
        role: 'assistant',
        model: body.model,
        stop_sequence: null,
        usage: { input_tokens: 10, output_tokens: 10 },
      }
      const stop_reason = calls.length > 0 ? 'tool_use' : 'end_turn'
      if (!body.stream) return asJson(response, { ...message, content: blocks, stop_reason })
      const events = [{ type: 'message_start', message: { ...message, content: [], stop_reason: null } }]
      for (const [index, block] of blocks.entries()) {
        const isText = block.type === 'text'
        const delta = isText
          ? { type: 'text_delta', text }
          : { type: 'input_json_delta', partial_json: JSON.stringify(block.input) }
        events.push({
          type: 'content_block_start',
          index,
          content_block: isText ? { ...block, text: '' } : { ...block, input: {} },
        })
        events.push({ type: 'content_block_delta', index, delta }, { type: 'content_block_stop', index })
      }
      events.push(
        { type: 'message_delta', delta: { stop_reason, stop_sequence: null }, usage: { output_tokens: 10 } },
        { type: 'message_stop' },
      )
      return asEvents(
        response,
        events.map((event) => [event.type, event]),
      )
    },
  },
  {
    path: /\/responses(\?|$)/,
    tools: ({ tools }) => tools,
    conversation: ({ input }) =>
      (Array.isArray(input) ? input : [{ role: 'user', content: input }]).map((item) =>
        item.role === 'user'
          ? { prompt: textIn(item.content) }
          : { calls: /^(function|custom_tool|local_shell)_call$/.test(item.type) ? 1 : 0 },
      ),
    answer({ text, calls, id, body }, response) {
      const said = {
        type: 'message',
        id: `msg_${id}`,
        role: 'assistant',
        status: 'completed',
        content: [{ type: 'output_text', text, annotations: [] }],
      }
      const output = [
        said,
        ...calls.map(({ name, namespace, input }, at) =>
          typeof input === 'string'
            ? {
                type: 'custom_tool_call',
                id: `ctc_${id}x${at}`,
                call_id: `call_${id}x${at}`,
                name,
                input,
                status: 'completed',
              }
            : {
                type: 'function_call',
                id: `fc_${id}x${at}`,
                call_id: `call_${id}x${at}`,
                name,
                ...(namespace && { namespace }),
                arguments: JSON.stringify(input),
                status: 'completed',
              },
        ),
      ]
      const whole = {
        id: `resp_${id}`,
        object: 'response',
        status: 'completed',
        model: body.model,
        output,
        usage: {
          input_tokens: 10,
          input_tokens_details: { cached_tokens: 0 },
          output_tokens: 10,
          output_tokens_details: { reasoning_tokens: 0 },
          total_tokens: 20,
        },
      }
      if (!body.stream) return asJson(response, whole)
      const events = [{ type: 'response.created', response: { ...whole, status: 'in_progress', output: [] } }]
      for (const [output_index, item] of output.entries()) {
        events.push({
          type: 'response.output_item.added',
          output_index,
          item: item.type === 'message' ? { ...item, content: [] } : item,
        })
        if (item.type === 'message')
          events.push({
            type: 'response.output_text.delta',
            item_id: item.id,
            output_index,
            content_index: 0,
            delta: text,
          })
        events.push({ type: 'response.output_item.done', output_index, item })
      }
      events.push({ type: 'response.completed', response: whole })
      return asEvents(
        response,
        events.map((event) => [event.type, event]),
      )
    },
  },
  {
    path: /\/chat\/completions/,
    tools: ({ tools }) => tools,
    conversation: ({ messages }) =>
      messages.map(({ role, content, tool_calls }) =>
        role === 'user' ? { prompt: textIn(content) } : { calls: role === 'assistant' ? (tool_calls?.length ?? 0) : 0 },
      ),
    answer({ text, calls, id, body }, response) {
      const tool_calls = calls.map(({ name, input }, index) => ({
        index,
        id: `call_${id}x${index}`,
        type: 'function',
        function: { name, arguments: JSON.stringify(input) },
      }))
      const finish_reason = calls.length > 0 ? 'tool_calls' : 'stop'
      const about = { id: `chat_${id}`, created: 1, model: body.model }
      const usage = { prompt_tokens: 10, completion_tokens: 10, total_tokens: 20 }
      const message = { role: 'assistant', content: text, ...(calls.length > 0 && { tool_calls }) }
      if (!body.stream)
        return asJson(response, {
          ...about,
          object: 'chat.completion',
          usage,
          choices: [{ index: 0, message, finish_reason }],
        })
      const chunk = (delta, finish = null) => ({
        ...about,
        object: 'chat.completion.chunk',
        choices: [{ index: 0, delta, finish_reason: finish }],
      })
      const chunks = [
        chunk(message),
        chunk({}, finish_reason),
        { ...about, object: 'chat.completion.chunk', choices: [], usage },
      ]
      return asEvents(response, [...chunks.map((data) => [undefined, data]), [undefined, '[DONE]']])
    },
  },
  {
    path: /:(streamG|g)enerateContent/,
    tools: ({ tools }) => tools,
    conversation: ({ contents }) =>
      contents.map(({ role, parts }) =>
        role === 'model'
          ? { calls: parts.filter(({ functionCall }) => functionCall).length }
          : { prompt: textIn(parts) },
      ),
    answer({ text, calls, id }, response, url) {
      const parts = [
        { text },
        ...calls.map(({ name, input }, at) => ({ functionCall: { id: `call_${id}x${at}`, name, args: input } })),
      ]
      const whole = {
        candidates: [{ content: { role: 'model', parts }, finishReason: 'STOP', index: 0 }],
        usageMetadata: { promptTokenCount: 10, candidatesTokenCount: 10, totalTokenCount: 20 },
      }
      return url.includes('streamGenerateContent') ? asEvents(response, [[undefined, whole]]) : asJson(response, whole)
    },
  },
]

/** The texts that tools answered, as a request shows them. */
export function answersIn(body) {
  const entries = body?.messages ?? body?.input ?? body?.contents ?? []
  if (!Array.isArray(entries)) return []
  return entries.flatMap((entry) => {
    if (entry.role === 'tool') return [textIn(entry.content)]
    if (/_call_output$/.test(entry.type))
      return [typeof entry.output === 'string' ? entry.output : textIn(entry.output)]
    const answered = entry.parts?.flatMap(({ functionResponse }) =>
      functionResponse ? [JSON.stringify(functionResponse.response)] : [],
    )
    return answered ?? partsOf(entry.content, 'tool_result').map(({ content }) => textIn(content))
  })
}

const answerOther = (url, response) =>
  asJson(
    response,
    /count_?tokens/i.test(url) ? { input_tokens: 10, totalTokens: 10 } : { object: 'list', data: [], models: [] },
  )

const partsOf = (content, type) => (Array.isArray(content) ? content.filter((part) => part.type === type) : [])

/** The texts of a message, without what tools answered. */
const textIn = (content) =>
  typeof content === 'string'
    ? content
    : (content ?? [])
        .filter(({ type }) => type !== 'tool_result')
        .map(({ text }) => text ?? '')
        .join('\n')

const asJson = (response, value) =>
  response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(value))

const asEvents = (response, events) => {
  response.writeHead(200, { 'content-type': 'text/event-stream' })
  for (const [name, data] of events)
    response.write(
      `${name ? `event: ${name}\n` : ''}data: ${typeof data === 'string' ? data : JSON.stringify(data)}\n\n`,
    )
  response.end()
}

const parsed = (text) => {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
