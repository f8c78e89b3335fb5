import { readFileSync } from 'node:fs'
import { Command } from 'commander'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { withInputs as actionWith, inputTables, settingValues } from '../../scripts/settings.mjs'
import { inputReader, valuesOf } from '../../src/faces/action/inputs.ts'
import { withInputs } from '../../src/faces/cli/options.ts'
import { type Input, keyOf } from '../../src/inputs/input.ts'
import { destined, destinedInCampaign } from '../../src/inputs/read.ts'
import { INPUTS, type Settings } from '../../src/inputs/table.ts'
import { settingsSchema } from '../../src/publish/ledger.ts'
import { optionsOf, recordOf } from '../../src/publish/publication.ts'
import { campaignSchemaOf } from '../../src/wings/campaign/campaign-file.ts'

const WEATHER: Input = {
  name: 'fair-weather',
  type: ['sun', 'rain'],
  about: 'the weather that the change is for',
  details: '`sun` or `rain`.',
  default: '`sun`',
  permissions: '`contents: read`',
  input: 'Publish: the pull request',
  of: 'publishing',
  verbs: ['pr', 'mode: pull-request'],
  option: ['weather <kind>', 'Pull request'],
  ledger: 'weather',
  campaign: 'The weather of every pull request.',
}
const PUBLISHED = { of: 'publishing', name: 'SettingValues', about: 'Settings.', keyOf } as const
const ROWS: readonly Input[] = [...INPUTS, WEATHER]
const actionText = readFileSync(new URL('../../action.yml', import.meta.url), 'utf8')

describe('an input that is only added to the table', () => {
  it('is an input of the Action, with its permissions', () => {
    const { description } = parse(actionWith(actionText, ROWS)).inputs['fair-weather']
    expect(description).toContain('The weather that the change is for')
    expect(description).toContain('Permissions: `contents: read`.')
  })

  it('is read from the input, and a wrong value is refused', () => {
    const read = (value: string) => {
      const reader = inputReader((name) => (name === 'fair-weather' ? value : ''))
      return {
        ...valuesOf(reader, 'mode: pull-request', ROWS).publishing,
        names: reader.problems.map(({ name }) => name),
      }
    }
    expect(read('rain')).toMatchObject({ fairWeather: 'rain', names: [] })
    expect(read('snow')).toMatchObject({ fairWeather: undefined, names: ['USAGE'] })
  })

  it('is in the tables of the documentation, and in the type of the library', () => {
    expect(inputTables(ROWS).some((line) => line.startsWith('| `fair-weather` | The weather'))).toBe(true)
    expect(settingValues(ROWS, PUBLISHED)).toContain("readonly fairWeather?: 'sun' | 'rain' | undefined")
  })

  it('is an option of the command line, whose value reaches the library', () => {
    const command = withInputs(new Command('pr'), { own: [WEATHER] }).exitOverride()
    const options = command.parse(['--weather', 'rain', '--label', 'bloom'], { from: 'user' }).opts()
    expect(destined('pr', options, ROWS).publishing).toMatchObject({ fairWeather: 'rain', labels: ['bloom'] })
  })

  it('is a key of a campaign file, and a wrong value is refused', () => {
    const campaign = (more: object) => ({
      ...{ version: 1, title: 'T', plans: ['p.yaml'], repositories: { list: ['acme/app'] } },
      ...more,
    })
    const read = (more: object) => campaignSchemaOf(ROWS).safeParse(campaign(more))
    expect(read({ pull_requests: { fair_weather: 'rain' } }).data?.pull_requests).toMatchObject({
      fair_weather: 'rain',
    })
    expect(read({ pull_requests: { fair_weather: 'snow' } }).success).toBe(false)
    expect(campaignSchemaOf(INPUTS).safeParse(campaign({ pull_requests: { fair_weather: 'rain' } })).success).toBe(
      false,
    )
    expect(destinedInCampaign({ fair_weather: 'rain', max_files: 3 }, ROWS)).toMatchObject({
      publishing: { fairWeather: 'rain' },
      run: { maxFiles: 3 },
    })
  })

  it('is remembered by a ledger, and set again from it', () => {
    const record = recordOf(ROWS, { fairWeather: 'rain', labels: ['bloom'] })
    expect(settingsSchema(ROWS).parse(record)).toEqual(record)
    expect(record).toMatchObject({ weather: 'rain', labels: ['bloom'] })
    expect(optionsOf(ROWS, record as Settings)).toMatchObject({ fairWeather: 'rain', labels: ['bloom'] })
    expect(settingsSchema(INPUTS).safeParse(record).success).toBe(false)
  })
})
