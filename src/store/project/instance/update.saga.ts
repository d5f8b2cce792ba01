import { put, takeEvery } from 'typed-redux-saga'
import { commandFailed, commandRequested } from '@/store/commands/events'
import { readAnew } from '@/store/queries/subscribe'
import { failureToast } from '@/store/toasts/failure'
import { instanceUpdateRequested } from './events'
import { instanceByIdQuery } from './queries'
import { updateCommand } from './update.rules'

/** Updates instances with what is read just before, because each update writes all fields. */
export function* watchInstanceUpdates() {
  yield* takeEvery(instanceUpdateRequested, function* ({ payload }) {
    const { instance, change, ...request } = payload
    const found = yield* readAnew(instanceByIdQuery({ instance }))
    if ('error' in found) {
      yield* put(failureToast(found.error, { title: request.errorTitle }))
      yield* put(commandFailed({ source: request.source, error: found.error }))
      return
    }
    yield* put(commandRequested({ ...request, command: updateCommand(found.data, change) }))
  })
}
