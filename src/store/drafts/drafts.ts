import { createSlice } from '@reduxjs/toolkit'
import type { StoragePort } from '@/ports/ports'
import type { FormValues } from '@/machines/form/form.events'
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

export type DraftOwner = Pick<Draft, 'user' | 'form' | 'params'>

export const keyOfDraft = ({ user, form, params }: DraftOwner) =>
  JSON.stringify([user, form, params])

export const findDraft = (drafts: readonly Draft[], owner: DraftOwner) =>
  drafts.find(draft => keyOfDraft(draft) === keyOfDraft(owner))

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

/** Deletes all drafts of a user, including those of other tabs. */
export const dropDrafts = (storage: StoragePort, user: string) => {
  const others = readDrafts(storage).filter(draft => draft.user !== user)
  storage.write('local', DRAFTS_KEY, others.length > 0 ? JSON.stringify(others) : null)
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
