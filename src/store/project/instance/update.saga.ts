import { put, takeEvery } from 'typed-redux-saga'
import { emphasis, rich } from '@/lib/rich-text'
import { commandFailed, commandRequested } from '@/store/commands/events'
import { confirmRequested } from '@/store/confirm/confirm'
import { readAnew } from '@/store/queries/subscribe'
import { failureToast } from '@/store/toasts/slice'
import { instanceUpdateRequested } from './events'
import { instanceByIdQuery } from '../queries'
import { updateCommand, isJumboRefusal } from './update.rules'

type Update = ReturnType<typeof instanceUpdateRequested>['payload']

/** Offers to make a change that jumbo frames prevented, and to switch them off. */
const jumboOffer = (update: Update, name: string) =>
  confirmRequested({
    title: 'Switch jumbo frames off and save',
    body: [
      rich`The operator no longer allows jumbo frames, which the instance ${emphasis(name)} has. Nothing was changed.`,
    ],
    tone: 'primary',
    source: update.source,
    event: instanceUpdateRequested({
      ...update,
      change: { ...update.change, enableJumboFrames: false },
    }),
  })

/** Updates instances with what is read just before, because each update writes all fields. */
export function* watchInstanceUpdates() {
  const refusable = new Map<string, ReturnType<typeof jumboOffer>>()

  yield* takeEvery(instanceUpdateRequested, function* ({ payload }) {
    const { instance, change, ...request } = payload
    const found = yield* readAnew(instanceByIdQuery({ instance }))
    if ('error' in found) {
      if (!request.isQuiet) yield* put(failureToast(found.error, { title: request.errorTitle }))
      yield* put(commandFailed({ source: request.source, error: found.error }))
      return
    }
    if (!request.isQuiet) refusable.set(request.source, jumboOffer(payload, found.data.name))
    yield* put(commandRequested({ ...request, command: updateCommand(found.data, change) }))
  })

  yield* takeEvery(commandFailed, function* ({ payload: { source, error } }) {
    const offer = refusable.get(source)
    refusable.delete(source)
    if (offer && isJumboRefusal(error.message)) yield* put(offer)
  })
}
