import { put, takeEvery } from 'typed-redux-saga'
import type {
  InstanceNetworkInterfaceResultsPage,
  RouterRoute,
  VpcSubnet,
} from '@/api/generated/types'
import type { Command, Query } from '@/api/operations/table'
import { transitIpsOf } from '@/lib/ip-stack'
import { commandFailed, commandRequested, type CommandRequest } from '@/store/commands/events'
import { readAnew } from '@/store/queries/subscribe'
import { createEvent } from '@/store/setup/event'
import { failureToast } from '@/store/toasts/slice'

/** The fields that a call must repeat, as it sends them, from an answer; undefined if it is not there. */
const KEPT = {
  customRouter: ({ customRouterId }: VpcSubnet) => ({ customRouter: customRouterId ?? null }),
  ends: ({ destination, target }: RouterRoute) => ({ destination, target }),
  transitIps: ({ items }: InstanceNetworkInterfaceResultsPage, id?: string) => {
    const found = items.find(each => each.id === id)
    return found && { transitIps: transitIpsOf(found.ipStack) }
  },
}

/**
 * Changes an object by a call that also writes other fields, because the server clears them if they
 * are left out. `command` has them as last read; `query` reads them again before it is sent. `id` is
 * that of the object if the answer is a list.
 */
export const partialUpdateRequested = createEvent<
  CommandRequest & { keeps: keyof typeof KEPT; query: Query; id?: string }
>('project/partialUpdateRequested', { isLoggable: true })

export function* watchPartialUpdates() {
  yield* takeEvery(partialUpdateRequested, function* ({ payload }) {
    const { keeps, query, id, ...request } = payload
    const found = yield* readAnew(query)
    const kept = 'data' in found && KEPT[keeps](found.data as never, id)
    if (!kept) {
      const error =
        'error' in found ? found.error : { kind: 'error' as const, message: 'It no longer exists.' }
      if (!request.isQuiet) yield* put(failureToast(error, { title: request.errorTitle }))
      yield* put(commandFailed({ source: request.source, error }))
      return
    }
    const args = request.command.args as { body?: object }
    const command = { ...request.command, args: { ...args, body: { ...args.body, ...kept } } }
    yield* put(commandRequested({ ...request, command: command as Command }))
  })
}
