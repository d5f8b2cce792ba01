import { createSelector } from '@reduxjs/toolkit'
import { formActorId } from '@/machines/app/app.machine'
import type { FormActorContext } from '@/machines/form/form.machine'
import type { ActorSnapshot } from '@/store/bridge/slice'
import type { RootState } from '@/store/setup/state'
import type { FormParams } from './events'

/** The open form of that name, if it is open. */
export const selectForm = (
  state: RootState,
  form: string,
): ActorSnapshot<FormActorContext> | undefined => state.actors[formActorId(form)]

const NO_PARAMS: FormParams = {}

/** What the open form is about; nothing while it is not open. */
export const selectFormParams = (state: RootState, form: string): FormParams =>
  selectForm(state, form)?.context.params ?? NO_PARAMS

export const selectFormValue = (state: RootState, form: string, field: string) =>
  selectForm(state, form)?.context.values[field]

export const selectFieldError = (state: RootState, form: string, field: string) =>
  selectForm(state, form)?.context.errors[field]

export const selectIsFormBusy = (state: RootState, form: string) =>
  selectForm(state, form)?.tags.includes('busy') ?? false

/** True while the user is asked whether what was typed may be lost. */
export const selectIsFormLeaving = (state: RootState, form: string) =>
  selectForm(state, form)?.tags.includes('leaving') ?? false

/** Counts refused submissions: each one moves the focus to the first bad field. */
export const selectFailedSubmits = (state: RootState, form: string) =>
  selectForm(state, form)?.context.failedSubmits ?? 0

/** The server's message about the last submission. */
export const selectFormFailure = (state: RootState, form: string) =>
  selectForm(state, form)?.context.failure ?? null

/** When the draft was typed that the open form began with, in milliseconds since the epoch. */
export const selectDraftTime = (state: RootState, form: string) =>
  selectForm(state, form)?.context.draftTime ?? null

/** Names of the requested forms that are open, in the order they came. */
export const selectOpenDialogs = (state: RootState) => state.dialogs.open

/** Those, and the one on its way, in the order they come up in. */
export const selectRequestedForms = createSelector(
  selectOpenDialogs,
  (state: RootState) => state.dialogs.awaited?.form,
  (open, awaited) => (awaited === undefined ? open : [...new Set([...open, awaited])]),
)

const isForm = (
  entry: [string, ActorSnapshot],
): entry is [string, ActorSnapshot<FormActorContext>] => entry[0].startsWith('form/')

export const selectOpenForms = createSelector(
  (state: RootState) => state.actors,
  actors =>
    Object.entries(actors as Record<string, ActorSnapshot>)
      .filter(isForm)
      .map(([, actor]) => actor),
)
