import { isAnyOf, type Action } from '@reduxjs/toolkit'
import {
  all as together,
  call,
  fork,
  put,
  select,
  spawn,
  take,
  type SagaGenerator,
} from 'typed-redux-saga'
import { selectData, selectEntry, type QueryHandle } from '@/api/core/api'
import type { Command, Query } from '@/api/operations/table'
import { PAGE_SIZE } from '@/lib/limits'
import { emphasis, linked, rich, type RichText } from '@/lib/rich-text'
import { capitalize, plural, pluralize } from '@/lib/text'
import type * as events from '@/machines/confirm/confirm.events'
import { commandFailed, commandSucceeded, type CommandRequest } from '@/store/commands/events'
import { carryOutCommand } from '@/store/commands/run'
import { navigationRequested } from '@/store/navigation/events'
import { findLocation } from '@/store/navigation/find-location'
import { read, releaseAll } from '@/store/queries/subscribe'
import { loadScreen } from '@/store/setup/code'
import { createEvent } from '@/store/setup/event'
import { optional } from '@/store/queries/define'
import type { RootState } from '@/store/setup/state'
import { failureToast, toastAdded } from '@/store/toasts/slice'
import { confirmDismissed, confirmOptionConfirmed, selectConfirmRequest } from './confirm'

/* Separate, because few questions need a check. */

/** An object of a list. */
type Item = { name: string } & Record<string, unknown>

/** The names of the objects that can be deleted too, by option; none if they cannot be read. */
export function* namesOf(
  options: readonly events.ConfirmOption[],
): SagaGenerator<readonly string[][]> {
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
  { kind, endpoint, parents }: events.ConfirmOption,
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
function* deleteEach({ option, names }: events.ConfirmedOption) {
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

function* deleteAfterCommand(confirmed: events.ConfirmedOption) {
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
function* offer(option: events.ConfirmOption) {
  yield* fork(function* () {
    const { payload } = yield* take(confirmOptionConfirmed)
    yield* spawn(deleteAfterCommand, payload)
  })
  const [names = []] = yield* namesOf([option])
  return names
}

/** The objects of a list, whatever its response calls them; undefined if it could not be read. */
const itemsIn = (state: RootState, query: unknown): readonly Item[] | undefined => {
  const page: unknown = selectData(state, query as Query)
  if (page === undefined) return undefined
  const { items, rules } = Object(page) as Record<'items' | 'rules', readonly Item[] | undefined>
  return items ?? rules ?? []
}

/** Joins parts of a sentence: `a`, `a and b`, `a, b, and c`. */
const series = (parts: readonly RichText[]): RichText =>
  parts.flatMap((part, at) => {
    if (at === 0) return part
    const isLast = at === parts.length - 1
    return [isLast ? `${parts.length > 2 ? ',' : ''} and ` : ', ', ...part]
  })

/** More objects than these are only counted. */
const NAMED = 5

/** `3 disks`, as a link to where they can be removed, or with a link for each. */
const countInWords = ({ kind, href }: events.ConfirmContent, items: readonly Item[]): RichText => {
  const count = `${items.length < PAGE_SIZE ? '' : 'at least '}${pluralize(kind, items.length)}`
  if (!href.includes('{')) return [linked(count, href)]
  const named = items.slice(0, NAMED).map(item => {
    const place = href.replace(/\{(\w+)\}/g, (_, field: string) => String(item[field]))
    return [linked(item.name, place)]
  })
  const rest = items.length - named.length
  return rich`${count} (${series(rest > 0 ? [...named, [`${rest} more`]] : named)})`
}

/** Shows the page that deletes an object with its contents, if the question is still open. */
function* lead(source: string, to: string) {
  if ((yield* select(selectConfirmRequest))?.source !== source) return
  yield* put(confirmDismissed())
  yield* put(navigationRequested({ to }))
}

/** The answer of a screen that was asked to describe contents for the question with this source. */
export const contentDescribed = createEvent<{ source: string; note: RichText }>(
  'confirm/contentDescribed',
  { isLoggable: true },
)

/** Loads the screen of the contents, and has it describe them. */
function* describe({ href, asks }: events.ConfirmContent, source: string) {
  const { match } = yield* findLocation(href)
  if (!asks || !match) return {}
  yield* call(loadScreen, match.route)
  const isAnswer = (event: Action) =>
    contentDescribed.match(event) && event.payload.source === source
  const [answer] = yield* together([take(isAnswer), put(asks)])
  return contentDescribed.match(answer) ? { note: answer.payload.note } : {}
}

/**
 * Describes what an object holds. Contents that cannot be read are ignored, because the server checks
 * them as well, unless there is a page for the contents.
 */
function* lookInto(
  { kind, name, kinds, page }: events.ConfirmContents,
  source: string,
): SagaGenerator<events.ConfirmFindings> {
  const handles: QueryHandle[] = []
  try {
    const described = kinds.find(({ asks }) => asks)
    if (described) return { obstacle: null, ...(yield* describe(described, source)) }
    // The calls of a lazy part of the console come with its pages.
    for (const { href } of kinds) yield* call(findLocation, href)
    yield* read(
      kinds.map(({ query }) => optional(query as Query)),
      handles,
    )
    const state = yield* select((root: RootState) => root)
    const found = kinds.map(content => ({ content, items: itemsIn(state, content.query) }))
    const isKnown = found.every(
      ({ content, items }) => items || selectEntry(state, content.query as Query)?.error?.isAbsent,
    )
    const there = found.flatMap(({ content, items = [] }) =>
      items.length > 0 ? [{ content, items }] : [],
    )
    const inWords = (some: typeof there) =>
      series(some.map(({ content, items }) => countInWords(content, items)))
    const lost = there.filter(({ content }) => content.isLost)
    const blocking = there.filter(({ content }) => !content.isLost)
    if (page !== undefined && (blocking.length > 0 || !isKnown)) yield* lead(source, page)
    const holder = rich`The ${kind} ${emphasis(name)}`
    return {
      obstacle:
        blocking.length > 0
          ? rich`${holder} still holds ${inWords(blocking)}. Delete its contents first.`
          : null,
      ...(lost.length > 0 && { note: rich`${holder} has ${inWords(lost)}.` }),
    }
  } catch {
    if (page !== undefined) yield* lead(source, page)
    return { obstacle: null }
  } finally {
    releaseAll(handles)
  }
}

/** Looks for what the user should know before confirming. */
export function* check({
  source,
  contents,
  option,
}: events.ConfirmCheck): SagaGenerator<events.ConfirmFindings> {
  const found = contents ? yield* lookInto(contents, source) : { obstacle: null }
  return option ? { ...found, names: yield* offer(option) } : found
}
