import { call, put, takeLatest } from 'typed-redux-saga'
import type { ConfirmFindings } from '@/machines/confirm/confirm.events'
import { services } from '@/store/setup/effects'
import { confirmChecked, confirmCheckStarted } from './confirm'

/**
 * Looks for what the user should know before confirming. Without the code for that, nothing is known:
 * the server checks as well.
 */
export function* watchConfirmChecks() {
  yield* takeLatest(confirmCheckStarted, function* ({ payload }) {
    const { ports } = yield* services()
    const load = () => import('./checks.saga')
    const code = yield* call(() => ports.loadCode('confirm/checks', load).catch(() => null))
    const found: ConfirmFindings = code ? yield* code.check(payload) : { obstacle: null }
    yield* put(confirmChecked({ source: payload.source, ...found }))
  })
}
