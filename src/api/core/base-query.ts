import type { Dispatch } from '@reduxjs/toolkit'
import type { BaseQueryFn } from '@reduxjs/toolkit/query'
import {
  operationOf,
  type OperationId,
  type OperationTable,
  type Query,
} from '@/api/operations/table'
import type { Ports, WireResponse } from '@/ports/ports'
import { NEWEST } from '@/api/releases/ladder'
import { Unsupported } from '@/api/releases/step'
import type { ServerClock } from './clock'
import { callAnswered, callUnanswered, sessionExpired } from './connection'
import { describeError, saidIn, toApiError } from './errors'
import {
  type ApiError,
  abandoned,
  isUnanswered,
  tooLong,
  tooSlow,
  unreachable,
  unreadable,
  unsent,
  type CallFacts,
} from './api-error'
import { send, TOO_SLOW } from './send'
import {
  loggableParts,
  mayRepeatSecrets,
  timeoutOf,
  type CallArgs,
  type Operation,
  isAnswerLoggable,
} from './operation'
import type { withoutSecrets } from './repeated-secrets'
import { withoutWithheld } from './secrets'
import {
  doubtIn,
  isOutdated,
  releaseOf,
  requestFor,
  unsupportedBy,
  type Rack,
  type ReleaseSteps,
} from './rack'
import { recheckRelease, loadRelease, takeUserResponse } from './release'
import { hasContent, isPromised, readJson, resultOf, type ApiAccess } from './wire'

/** One subscription to a query. */
export interface Subscriber {
  key: string
  query: Query
  /** The subscriber refetches the query itself, so `refetchSubscribed` skips it. */
  isSeenTo: boolean
}

/** The services that every call gets from the store, as the extra argument of thunks. */
export interface ApiServices {
  ports: Pick<
    Ports,
    'transport' | 'history' | 'report' | 'tab' | 'validateSecret' | 'storage' | 'loadCode'
  > & { clock: ServerClock }
  api: ApiAccess
  /** Operations of lazy areas are added when their routes load. */
  operations: OperationTable
  /** All subscriptions, oldest first. */
  subscribers: Set<Subscriber>
  /** Since when queries have had no subscriber, by key, in milliseconds since the epoch. */
  unused: { since: Map<string, number>; isWatched: boolean }
  /** When a command last changed something, in milliseconds since the epoch; 0 for never. */
  changedAt: number
  /** Whether the last call got no response. */
  isUnanswered: boolean
  rack: Rack
  /** When the server last said who is signed in, in milliseconds since the epoch. */
  confirmedAt: number
  /**
   * Finds out whether the owner of the tab may make a call, if that must be found out first. The
   * promise resolves with the error of a call that must not be made.
   */
  admit?: (call: Call, operation: Operation) => Promise<ApiError | undefined> | undefined
  /** Loads the code of `check` in advance, because there may be no connection when it is needed. */
  prepare?: () => Promise<unknown>
  /** Asks who is signed in. Resolves with an error if there is no answer to that. */
  check?: () => Promise<ApiError | undefined>
  /** Loaded with the first request that has secrets. */
  withoutSecrets?: typeof withoutSecrets
}

export interface Call {
  readonly endpoint: OperationId
  readonly args: CallArgs
  readonly expect?: readonly number[]
  readonly isTyped?: true
  /**
   * How old the last answer about who is signed in may be, in milliseconds. Zero for the steps of what
   * runs by itself, such as a plan for many rows.
   */
  readonly confirmedWithin?: number
}

export interface CallContext {
  extra: ApiServices
  dispatch: Dispatch
  signal?: AbortSignal
  /** The file that a successful body is written to. */
  file?: string
}

const UNREAD = 'The server’s message is not shown: the code that looks for secrets did not load.'

export type Outcome<Result> = { data: Result } | { error: ApiError }

const isExpected = ({ expect = [] }: Operation, call: Call, status: number): boolean =>
  expect.includes(status) || (call.expect ?? []).includes(status)

