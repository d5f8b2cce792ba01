import { isAnyOf, type Action } from '@reduxjs/toolkit'
import { put, select, take, takeEvery, takeLatest } from 'typed-redux-saga'
import { selectData, type QueryHandle } from '@/api/core/api'
import type { Command, Query } from '@/api/operations/table'
import { PAGE_SIZE } from '@/lib/limits'
import { emphasis, rich } from '@/lib/rich-text'
import { capitalize, commaSeries, plural, pluralize } from '@/lib/text'
import type {
  ConfirmContents,
  ConfirmedOption,
  ConfirmOption,
} from '@/machines/confirm/confirm.events'
import { commandFailed, commandSucceeded } from '@/store/commands/events'
import { carryOutCommand } from '@/store/commands/run'
import { read, releaseAll } from '@/store/queries/subscribe'
import { optional } from '@/store/routing/route-query'
import type { RootState } from '@/store/setup/state'
import { failureToast } from '@/store/toasts/failure'
import { toastAdded } from '@/store/toasts/slice'
import { confirmChecked, confirmCheckStarted, confirmOptionConfirmed } from './events'

const countInWords = (kind: string, items: readonly unknown[]) =>
  `${items.length < PAGE_SIZE ? '' : 'at least '}${pluralize(kind, items.length)}`

/**
 * Describes the contents in a sentence; null if there are none. Contents that cannot be read are
 * ignored, because the server checks them as well.
 */
function* lookInto({ holder, kinds }: ConfirmContents) {
  const handles: QueryHandle[] = []
  try {
    const queries = kinds.map(({ query }) => query as Query)
    yield* read(queries.map(optional), handles)
    const state = yield* select((root: RootState) => root)
    const found = kinds.flatMap(({ kind, query }) => {
      const page: unknown = selectData(state, query as Query)
      const { items = [] } = (page ?? {}) as { items?: readonly unknown[] }
      return items.length > 0 ? [countInWords(kind, items)] : []
    })
    if (found.length === 0) return null
    return rich`${holder} still holds ${commaSeries(found, 'and')}. Delete what is in it first.`
  } finally {
    releaseAll(handles)
  }
}

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

/** Looks for what the user should know before confirming, and deletes what was chosen to go too. */
export function* watchConfirmChecks() {
  yield* takeLatest(confirmCheckStarted, function* ({ payload: { source, contents, option } }) {
    const obstacle = contents ? yield* lookInto(contents) : null
    const names = option ? yield* namesOf(option) : []
    yield* put(confirmChecked({ source, obstacle, ...(option && { names }) }))
  })
  yield* takeEvery(confirmOptionConfirmed, function* ({ payload }) {
    const ended = yield* take(
      (event: Action) =>
        isAnyOf(commandSucceeded, commandFailed)(event) && event.payload.source === payload.source,
    )
    if (commandSucceeded.match(ended)) yield* deleteEach(payload)
  })
}
