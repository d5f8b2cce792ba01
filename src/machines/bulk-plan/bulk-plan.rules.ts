import { descriptionError } from '@/lib/name'
import type {
  BulkExtras,
  BulkFailure,
  BulkField,
  BulkPlan,
  BulkRecheck,
  BulkRequest,
  BulkResult,
  BulkRow,
  BulkUnfit,
  KeptPlan,
} from './bulk-plan.events'

/** Stands for the value of the field in the requests of a plan. */
export const VALUE = '\u0000value'

/** Maximum number of requests at a time. */
export const AT_ONCE = 4

/** Deletes of this many objects need a typed word. */
export const MANY = 10

type Results = Readonly<Record<string, BulkResult>>

/** The sources whose results have one of these states. */
export const sourcesIn = (results: Results, ...statuses: BulkResult['status'][]): string[] =>
  Object.keys(results).filter(source => statuses.includes((results[source] as BulkResult).status))

/** The result of a row; undefined if its action is not possible or has not started. */
export const resultOf = ({ source }: BulkRow, results: Results): BulkResult | undefined =>
  source === undefined ? undefined : results[source]

const sentValue = ({ options }: BulkField, value: string): string | null => {
  const option = options?.find(each => each.value === value)
  return option?.sends === null ? null : value
}

const replaced = (part: unknown, value: string | null): unknown => {
  if (part === VALUE) return value
  if (Array.isArray(part)) return part.map(each => replaced(each, value))
  if (typeof part !== 'object' || part === null) return part
  return Object.fromEntries(Object.entries(part).map(([key, each]) => [key, replaced(each, value)]))
}

/** The request with the value of the plan's field. */
export const withValue = (
  request: BulkRequest,
  field: BulkField | undefined,
  value: string,
): BulkRequest => (field ? (replaced(request, sentValue(field, value)) as BulkRequest) : request)

const isValid = (field: BulkField | undefined, value: string): boolean => {
  if (field?.options) return field.options.some(option => option.value === value)
  return !field || descriptionError(value) === undefined
}

/** A plan under review. */
export interface Review extends Pick<KeptPlan, 'plan' | 'value' | 'isWithExtras'> {
  /** The word as typed so far. */
  typed: string
  isAcknowledged: boolean
  /** Null if there are none, or if they have not been read yet. */
  extras: BulkExtras | null
}

/** A plan that is reviewed or carried out, with the results so far. */
export interface BulkPlanContext extends Pick<KeptPlan, 'results'>, Omit<Review, 'plan'> {
  plan: BulkPlan | null
  /** How long a request takes on average, in milliseconds; null if that is not known. */
  pace: number | null
  /** The text typed for the last plan that was closed before it started; null for none. */
  unsent: { noun: string; value: string } | null
}

export const NO_PLAN: BulkPlanContext = {
  plan: null,
  results: {},
  value: '',
  typed: '',
  isWithExtras: false,
  isAcknowledged: false,
  extras: null,
  pace: null,
  unsent: null,
}

/** The value at first: of the same rows, the text that was typed before. */
export const firstValue = ({ field, noun }: BulkPlan, { unsent }: BulkPlanContext): string =>
  field?.options?.[0]?.value ?? (field && unsent?.noun === noun ? unsent.value : '')

/** The text to keep when a plan is closed. */
export const unsentOf = ({ plan, results, value, unsent }: BulkPlanContext) =>
  plan?.field && !plan.field.options && Object.keys(results).length === 0
    ? { noun: plan.noun, value }
    : unsent

/** The word to type before the plan starts, if one is needed. */
export const wordOf = ({
  plan,
  extras,
  isWithExtras,
}: Pick<Review, 'plan' | 'extras' | 'isWithExtras'>): string | undefined => {
  const more = isWithExtras ? (extras?.rows.length ?? 0) : 0
  const isMany = more > 0 && Object.keys(plan.requests).length + more >= MANY
  return plan.word ?? (isMany ? 'delete' : undefined)
}

/** Whether the plan may start: something can be done, and the user has given all that it needs. */
export const isReady = (review: Review): boolean => {
  const { plan, value, typed, isAcknowledged, extras, isWithExtras } = review
  const word = wordOf(review)
  return (
    Object.keys(plan.requests).length > 0 &&
    plan.quota === undefined &&
    isValid(plan.field, value) &&
    (word === undefined || typed.trim().toLowerCase() === word) &&
    (plan.acknowledgement === undefined || isAcknowledged) &&
    (!isWithExtras || extras !== null)
  )
}

/** The plan with the extras as further rows. */
export const withExtras = (plan: BulkPlan, { rows, requests }: BulkExtras): BulkPlan => ({
  ...plan,
  rows: [...plan.rows, ...rows],
  requests: { ...plan.requests, ...requests },
})

/** The plan without the rows for which the quota has no room. */
export const withoutUnfit = (plan: BulkPlan, { sources, reason, notice }: BulkUnfit): BulkPlan => {
  const { quota: _checked, ...rest } = plan
  const isUnfit = (source: string | undefined) => source !== undefined && sources.includes(source)
  return {
    ...rest,
    ...(notice !== undefined && { notice }),
    rows: plan.rows.map(row => {
      const { source, note: _note, ...left } = row
      return isUnfit(source) ? { ...left, reason } : row
    }),
    requests: Object.fromEntries(
      Object.entries(plan.requests).filter(([source]) => !isUnfit(source)),
    ),
  }
}

