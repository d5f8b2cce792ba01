import { select, type SagaGenerator } from 'typed-redux-saga'
import { type ApiError, withBetterAdvice } from '@/api/core/api-error'
import type { Query } from '@/api/operations/table'
import { type Release, supports } from '@/api/releases/ladder'
import type { FieldErrors, FormFailure, FormValues } from '@/machines/form/form.events'
import { isSameValue, type FormActorContext } from '@/machines/form/form.machine'
import { readAnew } from '@/store/queries/subscribe'
import type { RootState } from '@/store/setup/state'
import { errorsOf, refusalOf } from './rules'
import { formContext, selectForm } from './selectors'
import type { FormContext, FormDefinition, OpenForm } from './definition'

/* What submissions of all forms need, with or without `edits`. */

/** The title of a toast about changes that those of others prevented. */
export const NOT_SAVED_TITLE = 'Could not save changes'

/** The context of an open form, with the parameters that find its object now. */
export const contextOf = (
  state: RootState,
  { address, params }: FormActorContext,
  { tab }: OpenForm['ports'],
) => formContext(state, address ?? params, tab.origin)

/** The form with what has been read since it was submitted. */
export const upToDate = (state: RootState, form: OpenForm): OpenForm => ({
  ...form,
  context: contextOf(state, form.actor, form.ports),
})

/** Whether the form still waits for the outcome of its submission. */
export function* isWaiting({ actor: { form, params } }: OpenForm) {
  const now = yield* select((state: RootState) => selectForm(state, form))
  return now?.value === 'submitting' && isSameValue(now.context.params, params)
}

/** Reads documents again. Returns the first failure. */
export function* readAll(queries: readonly Query[]): SagaGenerator<ApiError | undefined> {
  for (const query of queries) {
    const found = yield* readAnew(query)
    if ('error' in found) return found.error
  }
  return undefined
}

/** The labels of what was entered, by field, that the rack's release no longer has. */
export const unsentFields = (
  { features = {} }: Pick<FormDefinition, 'features'>,
  { values, initial }: Pick<FormActorContext, 'values' | 'initial'>,
  release: Release,
): FieldErrors =>
  Object.fromEntries(
    Object.entries(features).flatMap(([field, [feature, label]]) =>
      supports(release, feature) || isSameValue(values[field], initial[field])
        ? []
        : [[field, label]],
    ),
  )

/**
 * Returns the changes that a submission makes to the form's lists: items typed but not yet added
 * are added, or marked as invalid.
 */
export const takeEntries = (
  { entries = {} }: FormDefinition,
  values: FormValues,
  context: FormContext,
): FormValues => {
  const added = Object.values(entries).flatMap(({ add }) => Object.entries(add(values, context)))
  return Object.fromEntries(added.filter(([field, value]) => value !== values[field]))
}

/**
 * The values for functions that must not depend on secrets: secret fields have their initial
 * values.
 */
export const plainValues = ({ values, initial, secret }: FormActorContext): FormValues =>
  secret.length === 0
    ? values
    : { ...values, ...Object.fromEntries(secret.map(field => [field, initial[field]])) }

const takenName = (error: ApiError, values: FormValues): FieldErrors =>
  error.errorCode === 'ObjectAlreadyExists' && 'name' in values
    ? { name: 'Name already exists' }
    : {}

const messageOf = (error: ApiError, { advice }: FormDefinition): string => {
  const words = advice?.(error)
  return words === undefined ? error.message : withBetterAdvice(error, words)
}

/** What a form shows of a refused submission. */
export const failureOf = (
  error: ApiError,
  { definition, actor, context }: OpenForm,
): FormFailure => ({
  ...refusalOf(error, messageOf(error, definition)),
  fields: errorsOf({
    ...takenName(error, actor.values),
    ...definition.fieldErrors?.(error, plainValues(actor), context),
  }),
})
