import { selectEntry, type AnswerOf, type ApiState, type Entry } from '@/api/core/api'
import type { Query } from '@/api/operations/table'
import { formatNumber } from '@/lib/number'
import { capitalize, commaSeries, pluralize } from '@/lib/text'
import type { ActionViewModel } from '@/store/commands/action'
import type { Acknowledged } from '@/store/preferences/slice'
import { isAnswered } from '@/store/queries/stable-list'
import type { StoreEvent } from '@/store/setup/event'
import { issuesAcknowledged } from '@/store/system/issues/events'
import { HIDDEN, ORDER, type Issue } from '@/store/system/issues/rules'

/** A problem, with what a home page says of it besides. */
export interface Finding extends Issue {
  /** What the object is called, if the subject is its id. */
  called?: string
  /** What the object is in, if names do not tell it apart: `project web`. */
  place?: string
  /** What helps, as a button. */
  verb?: ActionViewModel
}

/** What was found in the answer to a query. */
export interface Look {
  /** What was looked at, in the plural: `quotas`. */
  source: string
  findings: readonly Finding[]
  /** Whether there is an answer, if only an error. */
  isAnswered: boolean
  /** Why it could not be read. */
  problem?: string
}

/** What is said of a source that the API withholds from the user without an error. */
const WITHHELD = 'You may not see this.'

/** Looks at the entry of a query. `now` is when it was read, in milliseconds since the epoch. */
export const lookIn = <Answer>(
  entry: Entry<Answer> | undefined,
  source: string,
  find: (answer: NonNullable<Answer>, now: number) => readonly Finding[],
): Look => {
  const { data, error, status, fulfilledTimeStamp = 0 } = entry ?? {}
  const isWithheld = status === 'fulfilled' && data === undefined
  const problem = error?.message ?? (isWithheld ? WITHHELD : undefined)
  return {
    source,
    findings: data ? find(data, fulfilledTimeStamp) : [],
    isAnswered: isAnswered(entry),
    ...(problem !== undefined && { problem }),
  }
}

/** Looks at the answer to a query. */
export const lookAt = <Q extends Query>(
  state: ApiState,
  source: string,
  query: Q,
  find: (answer: NonNullable<AnswerOf<Q>>, now: number) => readonly Finding[],
): Look => lookIn(selectEntry(state, query), source, find)

export interface FindingRow extends Finding {
  id: string
  /** Hides it until it changes; undefined if it cannot be hidden. */
  hiding?: StoreEvent
}

/**
 * With everything that is said of it, so that it is another one once that has changed. Since when a
 * sled takes nothing new is not always known, so it makes no difference.
 */
const idOf = ({ kind, subject, about, place = '', text, since = '' }: Finding): string =>
  [HIDDEN, kind, subject, about, place, text, kind === 'Sled' ? '' : since].join('/')

const later = (a: Finding, b: Finding): number => (b.since ?? '').localeCompare(a.since ?? '')

/** The ids of the findings that the user has hidden. */
export const hiddenIdsOf = (
  findings: readonly Finding[],
  acknowledged: readonly Acknowledged[],
): readonly string[] => {
  const hidden = new Set(acknowledged.map(({ id }) => id))
  return findings.map(idOf).filter(id => hidden.has(id))
}

/** The findings that are not hidden: the most urgent first, then the newest. */
export const rowsOf = (
  findings: readonly Finding[],
  acknowledged: readonly Acknowledged[],
): readonly FindingRow[] => {
  const hidden = hiddenIdsOf(findings, acknowledged)
  return findings
    .map(finding => ({ finding, id: idOf(finding) }))
    .filter(({ id }) => !hidden.includes(id))
    .map(({ finding, id }) => ({
      ...finding,
      id,
      hiding: issuesAcknowledged({ ids: [id], isAcknowledged: true }),
    }))
    .toSorted((a, b) => ORDER.indexOf(a.severity) - ORDER.indexOf(b.severity) || later(a, b))
}

/** Sources that could not be read, by the reason. */
export interface Unlooked {
  sources: string
  reason: string
}

/** Number of sources that are named; of more, it is said how many there are. */
const MOST_NAMED = 3

export const unlookedOf = (looks: readonly Look[]): readonly Unlooked[] =>
  [...new Set(looks.flatMap(({ problem }) => problem ?? []))].map(reason => {
    const names = looks.filter(({ problem }) => problem === reason).map(({ source }) => source)
    const more = names.length - MOST_NAMED
    const named = more > 1 ? [...names.slice(0, MOST_NAMED), `${formatNumber(more)} more`] : names
    return { reason, sources: capitalize(commaSeries(named, 'and')) }
  })

/** What a home page says of what needs attention. */
export interface Attention {
  rows: readonly FindingRow[]
  /** The ids of the findings that the user has hidden. */
  hidden: readonly string[]
  /** What was looked at, in words. */
  checked: string
  unlooked: readonly Unlooked[]
  /** What was left out, in whole sentences. */
  left: readonly string[]
  /** How many sources have been answered, and how many there are. */
  answered: number
  total: number
  /** When the oldest answer was read, in milliseconds since the epoch; null if there is none. */
  at: number | null
}

/** The sentence that is announced, once everything has been looked at. */
export const verdictOf = ({ rows, hidden, unlooked, left }: Attention): string => {
  const critical = rows.filter(({ severity }) => severity === 'critical').length
  const limit = unlooked.length + left.length > 0 ? ' in what could be looked at' : ''
  if (rows.length > 0)
    return [
      `${pluralize('finding', rows.length)} ${rows.length === 1 ? 'needs' : 'need'} attention${limit}`,
      ...(critical > 0 ? [`${formatNumber(critical)} critical`] : []),
    ].join(', ')
  const others = hidden.length > 0 ? ' else' : ''
  return `Nothing${others} needs attention${limit}`
}
