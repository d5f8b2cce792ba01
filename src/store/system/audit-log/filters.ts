import type { AuditLogEntry } from '@/api/generated/types'
import { operationWords } from './words'
import { isAbout, objectOf, wholeText, type AuditObject } from './objects'

/** What entries are filtered by, as in the address. Empty texts do not filter. */
export interface AuditFilters {
  /** The id of a user, or the kind of another actor. */
  actor: string
  operation: string
  result: string
  /** The name of a silo. */
  silo: string
  /** The address of an object in the API. */
  object: string
  /** The id of that object and those of its parents, with commas. */
  ids: string
  'sign-in': string
  /** The id of a request. */
  request: string
}

/** The names of the filters with their labels, in the order of the screen. */
export const FILTER_LABELS = {
  actor: 'Actor',
  operation: 'Operation',
  result: 'Result',
  silo: 'Silo',
  object: 'Object',
  'sign-in': 'Method of sign-in',
  request: 'Request ID',
} as const

export type FilterId = keyof typeof FILTER_LABELS

const NAMES = [...Object.keys(FILTER_LABELS), 'ids'] as readonly (keyof AuditFilters)[]

export const readFilters = (search: string): AuditFilters => {
  const params = new URLSearchParams(search)
  return Object.fromEntries(NAMES.map(name => [name, params.get(name) ?? ''])) as Record<
    keyof AuditFilters,
    string
  >
}

/** An entry with what it is filtered by. */
export interface AuditRow extends AuditLogEntry {
  /** For labels: `entry of Jan 15, 2025`. */
  name: string
  /** The address of its panel. */
  href: string
  operationText: string
  about: AuditObject | undefined
  aboutText: string
  /** The page of the object. */
  aboutHref: string | undefined
  /** Why the object is only assumed. */
  isByTime: boolean
  actorKey: string
  actorText: string
  siloName: string
  resultKey: ResultKey
  durationMs: number
}

type ResultKey = 'succeeded' | 'failed' | 'unknown'

const RESULTS: Readonly<Record<ResultKey, string>> = {
  succeeded: 'Succeeded',
  failed: 'Failed',
  unknown: 'Unknown',
}

const SIGN_INS: Readonly<Record<string, string>> = {
  session_cookie: 'Console session',
  access_token: 'Access token',
  scim_token: 'SCIM token',
}

/** How the actor was signed in, in words; empty if not at all. */
export const signInText = (method: string | null | undefined): string =>
  method ? (SIGN_INS[method] ?? method) : ''

export const resultKeyOf = ({ kind }: AuditLogEntry['result']): ResultKey => {
  if (kind === 'success') return 'succeeded'
  return kind === 'error' ? 'failed' : 'unknown'
}

type Test = (row: AuditRow) => boolean

const objectTest = ({ object, ids }: AuditFilters): Test | undefined => {
  const wanted = objectOf(object)
  if (!wanted) return undefined
  const all = { ...wanted, ids: ids.split(',').filter(Boolean) }
  return ({ about }) => about !== undefined && isAbout(about, all)
}

/** Creates the test of whether a row passes all filters. */
export const testOf = (filters: AuditFilters): Test => {
  const { actor, operation, result, silo, request } = filters
  const signIn = filters['sign-in']
  const tests: readonly (Test | undefined)[] = [
    actor === '' ? undefined : row => row.actorKey === actor,
    operation === '' ? undefined : row => row.operationId === operation,
    result === '' ? undefined : row => row.resultKey === result,
    silo === '' ? undefined : row => row.siloName === silo,
    signIn === '' ? undefined : row => row.authMethod === signIn,
    request === '' ? undefined : row => row.requestId === request,
    objectTest(filters),
  ]
  const given = tests.filter(test => test !== undefined)
  return row => given.every(test => test(row))
}

interface Choice {
  value: string
  label: string
}

/** The value and label of a row in a filter; undefined if it has none. */
const choiceOf: Record<FilterId, (row: AuditRow) => Choice | undefined> = {
  actor: row => ({ value: row.actorKey, label: row.actorText }),
  operation: row => ({ value: row.operationId, label: row.operationText }),
  result: row => ({ value: row.resultKey, label: RESULTS[row.resultKey] }),
  silo: ({ siloName }) => (siloName === '' ? undefined : { value: siloName, label: siloName }),
  object: ({ about }) =>
    about?.address === undefined ? undefined : { value: about.address, label: wholeText(about) },
  'sign-in': ({ authMethod }) =>
    authMethod ? { value: authMethod, label: signInText(authMethod) } : undefined,
  request: () => undefined,
}

/** What a filter can be set to: what the entries have that were read. */
export const choicesOf = (rows: readonly AuditRow[], filter: FilterId): readonly Choice[] => {
  const found = new Map(
    rows.flatMap(row => {
      const choice = choiceOf[filter](row)
      return choice ? [[choice.value, choice] as const] : []
    }),
  )
  return [...found.values()].toSorted((a, b) => a.label.localeCompare(b.label, 'en'))
}

/** The value of a filter in words. */
export const filterText = (filter: FilterId, value: string, choices: readonly Choice[]): string => {
  const known = choices.find(choice => choice.value === value)?.label
  if (known !== undefined) return known
  if (filter === 'result') return RESULTS[value as ResultKey] ?? value
  if (filter === 'sign-in') return signInText(value)
  if (filter === 'operation') return operationWords(value)
  const object = filter === 'object' ? objectOf(value) : undefined
  return object ? wholeText(object) : value
}
