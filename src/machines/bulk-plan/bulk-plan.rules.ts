import { descriptionError } from '@/lib/name'
import type { BulkField, BulkPlan, BulkRequest, BulkResult, BulkRow } from './bulk-plan.events'

/** Stands for the value of the field in the requests of a plan. */
export const VALUE = '\u0000value'

/** Maximum number of requests at a time. */
export const AT_ONCE = 4

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

/** Whether the plan may start: something can be done, with a valid value and the word typed. */
export const isReady = (plan: BulkPlan, value: string, typed: string): boolean =>
  Object.keys(plan.requests).length > 0 &&
  isValid(plan.field, value) &&
  (plan.word === undefined || typed.trim().toLowerCase() === plan.word)
