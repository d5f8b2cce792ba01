import { put, select, takeEvery, takeLatest } from 'typed-redux-saga'
import type { FormValues } from '@/machines/form/form.events'
import type { FormActorContext } from '@/machines/form/form.machine'
import type { StoragePort } from '@/ports/ports'
import * as events from '@/store/forms/events'
import { selectOpenForms, selectUnsavedForms } from '@/store/forms/selectors'
import { loadStarted } from '@/store/navigation/events'
import { leavingForLogin, takenOver, selectIsSignedOut, selectOwner } from '@/store/session/session'
import { services, wait } from '@/store/setup/effects'
import type { RootState } from '@/store/setup/state'
import { visibilityChanged } from '@/store/tab/slice'
import {
  DRAFTS_KEY,
  draftsChanged,
  findDraft,
  keyOfDraft,
  readDrafts,
  type Draft,
  type DraftOwner,
} from './drafts'

/** How many drafts a browser keeps. */
const LIMIT = 20

const latest = (drafts: readonly Draft[]) =>
  drafts.toSorted((a, b) => b.time - a.time).slice(0, LIMIT)

/**
 * Stores the changes from `before` to `after`. Other drafts, such as those of other tabs, are kept.
 */
const writeDrafts = (storage: StoragePort, before: readonly Draft[], after: readonly Draft[]) => {
  const changed = after.filter(draft => !before.includes(draft))
  const known = new Set(
    [...before.filter(draft => !after.includes(draft)), ...changed].map(keyOfDraft),
  )
  const others = readDrafts(storage).filter(draft => !known.has(keyOfDraft(draft)))
  const kept = latest([...changed, ...others])
  storage.write('local', DRAFTS_KEY, kept.length > 0 ? JSON.stringify(kept) : null)
}

const isSame = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b)

/** The changed values of a form, without those that must not be stored. */
const typedValues = ({ values, initial, secret }: FormActorContext): FormValues =>
  Object.fromEntries(
    Object.entries(values).filter(
      ([field, value]) => !secret.includes(field) && !isSame(value, initial[field]),
    ),
  )

/** What the typed values of an edit form were, so that changes by others are noticed later. */
const baseOf = ({ isEdit, initial, base }: FormActorContext, typed: FormValues) =>
  isEdit && {
    base: Object.fromEntries(
      Object.keys(typed).map(field => [field, { ...initial, ...base }[field]]),
    ),
  }

/** An open form, and whether it has unsubmitted input. */
interface OpenForm {
  context: FormActorContext
  isUnsaved: boolean
}

/**
 * Updates the drafts of the open forms to their current values. Returns the same array if nothing
 * changed.
 */
const updatedDrafts = (
  drafts: readonly Draft[],
  forms: readonly OpenForm[],
  { user, time }: Pick<Draft, 'user' | 'time'>,
): readonly Draft[] => {
  const ownerOf = ({ form, params }: FormActorContext): DraftOwner => ({ user, form, params })
  const open = new Set(forms.map(({ context }) => keyOfDraft(ownerOf(context))))
  const unsaved = forms.flatMap(({ context, isUnsaved }) => {
    const owner = ownerOf(context)
    const values = isUnsaved ? typedValues(context) : {}
    if (Object.keys(values).length === 0) return []
    const known = findDraft(drafts, owner)
    const typed = { values, ...baseOf(context, values) }
    const isKnown = known && isSame(known.values, values) && isSame(known.base, typed.base)
    return [isKnown ? known : { ...owner, ...typed, time }]
  })
  const all = latest([...unsaved, ...drafts.filter(draft => !open.has(keyOfDraft(draft)))])
  const isUnchanged =
    all.length === drafts.length && all.every((draft, index) => draft === drafts[index])
  return isUnchanged ? drafts : all
}

/** Pause in typing before a draft is stored, in milliseconds. */
const PAUSE = 1_000

function* change(after: readonly Draft[]) {
  const { ports } = yield* services()
  const before = yield* select((state: RootState) => state.drafts)
  if (after === before) return
  writeDrafts(ports.storage, before, after)
  yield* put(draftsChanged({ drafts: after }))
}

/** Stores what was typed into a page that is no form; null deletes it. */
export function* keepDraft(
  page: Pick<Draft, 'form' | 'params'>,
  typed: Pick<Draft, 'values' | 'base'> | null,
) {
  const { ports } = yield* services()
  const state = yield* select((root: RootState) => root)
  const user = selectOwner(state)
  if (user === null || selectIsSignedOut(state)) return
  const owner = { user, ...page }
  const known = findDraft(state.drafts, owner)
  if (known ? isSame(known.values, typed?.values) && isSame(known.base, typed?.base) : !typed)
    return
  const others = state.drafts.filter(draft => draft !== known)
  const own = typed ? [{ ...owner, ...typed, time: ports.clock.now() }] : []
  yield* change(latest([...own, ...others]))
}

/** Stores the current values of the open forms, unless the user is signed out. */
function* keepDrafts() {
  const { ports, forms: definitions } = yield* services()
  const state = yield* select((root: RootState) => root)
  const user = selectOwner(state)
  if (user === null || selectIsSignedOut(state)) return
  const unsaved = selectUnsavedForms(state)
  const forms = selectOpenForms(state).flatMap(form => {
    const definition = definitions.get(form.context.form)
    if (!definition) return []
    const values = definition.runtime.kept(definition, form.context.values)
    return [{ context: { ...form.context, values }, isUnsaved: unsaved.includes(form) }]
  })
  yield* change(updatedDrafts(state.drafts, forms, { user, time: ports.clock.now() }))
}

function* keepAfterPause() {
  yield* wait(PAUSE)
  yield* keepDrafts()
}

/**
 * Stores what is typed into forms: after a pause, and at once if the form may be about to close.
 * Drafts are deleted when their form is submitted or deliberately left.
 */
export function* watchTyping() {
  yield* takeLatest([events.formChanged, events.formAdjusted], keepAfterPause)
  yield* takeEvery(
    [
      events.formSucceeded,
      events.formReopened,
      events.formDismissed,
      events.formStartedOver,
      loadStarted,
      leavingForLogin,
      takenOver,
      visibilityChanged,
    ],
    keepDrafts,
  )
}
