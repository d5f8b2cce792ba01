import { actionChannel, take } from 'typed-redux-saga'
import { rulesChangeRequested, ruleSaveRequested } from './events'
import { changeRules } from './change.saga'
import { saveRule } from './save.saga'

/**
 * Writes the rules of VPCs. Each write replaces a whole list that was read just before, so writes
 * run one at a time: otherwise one would undo another.
 */
export function* watchRuleWrites() {
  const requests = yield* actionChannel([ruleSaveRequested.type, rulesChangeRequested.type])
  for (;;) {
    const event: unknown = yield* take(requests)
    if (ruleSaveRequested.match(event)) yield* saveRule(event.payload)
    else if (rulesChangeRequested.match(event)) yield* changeRules(event.payload)
  }
}
