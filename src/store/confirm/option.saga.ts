import { isAnyOf, type Action } from '@reduxjs/toolkit'
import { fork, put, select, spawn, take } from 'typed-redux-saga'
import { selectData, type QueryHandle } from '@/api/core/api'
import type { Command, Query } from '@/api/operations/table'
import { emphasis } from '@/lib/rich-text'
import { capitalize, plural } from '@/lib/text'
import type { ConfirmedOption, ConfirmOption } from '@/machines/confirm/confirm.events'
import { commandFailed, commandSucceeded } from '@/store/commands/events'
import { carryOutCommand } from '@/store/commands/run'
import { read, releaseAll } from '@/store/queries/subscribe'
import { optional } from '@/store/routing/route-query'
import type { RootState } from '@/store/setup/state'
import { failureToast } from '@/store/toasts/failure'
import { toastAdded } from '@/store/toasts/slice'
import { confirmOptionConfirmed } from './events'

/* Separate, because few questions have an option. */

/** The names of the objects that can be deleted too; none if they cannot be read. */
function* namesOf({ query }: ConfirmOption) {
  const handles: QueryHandle[] = []
  try {
    yield* read([optional(query as Query)], handles)
    const page: unknown = selectData(yield* select((root: RootState) => root), query as Query)
    const { items = [] } = (page ?? {}) as { items?: readonly { name: string }[] }
    return items.map(({ name }) => name)
  } finally {
    releaseAll(handles)
  }
}

/** Deletes the objects one by one, and tells what became of each. */
function* deleteEach({ option: { kind, endpoint, parents }, names }: ConfirmedOption) {
  const deleted: string[] = []
  for (const name of names) {
    const command = { endpoint, args: { path: { [kind]: name }, query: parents } } as Command
    const title = `Could not delete ${kind} ${name}`
    const request = { source: `${endpoint}/${name}`, command, errorTitle: title }
    const outcome = yield* carryOutCommand(command, { request })
    if ('error' in outcome) {
      const { error, commandId } = outcome
      yield* put(failureToast(error, { title, commandId }))
    } else deleted.push(name)
  }
  if (deleted.length === 0) return
  const all = deleted.flatMap((name, at) => [at > 0 ? ', ' : '', emphasis(name)])
  const noun = capitalize(deleted.length > 1 ? plural(kind) : kind)
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
  return yield* namesOf(option)
}
