import { createSelector } from '@reduxjs/toolkit'
import { formActorId } from '@/machines/app/app.machine'
import type { FormContext } from '@/machines/form/form.machine'
import type { RootState } from '@/store/setup/reducer'
import type { Mirror } from '@/store/bridge/slice'

/** The open form of that name, if it is open. */
export const selectForm = (state: RootState, form: string): Mirror<FormContext> | undefined =>
  state.actors[formActorId(form)]

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
export const selectFormRefusals = (state: RootState, form: string) =>
  selectForm(state, form)?.context.refusals ?? 0

/** The server's message about the last submission. */
export const selectFormFailure = (state: RootState, form: string) =>
  selectForm(state, form)?.context.failure ?? null

const isForm = (entry: [string, Mirror]): entry is [string, Mirror<FormContext>] =>
  entry[0].startsWith('form/')

export const selectOpenForms = createSelector(
  (state: RootState) => state.actors,
  actors =>
    Object.entries(actors as Record<string, Mirror>)
      .filter(isForm)
      .map(([, mirror]) => mirror),
)

const withoutSecrets = ({ values, secret }: FormContext) =>
  Object.fromEntries(Object.entries(values).filter(([field]) => !secret.includes(field)))

/** What was typed into forms that are not submitted yet, without secrets. */
export const selectDrafts = createSelector(selectOpenForms, forms =>
  Object.fromEntries(
    forms
      .filter(form => form.tags.includes('dirty'))
      .map(({ context }) => [context.form, withoutSecrets(context)]),
  ),
)
