import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit'
import { CANCEL } from 'redux-saga'
import { call, getContext, spawn, type SagaGenerator } from 'typed-redux-saga'
import type { ClockPort } from '@/ports/ports'
import type { Services } from './services'
import type { RootState } from './state'

/** The store's dispatch, which accepts thunks as well. */
export type AppDispatch = ThunkDispatch<RootState, Services, UnknownAction>

/** The context of the saga middleware: the services, and the store's dispatch for thunks. */
export interface SagaContext extends Record<string, unknown> {
  services: Services
  dispatch: AppDispatch
}

export function* services(): SagaGenerator<Services> {
  return yield* getContext<Services>('services')
}

export function* dispatcher(): SagaGenerator<AppDispatch> {
  return yield* getContext<AppDispatch>('dispatch')
}

const sleep = (clock: ClockPort, ms: number) => {
  let timer: unknown
  const promise = new Promise<void>(resolve => {
    timer = clock.setTimeout(resolve, ms)
  })
  return Object.assign(promise, { [CANCEL]: () => clock.clearTimeout(timer) })
}

/** Waits `ms` milliseconds on the clock port. Cancelling the saga clears the timer. */
export function* wait(ms: number) {
  const { ports } = yield* services()
  yield* call(sleep, ports.clock, ms)
}

const RESTARTS = 3

/**
 * Runs a watcher in isolation: an error is reported and the watcher restarted, at most `RESTARTS`
 * times. Other watchers are not affected.
 */
export function* supervise(name: string, watcher: () => SagaGenerator<void>) {
  yield* spawn(function* () {
    const { ports } = yield* services()
    for (let start = 0; start <= RESTARTS; start++) {
      try {
        yield* call(watcher)
        return
      } catch (error) {
        ports.report('error', `The ${name} workflow stopped: ${String(error)}`)
      }
    }
  })
}
