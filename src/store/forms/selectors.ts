import { createSelector } from '@reduxjs/toolkit'
import { call } from 'typed-redux-saga'
import { formActorId } from '@/machines/app/app.machine'
import type { FormActorContext } from '@/machines/form/form.machine'
import type { ActorSnapshot } from '@/store/bridge/slice'
import type { RootState } from '@/store/setup/state'
import { selectData } from '@/api/core/api'
import type { Query } from '@/api/operations/table'
import { selectRelease } from '@/store/release/release'
import { register } from '@/store/setup/code'
import type { FormParams } from './events'
import type { FormContext, FormDefinition } from './definition'

/** The open form of that name; undefined if it is not open. */
export const selectForm = (
  state: RootState,
  form: string,
): ActorSnapshot<FormActorContext> | undefined => state.actors[formActorId(form)]

const NO_PARAMS: FormParams = {}

/** The parameters of the open form; empty if it is not open. */
export const selectFormParams = (state: RootState, form: string): FormParams =>
  selectForm(state, form)?.context.params ?? NO_PARAMS

export const selectFormValue = (state: RootState, form: string, field: string) =>
  selectForm(state, form)?.context.values[field]

export const selectFieldError = (state: RootState, form: string, field: string) =>
  selectForm(state, form)?.context.errors[field]

export const selectIsFormBusy = (state: RootState, form: string) =>
  selectForm(state, form)?.tags.includes('busy') ?? false

/** True while the user is asked whether to discard unsaved input. */
export const selectIsFormLeaving = (state: RootState, form: string) =>
  selectForm(state, form)?.tags.includes('leaving') ?? false

/** True while the user is asked about fields that others have changed as well. */
export const selectIsFormAsking = (state: RootState, form: string) =>
  selectForm(state, form)?.tags.includes('asking') ?? false

/** Counts failed submissions: each one moves the focus to the first invalid field. */
export const selectFailedSubmits = (state: RootState, form: string) =>
  selectForm(state, form)?.context.failedSubmits ?? 0

/** The server's message about the last submission. */
export const selectFormFailure = (state: RootState, form: string) =>
  selectForm(state, form)?.context.failure ?? null

/** When the draft that the form opened with was typed, in milliseconds since the epoch. */
export const selectDraftTime = (state: RootState, form: string) =>
  selectForm(state, form)?.context.draftTime ?? null

/** Names of the requested forms that are open, in the order they opened. */
export const selectOpenDialogs = (state: RootState) => state.dialogs.open

/** The open forms and the one being loaded, in the order they appear. */
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

/** The context of a form's pure functions: its parameters and the cached server data. */
export const formContext = <Params = FormParams>(
  state: RootState,
  params: Params,
  origin = '',
): FormContext<Params> => ({
  params,
  origin,
  read: <Q extends Query>(query: Q) => selectData(state, query),
  release: selectRelease(state),
  savedViews: state.savedViews,
  valuesOf: form => selectForm(state, form)?.context.values,
})

/** Opens a form whose data are loaded. The first form also registers the shared runtime. */
export function* openForm(definition: FormDefinition, params: FormParams) {
  yield* register('forms', definition.runtime)
  yield* call(definition.runtime.start, definition, params)
}

/** The open forms with unsubmitted input that was not discarded. */
export const selectUnsavedForms = createSelector(selectOpenForms, forms =>
  forms.filter(({ tags, context }) => tags.includes('dirty') && !context.isDiscarded),
)
