import { createSlice } from '@reduxjs/toolkit'
import type { StoragePort } from '@/ports/ports'
import type { FormValues } from '@/machines/form/form.events'
import type { FormActorContext } from '@/machines/form/form.machine'
import { createEvent } from '@/store/setup/event'

/** Unsubmitted input of a form, without secrets and with only the names of files. */
export interface Draft {
  /** The user who typed it (`selectOwner`). */
  user: string
  form: string
  /** The form's parameters: each object has its own draft of the same form. */
  params: Record<string, string>
  /** The fields that differ from their initial values. */
  values: FormValues
  /** For an edit form: what these fields were when they were changed. */
  base?: FormValues
  /** When it was last changed, in milliseconds since the epoch. */
  time: number
}

export const DRAFTS_KEY = 'basalt-drafts'
export const DRAFTS_SLOT = `local/${DRAFTS_KEY}`

/** How many drafts a browser keeps. */
const LIMIT = 20

type Owner = Pick<Draft, 'user' | 'form' | 'params'>

const keyOf = ({ user, form, params }: Owner) => JSON.stringify([user, form, params])

export const findDraft = (drafts: readonly Draft[], owner: Owner) =>
  drafts.find(draft => keyOf(draft) === keyOf(owner))

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const isDraft = (value: unknown): boolean =>
  isObject(value) &&
  isObject(value.params) &&
  isObject(value.values) &&
  (value.base === undefined || isObject(value.base)) &&
  typeof value.user === 'string' &&
  typeof value.form === 'string' &&
  typeof value.time === 'number'

/** The stored drafts of all users of this browser, latest first. */
export const readDrafts = (storage: StoragePort): Draft[] => {
  try {
    const kept: unknown = JSON.parse(storage.read('local', DRAFTS_KEY) ?? '[]')
    return Array.isArray(kept) ? (kept.filter(isDraft) as Draft[]) : []
  } catch {
    return []
  }
}

/**
 * Stores the changes from `before` to `after`. Other drafts, such as those of other tabs, are kept.
 */
export const writeDrafts = (
  storage: StoragePort,
  before: readonly Draft[],
  after: readonly Draft[],
) => {
  const changed = after.filter(draft => !before.includes(draft))
  const known = new Set([...before.filter(draft => !after.includes(draft)), ...changed].map(keyOf))
  const others = readDrafts(storage).filter(draft => !known.has(keyOf(draft)))
  const kept = latest([...changed, ...others])
  storage.write('local', DRAFTS_KEY, kept.length > 0 ? JSON.stringify(kept) : null)
}

/** Deletes all drafts of a user, including those of other tabs. */
export const dropDrafts = (storage: StoragePort, user: string) => {
  const others = readDrafts(storage).filter(draft => draft.user !== user)
  storage.write('local', DRAFTS_KEY, others.length > 0 ? JSON.stringify(others) : null)
}

const latest = (drafts: readonly Draft[]) =>
  drafts.toSorted((a, b) => b.time - a.time).slice(0, LIMIT)

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
export interface OpenForm {
  context: FormActorContext
  isUnsaved: boolean
}

/**
 * Updates the drafts of the open forms to their current values. Returns the same array if nothing
 * changed.
 */
export const updatedDrafts = (
  drafts: readonly Draft[],
  forms: readonly OpenForm[],
  { user, time }: Pick<Draft, 'user' | 'time'>,
): readonly Draft[] => {
  const ownerOf = ({ form, params }: FormActorContext): Owner => ({ user, form, params })
  const open = new Set(forms.map(({ context }) => keyOf(ownerOf(context))))
  const unsaved = forms.flatMap(({ context, isUnsaved }) => {
    const owner = ownerOf(context)
    const values = isUnsaved ? typedValues(context) : {}
    if (Object.keys(values).length === 0) return []
    const known = findDraft(drafts, owner)
    const typed = { values, ...baseOf(context, values) }
    const isKnown = known && isSame(known.values, values) && isSame(known.base, typed.base)
    return [isKnown ? known : { ...owner, ...typed, time }]
  })
  const all = latest([...unsaved, ...drafts.filter(draft => !open.has(keyOf(draft)))])
  const isUnchanged =
    all.length === drafts.length && all.every((draft, index) => draft === drafts[index])
  return isUnchanged ? drafts : all
}

/** The drafts have changed. The saga that decides this also writes them to storage. */
export const draftsChanged = createEvent<{ drafts: readonly Draft[] }>('drafts/changed', {
  isLoggable: false,
})

/** The drafts of the user, latest first. Later changes by other tabs are not included. */
export const drafts = createSlice({
  name: 'drafts',
  initialState: [] as readonly Draft[],
  reducers: {},
  extraReducers: builder => builder.addCase(draftsChanged, (_state, { payload }) => payload.drafts),
})
