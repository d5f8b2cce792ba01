import { LADDER, NEWEST, type Release } from '@/api/releases/ladder'
import { scenarioFault, scenarios, type ScenarioName } from '../seeds/scenarios'
import type { BackendOptions } from './create'
import { operationsNamed } from './faults'

export const nameOf = (release: Release): string => (release === NEWEST ? 'newest' : `v${release}`)

/** The names of the releases that the backend can be: `v14` to `v22`, `newest`. */
export const releaseNames: readonly string[] = LADDER.map(({ release }) => nameOf(release))

/** The release with that name; undefined if there is none. */
export const releaseNamed = (name: string): Release | undefined =>
  LADDER.find(({ release }) => nameOf(release) === name)?.release

const isScenario = (name: string): name is ScenarioName => Object.hasOwn(scenarios, name)

/** An integer from `min` to `max`, or undefined. */
const wholeNumber = (text: string, max: number, min: number): number | undefined =>
  /^-?\d{1,9}$/.test(text) && Number(text) <= max && Number(text) >= min ? Number(text) : undefined

const MAX_SEED = 999_999_999
const MAX_LATENCY_MS = 60_000
/** A day, in seconds. */
export const MAX_SKEW = 86_400

/**
 * Backend options from the page's query string: `?scenario=large&release=v18&seed=7&latency=0&chaos=5&skew=-600`. Invalid
 * values, and a scenario that the release cannot have, are reported to `warn` and ignored.
 */
export const optionsFromAddress = (
  search: string,
  warn: (message: string) => void,
): BackendOptions => {
  const params = new URLSearchParams(search)
  const refuse = (name: string, rule: string) => {
    warn(`The address asks for ${name}=${params.get(name)}, but it must be ${rule}.`)
    return undefined
  }
  const number = (name: string, max: number, min = 0) => {
    const text = params.get(name)
    if (text === null) return undefined
    return wholeNumber(text, max, min) ?? refuse(name, `a whole number up to ${max}`)
  }
  const scenarioOf = (name: string) =>
    isScenario(name)
      ? name
      : refuse('scenario', `one of ${Object.keys(scenarios).sort().join(', ')}`)

  const releaseOf = (name: string) =>
    releaseNamed(name) ?? refuse('release', `one of ${releaseNames.join(', ')}`)

  const named = params.get('release')
  const release = named === null ? undefined : releaseOf(named)
  const name = params.get('scenario')
  const wanted = name === null ? undefined : scenarioOf(name)
  const fault = wanted && release && scenarioFault(wanted, release)
  if (fault) warn(fault)
  const scenario = fault ? undefined : wanted
  const seed = number('seed', MAX_SEED)
  const latency = number('latency', MAX_LATENCY_MS)
  const chaos = number('chaos', 100)
  const skew = number('skew', MAX_SKEW, -MAX_SKEW)
  const chosen = params.get('chaos-for')
  const chaosFor =
    chosen === null
      ? undefined
      : (operationsNamed(chosen) ?? refuse('chaos-for', 'operations such as instance_stop'))
  return {
    ...(scenario !== undefined && { scenario }),
    ...(release !== undefined && { release }),
    ...(seed !== undefined && { seed }),
    ...(latency !== undefined && { latency: [latency, latency] as const }),
    ...(chaos !== undefined && { chaos }),
    ...(skew !== undefined && { skew }),
    ...(chaosFor && { chaosFor }),
  }
}
