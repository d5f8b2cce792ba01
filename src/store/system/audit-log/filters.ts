import type { AuditLogEntry } from '@/api/generated/types'
import { toMillis } from '@/lib/time'
import { operationWords } from './operation-names'
import { isAbout, isIn, objectOf, wholeText, type AuditObject, type WantedObject } from './objects'

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
  /** When that object was created and last modified, in ISO 8601. */
  created: string
  modified: string
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

/** What is known of the object whose history is shown. */
export const OBJECT_FACTS = ['ids', 'created', 'modified'] as const

const NAMES = [...Object.keys(FILTER_LABELS), ...OBJECT_FACTS] as readonly (keyof AuditFilters)[]

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

const wantedOf = ({ object, ids }: AuditFilters): WantedObject | undefined => {
  const wanted = objectOf(object)
  return wanted && { ...wanted, ids: ids.split(',').filter(Boolean) }
}

/**
 * The only successful change of that kind and place that ran at a time. Entries hold neither the
 * name of what is created nor the new name of what is renamed.
 */
const changeAt = (
  rows: readonly AuditRow[],
  time: string,
  wanted: WantedObject,
  isSought: (about: AuditObject, row: AuditRow) => boolean,
): AuditRow | undefined => {
  const at = toMillis(time)
  const found = rows.filter(row => {
    const { about, resultKey, timeStarted, timeCompleted } = row
    const ran = toMillis(timeStarted) <= at && at <= toMillis(timeCompleted)
    if (!ran || resultKey !== 'succeeded' || about?.noun !== wanted.noun) return false
    return isIn(about.parents, wanted) && isSought(about, row)
  })
  return found.length === 1 ? found[0] : undefined
}

/** The change that gave the object of the filter its name, under its earlier name. */
const renamed = (rows: readonly AuditRow[], modified: string, wanted: WantedObject) =>
  changeAt(
    rows,
    modified,
    wanted,
    ({ name, part }, { operationId }) =>
      operationId.endsWith('_update') &&
      part === undefined &&
      name !== wanted.name &&
      !wanted.ids.includes(name),
  )

/** The change that gave the object of the filter its name, if it was the last one made to it. */
export const renameOf = (rows: readonly AuditRow[], filters: AuditFilters) => {
  const wanted = wantedOf(filters)
  return wanted && renamed(rows, filters.modified, wanted)
}

const objectTest = (rows: readonly AuditRow[], filters: AuditFilters): Test | undefined => {
  const wanted = wantedOf(filters)
  if (!wanted) return undefined
  const creation = changeAt(rows, filters.created, wanted, ({ isNew }) => isNew === true)
  const rename = renamed(rows, filters.modified, wanted)
  const earlier = rename?.about && { ...wanted, name: rename.about.name }
  return row => {
    if (row === creation) return true
    const isEarlier = rename !== undefined && row.timeCompleted <= rename.timeCompleted
    return row.about !== undefined && isAbout(row.about, isEarlier && earlier ? earlier : wanted)
  }
}

/** Creates the test of which of the rows pass all filters. */
export const testOf = (rows: readonly AuditRow[], filters: AuditFilters): Test => {
  const { actor, operation, result, silo, request } = filters
  const signIn = filters['sign-in']
  const tests: readonly (Test | undefined)[] = [
    actor === '' ? undefined : row => row.actorKey === actor,
    operation === '' ? undefined : row => row.operationId === operation,
    result === '' ? undefined : row => row.resultKey === result,
    silo === '' ? undefined : row => row.siloName === silo,
    signIn === '' ? undefined : row => row.authMethod === signIn,
    request === '' ? undefined : row => row.requestId === request,
    objectTest(rows, filters),
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
