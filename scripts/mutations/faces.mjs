/**
 * Of the faces and the table of inputs. The rule: in each file of `src/inputs` and in `faces/cli/options.ts`, `faces/action/inputs.ts` and
 * `faces/cli/help-page.ts`, from the top, the first two conditions of each function that has any are turned around, or what they guard is left
 * out. Rows as in the other tables.
 */
export const FACES = [
  [
    'inputs/read.ts',
    "if (typeof type !== 'string') return type.includes(text)",
    "if (typeof type !== 'string') return !type.includes(text)",
    'inputs/counting.test.ts',
  ],
  [
    'inputs/read.ts',
    'return read ? read(text, most) : { value: text }',
    'return read ? { value: text } : { value: text }',
    'inputs/counting.test.ts',
  ],
  ['inputs/read.ts', 'Number(text) <= most', 'Number(text) >= most', 'inputs/counting.test.ts'],
  [
    'inputs/read.ts',
    'rows.filter(({ verbs }) => verbs.includes(verb))',
    'rows.filter(({ verbs }) => !verbs.includes(verb))',
    'inputs/counting.test.ts',
  ],
  [
    'inputs/read.ts',
    'value === undefined ? [] : [[key.replace',
    'value !== undefined ? [] : [[key.replace',
    'faces/action/inputs.test.ts',
  ],
  [
    'inputs/read.ts',
    'Object.values(words).every((one) => one === undefined) ? undefined : words',
    'Object.values(words).every((one) => one !== undefined) ? undefined : words',
    'faces/action/inputs.test.ts',
  ],
  [
    'inputs/read.ts',
    'names.filter((name) => !rows.some((row) => row.name === name && row.verbs.includes(verb)))',
    'names.filter((name) => !rows.some((row) => row.name === name))',
    'inputs/counting.test.ts',
  ],
  [
    'inputs/read.ts',
    'rows.filter((row) => row.verbs.includes(verb) && names.includes(row.name))',
    'rows.filter((row) => row.verbs.includes(verb) || names.includes(row.name))',
    'inputs/counting.test.ts',
  ],
  [
    'inputs/read.ts',
    'others.length === 0 || others.some((other) => names.includes(other))',
    'others.length === 0 || !others.some((other) => names.includes(other))',
    'inputs/counting.test.ts',
  ],
  [
    'inputs/read.ts',
    'not.filter((other) => names.includes(other) && isListed(other))',
    'not.filter((other) => !names.includes(other) && isListed(other))',
    'inputs/counting.test.ts',
  ],
  [
    'inputs/read.ts',
    'text) && Number(text) > 0 ? { value',
    'text) && Number(text) < 0 ? { value',
    'inputs/counting.test.ts',
  ],
  [
    'cli/options.ts',
    'row.option && row.verbs.some((verb) => commandOf(verb) === name)',
    'row.option && row.verbs.some((verb) => commandOf(verb) !== name)',
    'inputs/counting.test.ts',
  ],
  ['cli/options.ts', 'if (problem) throw new EditplanError([problem, ...more])', '', 'inputs/counting.test.ts'],
  [
    'cli/options.ts',
    "getOptionValueSource(keyOf(row)) === 'cli'",
    "getOptionValueSource(keyOf(row)) !== 'cli'",
    'inputs/counting.test.ts',
  ],
  ['cli/options.ts', 'made.attributeName = () => keyOf(row)', '', 'inputs/table.test.ts'],
  ['cli/options.ts', "if (text.trim() === '') throw", "if (text.trim() !== '') throw", 'inputs/counting.test.ts'],
  ['cli/options.ts', 'if (isGiven && !isList) throw', 'if (isGiven && isList) throw', 'inputs/counting.test.ts'],
  ['cli/options.ts', '    isGiven = true\n', '', 'inputs/counting.test.ts'],
  [
    'cli/options.ts',
    "if (row.type === 'lines') return collectWhole(usual)",
    "if (row.type === 'list') return collectWhole(usual)",
    'inputs/counting.test.ts',
  ],
  [
    'cli/options.ts',
    'before === usual ? [value] : [...before, value]',
    'before === usual ? [...before, value] : [value]',
    'inputs/counting.test.ts',
  ],
  ['cli/options.ts', "return 'value' in read ? read.value : given", 'return given', 'inputs/counting.test.ts'],
  ['action/inputs.ts', 'all.filter(({ input }) => input !== undefined)', 'all', 'inputs/counting.test.ts'],
  ['action/inputs.ts', 'rows.filter((row) => isGiven(reader, row)).map', 'rows.map', 'inputs/counting.test.ts'],
  [
    'action/inputs.ts',
    'given === undefined && text(name) !== undefined &&',
    'text(name) !== undefined &&',
    'faces/action/inputs.test.ts',
  ],
  [
    'action/inputs.ts',
    "!(type === 'flag' && /^false$/i.test(text(name) ?? ''))",
    'true',
    'faces/action/inputs.test.ts',
  ],
  [
    'action/inputs.ts',
    'workflow !== undefined && !/^[\\w.-]+\\.ya?ml$/.test(workflow)',
    'workflow !== undefined && /^[\\w.-]+\\.ya?ml$/.test(workflow)',
    'faces/action/inputs.test.ts',
  ],
  [
    'action/inputs.ts',
    "if (plans.length === 0) reader.refuse('The input `plan` is empty. Name the plan file.')",
    '',
    'faces/action/inputs.test.ts',
  ],
  [
    'action/inputs.ts',
    'if (reader.problems.length > 0) throw new EditplanError(reader.problems)\n  return inputs',
    'return inputs',
    'faces/action/inputs.test.ts',
  ],
  [
    'action/inputs.ts',
    "if (type === 'lines') return items(name, /\\n/)",
    "if (type === 'lines') return items(name, /[\\n,]/)",
    'faces/action/inputs.test.ts',
  ],
  [
    'action/inputs.ts',
    'if (!asked || (env.ACTIONS_ID_TOKEN_REQUEST_URL && env.ACTIONS_ID_TOKEN_REQUEST_TOKEN)) return asked',
    'return asked',
    'faces/action/inputs.test.ts',
  ],
]
