import { documentsOf, type JsonNode, members } from '../../core/plan/json-nodes.ts'
import { isObject } from './call-steps.ts'
import { importDiff } from './diff.ts'
import type { Importer } from './source.ts'

/** Predictions of SWE-bench, a patch each. They belong to different repositories: the first that has a patch is taken. */
export const importSweBench: Importer = (sources, recording, options) => {
  const predictions = sources.flatMap((source) => [...documentsOf(source, recording)].flatMap(predictionsOf))
  const [first, ...others] = predictions.filter(
    ({ value }) => isObject(value) && typeof value.model_patch === 'string' && value.model_patch !== '',
  )
  for (const other of others)
    recording.leaveOut('prediction', {
      reason: `It is for another instance, ${named(other)}; import it alone.`,
      at: other.at(),
    })
  if (!first || !isObject(first.value)) return {}
  const header = importDiff([{ name: first.file, text: String(first.value.model_patch) }], recording, options)
  return { ...header, title: `Prediction for ${named(first)}` }
}

const predictionsOf = (document: JsonNode): JsonNode[] =>
  Array.isArray(document.value) || (isObject(document.value) && document.value.model_patch === undefined)
    ? [...members(document)]
    : [document]

const named = ({ value, key }: JsonNode): string => (isObject(value) ? String(value.instance_id ?? key) : key)
