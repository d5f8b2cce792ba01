import { isAnyOf, type Action } from '@reduxjs/toolkit'
import { fork, put, select, spawn, take, type SagaGenerator } from 'typed-redux-saga'
import { selectData, type QueryHandle } from '@/api/core/api'
import type { Command, Query } from '@/api/operations/table'
import { emphasis } from '@/lib/rich-text'
import { capitalize, plural } from '@/lib/text'
import type { ConfirmedOption, ConfirmOption } from '@/machines/confirm/confirm.events'
import { commandFailed, commandSucceeded, type CommandRequest } from '@/store/commands/events'
import { carryOutCommand } from '@/store/commands/run'
import { read, releaseAll } from '@/store/queries/subscribe'
import { optional } from '@/store/routing/route-query'
import type { RootState } from '@/store/setup/state'
import { failureToast } from '@/store/toasts/failure'
import { toastAdded } from '@/store/toasts/slice'
import { confirmOptionConfirmed } from './events'

/* Separate, because few questions have an option. */

/** The names of the objects that can be deleted too, by option; none if they cannot be read. */
export function* namesOf(options: readonly ConfirmOption[]): SagaGenerator<readonly string[][]> {
  const queries = options.map(({ query }) => query as Query)
  const handles: QueryHandle[] = []
  try {
    yield* read(queries.map(optional), handles)
    const state = yield* select((root: RootState) => root)
    return queries.map(query => {
      const page: unknown = selectData(state, query)
      const { items = [] } = (page ?? {}) as { items?: readonly { name: string }[] }
      return items.map(({ name }) => name)
    })
  } finally {
    releaseAll(handles)
  }
}

/** The request that deletes one of the objects. */
export const deletionOf = (
  { kind, endpoint, parents }: ConfirmOption,
  name: string,
): CommandRequest => ({
  source: `${endpoint}/${name}`,
  command: {
    endpoint,
    args: { path: { [kind]: name }, query: parents },
    confirmedWithin: 0,
  } as Command,
  errorTitle: `Could not delete ${kind} ${name}`,
})

/** Deletes the objects one by one, and tells what became of each. */
function* deleteEach({ option, names }: ConfirmedOption) {
  const deleted: string[] = []
  for (const name of names) {
    const request = deletionOf(option, name)
    const outcome = yield* carryOutCommand(request.command, { request })
    if ('error' in outcome) {
      const { error, commandId } = outcome
      yield* put(failureToast(error, { title: request.errorTitle, commandId }))
    } else deleted.push(name)
  }
  if (deleted.length === 0) return
  const all = deleted.flatMap((name, at) => [at > 0 ? ', ' : '', emphasis(name)])
  const noun = capitalize(deleted.length > 1 ? plural(option.kind) : option.kind)
  yield* put(toastAdded({ content: [`${noun} `, ...all, ' deleted'] }))
}

function* deleteAfterCommand(confirmed: ConfirmedOption) {
  const ended = yield* take(
    (event: Action) =>
      isAnyOf(commandSucceeded, commandFailed)(event) && event.payload.source === confirmed.source,
  )
  if (commandSucceeded.match(ended)) yield* deleteEach(confirmed)
}

/**
 * Returns the names of the objects that can be deleted too, and deletes them if the user chooses
 * so. The next question ends the wait for the choice, but not the deletion.
 */
export function* offer(option: ConfirmOption) {
  yield* fork(function* () {
    const { payload } = yield* take(confirmOptionConfirmed)
    yield* spawn(deleteAfterCommand, payload)
  })
  const [names = []] = yield* namesOf([option])
  return names
}
