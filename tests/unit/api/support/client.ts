import { configureStore, isAction, type Middleware, type UnknownAction } from '@reduxjs/toolkit'
import { serverClock } from '@/api/core/clock'
import type { ApiDispatch, ApiState } from '@/api/core/api'
import type { ApiServices } from '@/api/core/base-query'
import { api } from '@/api/core/endpoints'
import { NEWEST } from '@/api/releases/ladder'
import { allOperations } from '@/api/operations/full-table'
import type { WireRequest, WireResponse } from '@/ports/ports'

type Answer = Partial<WireResponse> | Error

/** A response with a JSON body. */
export const json = (body: unknown, status = 200): Answer => ({
  status,
  body: JSON.stringify(body),
})

export const refusal = (status: number, errorCode?: string): Answer =>
  json({ request_id: 'r-1', error_code: errorCode, message: 'no' }, status)

/** Completes a request that the transport holds back. */
export type Release = (answer: Answer) => void

/**
 * The API cache in a real store, with a fake transport. `answers` returns the response to
 * `METHOD /path?query`; requests without one wait in `open`.
 */
export const createClient = (answers: (call: string) => Answer | undefined = () => undefined) => {
  const calls: string[] = []
  const requests: WireRequest[] = []
  const aborted: string[] = []
  const open = new Map<string, Release>()
  const reports: string[] = []
  const dispatched: UnknownAction[] = []

  const settle = (answer: Answer): Promise<WireResponse> =>
    answer instanceof Error
      ? Promise.reject(answer)
      : Promise.resolve({ status: 200, headers: {}, body: '', ...answer })

  const services: ApiServices = {
    subscribers: new Set(),
    confirmedAt: 0,
    unused: { since: new Map(), isWatched: false },
    // In the console, operations of late areas are added with their routes.
    operations: { ...allOperations },
    changedAt: 0,
    isUnanswered: false,
    rack: {
      known: { release: NEWEST, learnedAt: 0 },
      steps: [],
      finding: null,
      loading: null,
      me: null,
      doubtedAt: [],
      askedNewerAt: null,
    },
    api: { host: '', token: null },
    ports: {
      clock: serverClock({
        now: () => Date.now(),
        setTimeout: (callback, ms) => setTimeout(callback, ms),
        clearTimeout: id => clearTimeout(id as ReturnType<typeof setTimeout>),
      }),
      transport(request, { signal } = {}) {
        const call = `${request.method} ${request.url}`
        signal?.addEventListener('abort', () => aborted.push(call))
        calls.push(call)
        requests.push(request)
        const answer = answers(call)
        if (answer) return settle(answer)
        return new Promise(resolve => open.set(call, late => resolve(settle(late))))
      },
      tab: {
        origin: 'https://rack.test',
        reader: { locale: 'en-US', timeZone: 'UTC' },
        isVisible: () => true,
        askBeforeUnload: () => undefined,
        hide: () => undefined,
        print: () => undefined,
        askToNotify: () => undefined,
        notify: () => undefined,
        listen: () => () => {},
      },
      storage: { read: () => null, write: () => undefined },
      loadCode: (_key, load) => load(),
      validateSecret: ask => ask(),
      report: (level, message) => void reports.push(`${level}: ${message}`),
      history: {
        current: () => ({ path: '/projects/web', search: '?tab=1', historyIndex: 0 }),
        push() {},
        replace() {},
        go() {},
        listen: () => () => {},
      },
    },
  }

  const watch: Middleware = () => next => action => {
    if (isAction(action)) dispatched.push(action as UnknownAction)
    return next(action)
  }

  const store = configureStore({
    reducer: { api: api.reducer },
    middleware: defaults =>
      defaults({
        thunk: { extraArgument: services },
        serializableCheck: { warnAfter: 1_000 },
        immutableCheck: { warnAfter: 1_000 },
      }).concat(api.middleware, watch),
  })
  const dispatch: ApiDispatch = store.dispatch
  const state = (): ApiState => store.getState()

  return { dispatch, state, store, calls, aborted, requests, open, reports, dispatched, services }
}
