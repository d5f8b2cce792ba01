import type { Dispatch } from '@reduxjs/toolkit'
import type { BaseQueryFn } from '@reduxjs/toolkit/query'
import { operationOf, type OperationId, type Query } from '@/api/operations/table'
import type { Ports } from '@/app/ports'
import {
  abandoned,
  describeError,
  toApiError,
  unreachable,
  unreadable,
  type ApiError,
} from './errors'
import { loggableParts, type CallArgs, type Operation } from './operation'
import { sessionExpired } from './session'
import { readJson, requestOf, resultOf, type ApiAccess } from './wire'

/** What the store gives every call, as the thunks' extra argument. */
export interface ApiServices {
  ports: Pick<Ports, 'transport' | 'history' | 'report' | 'clock'>
  api: ApiAccess
  /** What somebody is subscribed to: all of it can be read again at once. */
  subscriptions: Set<Query>
  /** When a command last changed something, in milliseconds since the epoch; 0 for never. */
  changedAt: number
}

export interface Call {
  readonly endpoint: OperationId
  readonly args: CallArgs
  readonly expect?: readonly number[]
}

export interface CallContext {
  extra: ApiServices
  dispatch: Dispatch
  signal?: AbortSignal
}

export type Outcome<Result> = { data: Result } | { error: ApiError }

const isExpected = ({ expect = [] }: Operation, call: Call, status: number): boolean =>
  expect.includes(status) || (call.expect ?? []).includes(status)

const isOk = (status: number): boolean => status >= 200 && status < 300

/**
 * Calls the API once. Never rejects: an expected refusal is the answer null, everything else that
 * goes wrong an error, told to the developer's console without bodies.
 */
export const callApi = async (call: Call, context: CallContext): Promise<Outcome<unknown>> => {
  const { extra, dispatch, signal } = context
  const { ports } = extra
  const operation = operationOf(call.endpoint)
  const request = requestOf(operation, call.args, extra.api)
  const target = `${request.method} ${request.url}`

  const fail = (error: ApiError): Outcome<never> => {
    const { path, search } = ports.history.current()
    ports.report('error', describeError(error, target, path + search))
    return { error }
  }

  let response
  try {
    response = await ports.transport(request, { signal, loggable: loggableParts(operation) })
  } catch (cause) {
    return signal?.aborted ? { error: abandoned } : fail(unreachable(cause))
  }

  const { status, headers } = response
  if (isOk(status)) {
    const data = resultOf(operation, response)
    return data === undefined ? fail(unreadable(status)) : { data }
  }
  if (isExpected(operation, call, status)) {
    ports.report('info', `${target} answered ${status}, which is expected here`)
    return { data: null }
  }
  const error = toApiError(call.endpoint, status, readJson(response), headers['x-request-id'])
  if (status === 401 && call.endpoint !== 'loginLocal') dispatch(sessionExpired())
  return fail(error)
}

/** The same for RTK Query, whose arguments are the calls themselves. */
export const baseQuery: BaseQueryFn<Call, unknown, ApiError> = (
  call,
  { extra, dispatch, signal },
) => callApi(call, { extra: extra as ApiServices, dispatch, signal })
