import { CANCEL } from 'redux-saga'
import { call } from 'typed-redux-saga'
import type { ClockPort } from '@/app/ports'
import { surroundings } from './effects'

const sleep = (clock: ClockPort, ms: number) => {
  let timer: unknown
  const promise = new Promise<void>(resolve => {
    timer = clock.setTimeout(resolve, ms)
  })
  return Object.assign(promise, { [CANCEL]: () => clock.clearTimeout(timer) })
}

/** Waits on the clock port; a cancelled saga takes its timer along. `ms` in milliseconds. */
export function* wait(ms: number) {
  const { ports } = yield* surroundings()
  yield* call(sleep, ports.clock, ms)
}