const isUnended = (result: BulkResult | undefined): boolean =>
  result?.status === 'waiting' || result?.status === 'running'

/** The sources that wait, without those whose turn comes after other ones. */
export const nextSources = ({ rows }: BulkPlan, results: Results): string[] => {
  const bySource = new Map(rows.map(row => [row.source, row]))
  const stage = rows.reduce(
    (least, row) =>
      isUnended(resultOf(row, results)) ? Math.min(least, row.stage ?? least) : least,
    Number.MAX_SAFE_INTEGER,
  )
  return sourcesIn(results, 'waiting').filter(source => {
    const row = bySource.get(source)
    return (
      (row?.stage ?? stage) <= stage &&
      (row?.after ?? []).every(each => results[each]?.status === 'done')
    )
  })
}

const WAS_UNKNOWN = { wasUnknown: true } as const

export const wasUnknown = (result: BulkResult | undefined): boolean =>
  result !== undefined &&
  (result.status === 'unknown' || ('wasUnknown' in result && result.wasUnknown === true))

/** The results once the requests are sent. */
export const running = (results: Results, sources: readonly string[]): Results => ({
  ...results,
  ...Object.fromEntries(
    sources.map(source => [
      source,
      { status: 'running' as const, ...(wasUnknown(results[source]) && WAS_UNKNOWN) },
    ]),
  ),
})

/** The results once what failed or is unknown waits again. */
export const queuedAgain = (results: Results): Results => ({
  ...results,
  ...Object.fromEntries(
    sourcesIn(results, 'failed', 'unknown').map(source => [
      source,
      { status: 'waiting' as const, ...(wasUnknown(results[source]) && WAS_UNKNOWN) },
    ]),
  ),
})

/** The results once what has been done meanwhile is known: the rest waits again. */
export const rechecked = (
  plan: BulkPlan,
  results: Results,
  { done, barred }: BulkRecheck,
): Results => {
  const known = Object.fromEntries(
    done
      .filter(source => results[source] && results[source].status !== 'done')
      .map(source => [source, { status: 'done' as const, wasGone: true as const }]),
  )
  const next = queuedAgain({ ...results, ...known })
  return barred && next[barred.source]
    ? withFailure(plan, next, barred.source, { status: 'failed', message: barred.message })
    : next
}

const isDelete = ({ payload }: BulkRequest): boolean => {
  const { command } = (payload ?? {}) as { command?: { endpoint?: string } }
  return command?.endpoint?.endsWith('Delete') ?? false
}

/** The API did not answer: unless the request was not sent, it may have been carried out. */
export const isUnanswered = ({ kind = '', statusCode }: BulkFailure): boolean =>
  ['network', 'timeout', 'unsent'].includes(kind) || statusCode === 502 || statusCode === 504

/** The results once a request was not sent after all. */
export const heldBack = (
  results: Results,
  source: string,
  unsent?: Pick<BulkFailure, 'message' | 'requestId'>,
): Results => ({
  ...results,
  [source]: {
    status: 'waiting',
    ...(wasUnknown(results[source]) && WAS_UNKNOWN),
    ...(unsent && { unsent }),
  },
})

/** The results if the API can be reached all the same: what did not reach it has failed. */
export const withUnsentFailed = (plan: BulkPlan, results: Results): Results => {
  let next = results
  for (const [source, result] of Object.entries(results))
    if (result.status === 'waiting' && result.unsent) {
      const { unsent, ...rest } = result
      next = withFailure(plan, next, source, { ...rest, ...unsent, status: 'failed' })
    }
  return next
}

/**
 * The result of a failed request. A delete that was sent before without an answer, and now does not
 * find its object, has been carried out.
 */
export const resultOfFailure = (
  { requests }: BulkPlan,
  results: Results,
  source: string,
  failure: BulkFailure,
): BulkResult => {
  const { message, requestId, statusCode } = failure
  const isRepeated = wasUnknown(results[source])
  const request = requests[source]
  if (isRepeated && statusCode === 404 && request && isDelete(request))
    return { status: 'done', wasGone: true }
  return {
    status: 'failed',
    message,
    ...(requestId && { requestId }),
    ...((isRepeated || isUnanswered(failure)) && WAS_UNKNOWN),
  }
}

/** The results once a request has failed: what comes after it cannot be done. */
export const withFailure = (
  { rows, noun, isDanger }: BulkPlan,
  results: Results,
  source: string,
  failed: BulkResult,
): Results => {
  const bySource = new Map(rows.map(row => [row.source, row]))
  /** The rows that need a request, or all of a stage. */
  const after = new Map<string | number, BulkRow[]>()
  for (const row of rows)
    for (const needed of [...(row.after ?? []), ...(row.afterStages ?? [])])
      after.set(needed, [...(after.get(needed) ?? []), row])
  const next: Record<string, BulkResult> = { ...results }
  const fail = (of: string, result: BulkResult) => {
    next[of] = result
    const { name = '', kind = noun, done = 'deleted', stage } = bySource.get(of) ?? {}
    const message = `${isDanger ? 'Left as it is' : 'Not done'}, because the ${kind} ${name} was not ${done}.`
    const left = [
      ...(after.get(of) ?? []),
      ...(stage === undefined ? [] : (after.get(stage) ?? [])),
    ]
    for (const { source: each } of left)
      if (each !== undefined && next[each]?.status !== 'failed')
        fail(each, { status: 'failed', message })
  }
  fail(source, failed)
  return next
}