/** Loads the code for answers to requests with secrets. Without it, they are not read. */
const loadWithoutSecrets = async (services: ApiServices): Promise<void> => {
  try {
    const load = () => import('./repeated-secrets')
    const code = await services.ports.loadCode('api/secrets', load)
    services.withoutSecrets = code.withoutSecrets
  } catch {
    // The failure is told with the answer.
  }
}

/** An answer that could not be compared with the secrets that were sent. */
const unread = (answer: WireResponse): WireResponse => ({
  ...answer,
  headers: {},
  body: answer.status < 400 ? '•' : JSON.stringify({ message: UNREAD }),
})

const isOk = (status: number): boolean => status >= 200 && status < 300

/** The host that calls go to, as shown to users. */
export const apiHost = ({ api, ports }: Pick<ApiServices, 'api' | 'ports'>): string =>
  new URL(api.host || ports.tab.origin).host

/** Calls that are the same at every release, and may be made before it is known. */
const ALIKE: ReadonlySet<string> = new Set(['loginLocal', 'logout', 'ping', 'deviceAuthConfirm'])

/** The release of the rack and the steps down to it. Without a promise if that is known, so that calls start at once. */
const releaseStepsOf = (
  call: Call,
  { extra, dispatch }: CallContext,
): ReleaseSteps | Promise<ReleaseSteps> =>
  ALIKE.has(call.endpoint)
    ? { release: extra.rack.known?.release ?? NEWEST, steps: [] }
    : (releaseOf(extra.rack) ?? loadRelease(extra, dispatch))

/**
 * Calls the API once. Never rejects: an expected error status results in null, any other failure in
 * an error. Errors are reported to the developer console without bodies, unless the call was
 * abandoned. A call that the rack could not understand because it was updated is made again, unless
 * it may have been carried out. With `isWhole`, the result has the fields that are otherwise
 * withheld. Dispatches `callUnanswered` if there was no response, and
 * `callAnswered` for the first response after that.
 */
