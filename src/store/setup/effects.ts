import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit'
import { CANCEL } from 'redux-saga'
import { call, getContext, spawn, type SagaGenerator } from 'typed-redux-saga'
import type { ClockPort } from '@/app/ports'
import type { Services } from './services'
import type { RootState } from './state'

/** The store's dispatch, which takes thunks as well. */
export type AppDispatch = ThunkDispatch<RootState, Services, UnknownAction>

/** What the saga middleware is given: the services, and the store's dispatch for thunks. */
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

/** Waits on the clock port; a cancelled saga takes its timer along. `ms` in milliseconds. */
export function* wait(ms: number) {
  const { ports } = yield* services()
  yield* call(sleep, ports.clock, ms)
}

const RESTARTS = 3

/**
 * Runs a watcher apart from its siblings: an error in it is reported and it starts again, a few
 * times at most, while all others go on.
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
