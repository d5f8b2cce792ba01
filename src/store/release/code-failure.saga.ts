import { put, takeLeading } from 'typed-redux-saga'
import { callUnanswered } from '@/api/core/connection'
import { isConnectionLost } from '@/store/connection/connection'
import { services } from '@/store/setup/effects'
import { codeFailed, consoleReplaced } from './slice'

/** Finds out why code did not load: a newer version of the console may have replaced it. */
export function* explainFailure(part: string, cause: unknown) {
  const { ports } = yield* services()
  ports.report('error', `The code of ${part} did not load: ${String(cause)}`)
  yield* put(callUnanswered())
  if (!(yield* isConnectionLost())) yield* put(consoleReplaced())
}

/** Says why a part of a page is missing. */
export function* watchCodeFailures() {
  yield* takeLeading(codeFailed, function* ({ payload: { cause } }) {
    yield* explainFailure('a part of the page', cause)
  })
}