export const callApi = async (
  call: Call,
  context: CallContext,
  isAgain = false,
  isWhole = false,
): Promise<Outcome<unknown>> => {
  const { extra, dispatch, signal } = context
  const { ports } = extra
  const operation = operationOf(extra.operations, call.endpoint)
  // Not awaited without need, so that other calls start at once.
  const admission = extra.admit?.(call, operation)
  const refused = admission && (await admission)
  if (refused) return { error: refused }
  if (signal?.aborted) return { error: abandoned }
  let { args } = call
  if (operation.complete) {
    const completed = await operation.complete(args, read =>
      callApi(read as Call, context, false, true),
    )
    if (completed.error) return completed
    args = completed
  }
  let target = `${operation.method} ${operation.path}`
  const facts: CallFacts = { host: apiHost(extra), isChange: operation.kind === 'mutation' }

  const note = (isLost: boolean) => {
    if (isLost) dispatch(callUnanswered())
    else if (extra.isUnanswered) dispatch(callAnswered())
    extra.isUnanswered = isLost
  }

  /** `said` is the server's or the browser's own message. */
  const fail = (error: ApiError, said = ''): Outcome<never> => {
    const { path, search } = ports.history.current()
    ports.report('error', describeError(error, target, path + search, said || error.message))
    note(isUnanswered(error))
    return { error }
  }

  let steps = releaseStepsOf(call, context)
  try {
    if (steps instanceof Promise) steps = await steps
  } catch (cause) {
    // The code of the steps did not load.
    return fail(unsent(`No answer came from ${facts.host}.`, facts), String(cause))
  }
  let translated: ReturnType<typeof requestFor>
  try {
    translated = requestFor(operation, args, steps, extra.api)
  } catch (cause) {
    if (!(cause instanceof Unsupported)) throw cause
    const message = `${unsupportedBy(extra.rack, cause)} Nothing was changed.`
    return { error: { kind: 'client_error', message, isAbsent: true } }
  }
  const { request } = translated
  target = `${request.method} ${request.url}`

  const hasSecrets = !loggableParts(operation, request).refusal
  /** If no log may hold the response, a replay reads what `find` made of it from the log. */
  const found = <Found>(find: () => Found): Found =>
    hasSecrets ? ports.validateSecret(find) : find()

  const mayRepeat = mayRepeatSecrets(operation, request)
  const loading = mayRepeat && !extra.withoutSecrets ? loadWithoutSecrets(extra) : null
  const isOfUser = call.endpoint === 'currentUserView'
  let answer
  try {
    const me = isOfUser ? takeUserResponse(extra) : null
    answer = me ?? (await send(request, operation, ports, { ...context, isLong: call.isTyped }))
  } catch (cause) {
    return signal?.aborted ? { error: abandoned } : fail(unreachable(facts), String(cause))
  }
  if (answer === TOO_SLOW) return fail(tooSlow(facts, timeoutOf(operation)))

  const doubt = isOk(answer.status)
    ? isOfUser && isOutdated(answer, extra.rack)
    : found(() => doubtIn(answer))
  const isRefused = doubt === 'refused'
  if (!isAgain && (isRefused || (extra.rack.known && doubt))) {
    // Unless another call has found out meanwhile.
    if ((extra.rack.known?.release ?? NEWEST) === steps.release)
      await recheckRelease(extra, dispatch)
    const isChanged = extra.rack.known?.release !== steps.release
    if (isRefused || (isChanged && operation.kind === 'query'))
      return callApi(call, context, true, isWhole)
  }

  if (loading) await loading
  const response = mayRepeat
    ? (extra.withoutSecrets?.(operation, answer, args.body) ?? unread(answer))
    : answer
  const { status, headers } = response
  const take = <Answer>(expected: Answer): Answer => {
    ports.report('info', `${target} answered ${status}, which is expected here`)
    note(false)
    return expected
  }
  if (response.isCut) return take({ error: tooLong })
  if (isOk(status)) {
    /** Undefined if it is not what the document promises, which the steps of a release may not bear. */
    const read = () => {
      try {
        const given = resultOf(operation, response)
        const data = hasContent(operation, given) ? translated.read(given) : undefined
        return { data: isPromised(operation, data) ? data : undefined }
      } catch {
        return { data: undefined }
      }
    }
    // Logs hold verdicts, so a result that is secret itself must not become one.
    let whole: unknown
    const withheld = () => {
      whole = read().data
      return { data: withoutWithheld(operation, whole) }
    }
    const isRead = !operation.secret.includes('!') && !isAnswerLoggable(operation)
    const known = isAnswerLoggable(operation) ? found(read) : null
    const { data: shown } = known ?? (isRead ? ports.validateSecret(withheld) : read())
    // Of a replay, only the shown part is known.
    const data = isWhole ? (whole ?? shown) : shown
    if (data === undefined) return fail(unreadable(facts, status))
    note(false)
    return { data }
  }
  if (isExpected(operation, call, status)) return take({ data: null })
  const body = readJson(response)
  const error = found(() => toApiError(call.endpoint, facts, status, body, headers['x-request-id']))
  const data = operation.ifRefused?.(error.message)
  if (data) {
    note(false)
    return { data }
  }
  if (call.isTyped && status === 400) return take({ error })
  if (status === 401 && call.endpoint !== 'loginLocal') {
    // Someone else may be signed in, or the same user again.
    if (isOfUser || !extra.check || (await extra.check())) dispatch(sessionExpired())
  }
  return fail(error, saidIn(body))
}

/** `callApi` for RTK Query, which passes calls as arguments. */
export const baseQuery: BaseQueryFn<Call, unknown, ApiError> = (
  call,
  { extra, dispatch, signal },
) => callApi(call, { extra: extra as ApiServices, dispatch, signal })
