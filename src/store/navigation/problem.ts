import { apiHost } from '@/api/core/base-query'
import { type ApiError, isUnanswered, unreachable } from '@/api/core/api-error'
import { urlOf } from '@/api/core/wire'
import { operationOf } from '@/api/operations/table'
import type { NavigationError, NavigationFailure } from '@/machines/navigation/navigation.events'
import type { FailedQuery } from '@/store/queries/subscribe'
import type { Services } from '@/store/setup/services'

export const NOT_FOUND: NavigationError = {
  kind: 'missing',
  status: 404,
  message: 'Page not found',
}

export const CODE_MISSING: NavigationError = {
  kind: 'code',
  status: 0,
  message: 'This part of the console could not be loaded.',
}

/** Classifies the failure of a query. */
export const failureKind = (error: ApiError): NavigationFailure => {
  const { kind, statusCode = 0 } = error
  if (isUnanswered(error)) return 'unanswered'
  // A 403 may also come from something in front of the API, so its body may be unreadable.
  if (statusCode === 403) return 'refused'
  if (kind !== 'error') return 'unreadable'
  if (statusCode === 404) return 'missing'
  return statusCode >= 500 ? 'broken' : 'refused'
}

/** Why a route that needs this query cannot be shown. */
export const problemOf = (
  { query, error }: FailedQuery,
  { api, operations, ports }: Pick<Services, 'api' | 'operations' | 'ports'>,
): NavigationError => {
  const operation = operationOf(operations, query.endpoint)
  const { cause, message, errorCode, requestId, statusCode = 0 } = error
  return {
    kind: failureKind(error),
    status: statusCode,
    message: cause ?? message,
    call: {
      operation: query.endpoint,
      address: `${operation.method} ${urlOf(operation, query.args, api.host || ports.tab.origin)}`,
      ...(errorCode !== undefined && { errorCode }),
      ...(requestId !== undefined && { requestId }),
      at: ports.clock.now(),
    },
  }
}

/** The problem if code does not load because the API cannot be reached. */
export const unreached = (services: Pick<Services, 'api' | 'ports'>): NavigationError => {
  const { cause = '' } = unreachable({ host: apiHost(services), isChange: false })
  return { kind: 'unanswered', status: 0, message: cause }
}
