import { put, select, takeEvery } from 'typed-redux-saga'
import { plainText } from '@/lib/rich-text'
import { carryOutCommand } from '@/store/commands/run'
import { formClosed, formReopened } from '@/store/forms/events'
import { refusalOf } from '@/store/forms/rules'
import { selectForm } from '@/store/forms/selectors'
import type { RootState } from '@/store/setup/state'
import { failureToast, toastAdded } from '@/store/toasts/slice'
import { attachCommand, FLOATING_IP_MOVE, floatingIpReleased } from './attach.form'
import { type FloatingIpMove, movedToast, strandedMessage } from './rules'

/** The form that requested the move; undefined if it has been left. */
function* selectAsking({ project, floatingIp }: FloatingIpMove) {
  const form = yield* select((state: RootState) => selectForm(state, FLOATING_IP_MOVE))
  const { params } = form?.context ?? {}
  return params?.project === project && params.floatingIp === floatingIp ? form : undefined
}

function* attach(move: FloatingIpMove) {
  const { project, floatingIp, to } = move
  const outcome = yield* carryOutCommand({
    ...attachCommand({ project, floatingIp }, to),
    confirmedWithin: 0,
  })
  const form = yield* selectAsking(move)
  if (!('error' in outcome)) {
    yield* put(toastAdded({ ...movedToast(move), commandId: outcome.commandId }))
    if (form) yield* put(formClosed({ form: FLOATING_IP_MOVE }))
    return
  }
  const content = strandedMessage(move, outcome.error.message)
  if (form) {
    const failure = refusalOf(outcome.error, plainText(content))
    yield* put(formReopened({ form: FLOATING_IP_MOVE, failure }))
    return
  }
  yield* put(failureToast(outcome.error, { title: 'Could not move floating IP', content }))
}

/**
 * Attaches floating IPs that were detached for a move. If that fails, the message says that they
 * are now detached.
 */
export function* watchFloatingIpMoves() {
  yield* takeEvery(floatingIpReleased, function* ({ payload }) {
    yield* attach(payload)
  })
}
