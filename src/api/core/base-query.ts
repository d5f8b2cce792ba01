import type { Dispatch } from '@reduxjs/toolkit'
import type { BaseQueryFn } from '@reduxjs/toolkit/query'
import { operationOf, type OperationId, type Query } from '@/api/operations/table'
import type { Ports } from '@/app/ports'
import { callAnswered, callUnanswered } from './connection'
import { describeError, saidIn, toApiError } from './errors'
import type { ApiError } from './api-error'
import { send, TOO_SLOW } from './send'
import {
  abandoned,
  isUnanswered,
  tooSlow,
  unreachable,
  unreadable,
  type CallFacts,
} from './failures'
import { loggableParts, patienceOf, type CallArgs, type Operation } from './operation'
import { withoutSecrets } from './secrets'
import { sessionExpired } from './session'
import { readJson, requestOf, resultOf, type ApiAccess } from './wire'

/** One subscription to a query. */
export interface Subscriber {
  key: string
  query: Query
  /** Refetches it by itself when everything is refetched. */
  isSeenTo: boolean
}

/** What the store gives every call, as the thunks' extra argument. */
export interface ApiServices {
  ports: Pick<Ports, 'transport' | 'history' | 'report' | 'clock' | 'tab' | 'validateSecret'>
  api: ApiAccess
  /** All subscriptions, oldest first. */
  subscribers: Set<Subscriber>
  /** Since when queries have had no subscriber, by key, in milliseconds since the epoch. */
  unused: { since: Map<string, number>; isWatched: boolean }
  /** When a command last changed something, in milliseconds since the epoch; 0 for never. */
  changedAt: number
  /** Whether the last call got no answer. */
  isUnanswered: boolean
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

/** Whom the calls go to, as people know it. */
export const apiHost = ({ api, ports }: Pick<ApiServices, 'api' | 'ports'>): string =>
  new URL(api.host || ports.tab.origin).host

/**
 * Calls the API once. Never rejects: an expected refusal is the answer null, everything else that
 * goes wrong an error, told to the developer's console without bodies. That no answer comes any
 * more, and that one comes again, are told as events.
 */
export const callApi = async (call: Call, context: CallContext): Promise<Outcome<unknown>> => {
  const { extra, dispatch, signal } = context
  const { ports } = extra
  const operation = operationOf(call.endpoint)
  const request = requestOf(operation, call.args, extra.api)
  const target = `${request.method} ${request.url}`
  const facts: CallFacts = { host: apiHost(extra), isChange: operation.kind === 'mutation' }

  const note = (isLost: boolean) => {
    if (isLost) dispatch(callUnanswered())
    else if (extra.isUnanswered) dispatch(callAnswered())
    extra.isUnanswered = isLost
  }

  /** `said` is what the server or the browser said itself. */
  const fail = (error: ApiError, said = ''): Outcome<never> => {
    const { path, search } = ports.history.current()
    ports.report('error', describeError(error, target, path + search, said || error.message))
    note(isUnanswered(error))
    return { error }
  }

  const hasSecrets = !loggableParts(operation, request).refusal
  /** What is made of an answer that no log holds: a replay has it from what was judged of it. */
  const found = <Found>(find: () => Found): Found =>
    hasSecrets ? ports.validateSecret(find) : find()

  let answer
  try {
    answer = await send(request, operation, ports, signal)
  } catch (cause) {
    return signal?.aborted ? { error: abandoned } : fail(unreachable(facts), String(cause))
  }
  if (answer === TOO_SLOW) return fail(tooSlow(facts, patienceOf(operation)))

  const response = hasSecrets ? withoutSecrets(answer, call.args.body) : answer
  const { status, headers } = response
  if (isOk(status)) {
    const read = () => ({ data: resultOf(operation, response) })
    // What an answer holds that is secret itself may be in no verdict either.
    const { data } = operation.isLoggable ? found(read) : read()
    if (data === undefined) return fail(unreadable(facts, status))
    note(false)
    return { data }
  }
  if (isExpected(operation, call, status)) {
    ports.report('info', `${target} answered ${status}, which is expected here`)
    note(false)
    return { data: null }
  }
  const body = readJson(response)
  const error = found(() => toApiError(call.endpoint, facts, status, body, headers['x-request-id']))
  if (status === 401 && call.endpoint !== 'loginLocal') dispatch(sessionExpired())
  return fail(error, saidIn(body))
}

/** The same for RTK Query, whose arguments are the calls themselves. */
export const baseQuery: BaseQueryFn<Call, unknown, ApiError> = (
  call,
  { extra, dispatch, signal },
) => callApi(call, { extra: extra as ApiServices, dispatch, signal })
