import { put, select, take, takeEvery, takeLatest, type SagaGenerator } from 'typed-redux-saga'
import type { StoragePort } from '@/ports/ports'
import { loadStarted, navigationLoaded } from '@/store/navigation/events'
import { selectLocation } from '@/store/navigation/selectors'
import { keptDataCleared } from '@/store/preferences/slice'
import { leavingForLogin, leftSignedOut, takenOver, selectOwner } from '@/store/session/session'
import { services } from '@/store/setup/effects'
import { keptList } from '@/store/setup/kept-list'
import type { RootState } from '@/store/setup/state'
import { toastAdded, type ToastContent } from '@/store/toasts/slice'
import { formAwaited, formRequested, type FormParams } from './events'
import { selectForm, selectFormParams, selectOpenDialogs } from './selectors'

const KEY = 'basalt-dialogs'

/** The requested forms that were open when the session ended, with their user and address. */
interface KeptDialogs {
  user: string
  /** Path and query. */
  at: string
  forms: readonly { form: string; params: FormParams }[]
}

/** Long work, such as an upload, that ended with the session. */
interface CutOff {
  /** Names the work. */
  of: string
  /** Tells the user after signing in again. */
  toast: ToastContent
  /** The path of a page that tells it itself. */
  at?: string
  /** What its code needs to clean up, or to begin again; null for nothing. Kept until it is taken. */
  work: unknown
}

const isCutOff = (value: unknown): value is CutOff => {
  const { of, toast } = (value ?? {}) as Partial<CutOff>
  return typeof of === 'string' && Array.isArray(toast?.content)
}

const cutOffs = keptList('session', 'basalt-cut-off', 5, isCutOff)

/** The work of this user that was cut off. What others have left never reaches state or logs. */
function* readCutOffs() {
  const { ports } = yield* services()
  const owner = (yield* select(selectOwner)) ?? ''
  const found = ports.validateSecret(() => cutOffs.read(ports.storage, owner))
  return { found, write: (items: readonly CutOff[]) => cutOffs.write(ports.storage, owner, items) }
}

/** Keeps work that is cut off for its user, while the page is left. */
export function* keepCutOff(item: CutOff) {
  const { found, write } = yield* readCutOffs()
  write([...found.filter(({ of }) => of !== item.of), item])
}

/** Takes over the work that was cut off; undefined if there is none of the current user. */
export function* takeCutOff(of: string): SagaGenerator<unknown> {
  const { found, write } = yield* readCutOffs()
  const item = found.find(each => each.of === of)
  if (item) write(found.filter(each => each !== item))
  return item?.work
}

/** Reads the stored forms; null if there are none or they belong to another user. */
const readKept = (storage: StoragePort, owner: string): KeptDialogs | null => {
  try {
    const kept = JSON.parse(storage.read('session', KEY) ?? 'null') as KeptDialogs | null
    return kept?.user === owner && Array.isArray(kept.forms) ? kept : null
  } catch {
    return null
  }
}

function* keep() {
  const { ports } = yield* services()
  const state = yield* select((root: RootState) => root)
  const forms = selectOpenDialogs(state)
    .filter(form => selectForm(state, form))
    .map(form => ({ form, params: selectFormParams(state, form) }))
  const { path, search } = ports.history.current()
  const user = selectOwner(state)
  if (user !== null && forms.length > 0)
    ports.storage.write('session', KEY, JSON.stringify({ user, at: path + search, forms }))
}

/** Reopens the forms in their original order. Their values come from their drafts. */
function* reopen({ at, forms }: KeptDialogs) {
  const { dialogLoaders } = yield* services()
  const location = yield* select(selectLocation)
  if (!location || at !== location.path + location.search) return
  for (const { form, params } of forms) {
    if (!(form in dialogLoaders)) continue
    yield* put(formRequested({ form, params }))
    yield* take((event: { type: string; payload?: { form?: unknown } }) =>
      formAwaited.match(event) ? event.payload.form === null : false,
    )
  }
}

/**
 * Reopens the forms that were open over a screen when the session ended, once their user is back on
 * that screen after signing in, and tells of work that was cut off. Navigating away meanwhile cancels
 * this.
 */
export function* watchFormReturns() {
  yield* takeEvery([leavingForLogin, takenOver], keep)
  const { ports } = yield* services()
  let isOver = false
  yield* takeLatest([navigationLoaded, loadStarted], function* (event) {
    const owner = yield* select(selectOwner)
    // Nothing can be reopened until a user has signed in again.
    if (!navigationLoaded.match(event) || owner === null || isOver) return
    isOver = true
    const kept = ports.validateSecret(() => readKept(ports.storage, owner))
    if (kept) ports.storage.write('session', KEY, null)
    const { found, write } = yield* readCutOffs()
    for (const { toast, at } of found)
      if (at !== event.payload.location.path) yield* put(toastAdded(toast))
    write(found.filter(({ work }) => work !== null))
    if (kept) yield* reopen(kept)
  })
  yield* takeEvery([leftSignedOut, keptDataCleared], function* () {
    const { write } = yield* readCutOffs()
    write([])
  })
}
