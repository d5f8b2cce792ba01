import type { SagaGenerator } from 'typed-redux-saga'
import { call, getContext, spawn } from 'typed-redux-saga'
import type { AppDispatch } from './store'
import type { Surroundings } from './services'

/** What the saga middleware is given: the surroundings, and the store's dispatch for thunks. */
export interface SagaContext extends Record<string, unknown> {
  surroundings: Surroundings
  dispatch: AppDispatch
}

export function* surroundings(): SagaGenerator<Surroundings> {
  return yield* getContext<Surroundings>('surroundings')
}

export function* dispatcher(): SagaGenerator<AppDispatch> {
  return yield* getContext<AppDispatch>('dispatch')
}

const RESTARTS = 3

/**
 * Runs a watcher apart from its siblings: an error in it is reported and it starts again, a few
 * times at most, while all others go on.
 */
export function* supervise(name: string, watcher: () => SagaGenerator<void>) {
  yield* spawn(function* () {
    const { ports } = yield* surroundings()
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
