import { call, put, select, takeEvery, type SagaGenerator } from 'typed-redux-saga'
import { upsert } from '@/api/core/api'
import type { Outcome } from '@/api/core/base-query'
import type { ApiError } from '@/api/core/api-error'
import { camelToSnakeKey } from '@/lib/case'
import type { FieldErrors, FormValues } from '@/machines/form/form.events'
import { isSameValue, type FormActorContext } from '@/machines/form/form.machine'
import { carryOutCommand } from '@/store/commands/run'
import { navigationRequested } from '@/store/navigation/events'
import { selectIsNavigating } from '@/store/navigation/selectors'
import { drawSuffixes } from '@/store/random/saga'
import { dispatcher, services } from '@/store/setup/effects'
import type { RootState } from '@/store/setup/state'
import { failureToast, toastAdded } from '@/store/toasts/slice'
import type { FormContext, FormDefinition, FormOutcome, OpenForm, TakenChanges } from './definition'
import * as events from './events'
import { readFiles } from './files'
import { lostFileErrors, startForm } from './start-form'
import { recheck } from './rules'
import { selectForm } from './selectors'
import {
  contextOf,
  failureOf,
  isWaiting,
  NOT_SAVED_TITLE,
  plainValues,
  readAll,
  upToDate,
  takeEntries,
  unsentFields,
} from './submission'

type Answered = Outcome<unknown> & { commandId?: number }

/** The values with secrets that were typed replaced by placeholders such as `<public_key>`. */
const namedSecrets = ({ values, initial, secret }: FormActorContext): FormValues => ({
  ...values,
  ...Object.fromEntries(
    secret
      .filter(field => !initial[field] || values[field] !== initial[field])
      .map(field => [field, `<${camelToSnakeKey(field)}>`]),
  ),
})

function* openFormOf(name: string) {
  const { forms, ports } = yield* services()
  const state = yield* select((root: RootState) => root)
  const definition = forms.get(name)
  const actor = selectForm(state, name)?.context
  if (!definition || !actor) return null
  const context = contextOf(state, actor, ports)
  const form: OpenForm = { definition, actor, context, ports }
  return form
}

/** Validates the values. For a form with secrets, a log holds the result instead of the values. */
const problemsOf = ({ definition, actor, context, ports }: OpenForm, more: FormValues = {}) => {
  const values = { ...actor.values, ...more }
  const find = () => ({
    ...definition.check(values, context),
    ...lostFileErrors(definition, values),
  })
  return actor.secret.length > 0 ? ports.validateSecret(find) : find()
}

/** Another value of the same type; the same one if there is none. */
const otherThan = (value: unknown): unknown => {
  if (typeof value === 'string') return `${value}x`
  if (typeof value === 'number') return value + 1
  if (typeof value === 'boolean') return !value
  return Array.isArray(value) ? [] : value
}

/** Whether the command depends on a field. It does not if another field hides it. */
const isSent = ({ definition, actor, context }: OpenForm, more: FormValues, field: string) => {
  const values = { ...plainValues(actor), ...more }
  const other = otherThan(values[field])
  if (JSON.stringify(other) === JSON.stringify(values[field])) return true
  const commandOf = (given: FormValues) =>
    JSON.stringify(definition.toCommand(given, context, () => ''))
  try {
    const command = commandOf(values)
    return command === 'null' || command !== commandOf({ ...values, [field]: other })
  } catch {
    return true
  }
}

/** Of the changed values, those that are not tidy as typed. */
const tidiedOf = (
  { definition, actor, ports }: OpenForm,
  changed: readonly string[],
): FormValues => {
  const tidies = (definition.tidies ?? {}) as Readonly<
    Record<string, (value: unknown, locale: string) => unknown>
  >
  return Object.fromEntries(
    changed.flatMap(field => {
      const value = actor.values[field]
      const tidy = tidies[field]?.(value, ports.tab.reader.locale)
      return tidy === undefined || isSameValue(tidy, value) ? [] : [[field, tidy]]
    }),
  )
}

/**
 * Applies the further changes that follow from a change, and updates the errors already on show.
 */
function* followChange(name: string, changed: readonly string[]) {
  const before = yield* openFormOf(name)
  if (!before) return
  const { definition, context } = before
  const tidied = tidiedOf(before, changed)
  const actor = { ...before.actor, values: { ...before.actor.values, ...tidied } }
  const adjusted = definition.adjust?.(plainValues(actor), changed, context)
  const more: FormValues = { ...tidied, ...adjusted }
  const resetFields = definition.resetsValidation?.(changed) ?? []
  if (Object.keys(more).length > 0 || resetFields.length > 0)
    yield* put(
      events.formAdjusted({
        form: name,
        values: more,
        ...(resetFields.length > 0 && { resetFields }),
      }),
    )
  const untold = [...(actor.resetFields ?? []), ...resetFields]
  const isTold = (field: string) =>
    ((actor.failedSubmits > 0 || field in actor.errors) && !untold.includes(field)) ||
    (definition.checkedAtOnce?.includes(field) ?? false)
  const hidden = Object.keys(actor.failure?.fields ?? {}).filter(
    field => field in actor.errors && !isSent(before, more, field),
  )
  const touched = [...changed, ...resetFields, ...hidden]
  if (!touched.some(field => isTold(field) || field in actor.errors)) return
  const found = Object.entries(problemsOf(before, more))
  const told = Object.fromEntries(found.filter(([field]) => isTold(field)))
  const errors = recheck(told, actor, touched)
  yield* put(events.formChecked({ form: name, errors, submitting: false }))
}

/** What will not be sent, until the user has submitted once and been told. */
const untoldOf = ({ definition, actor, context: { release } }: OpenForm): FieldErrors => {
  const unsent = unsentFields(definition, actor, release)
  return Object.keys(unsent).every(field => field in actor.errors) ? {} : unsent
}

function* check(name: string) {
  const form = yield* openFormOf(name)
  if (!form) return
  const taken = takeEntries(form.definition, form.actor.values, form.context)
  if (Object.keys(taken).length > 0) yield* put(events.formAdjusted({ form: name, values: taken }))
  const errors = { ...untoldOf(form), ...problemsOf(form, taken) }
  yield* put(events.formChecked({ form: name, errors, submitting: true }))
}

/** Whether the form has been left meanwhile, even if another one of the same name has opened. */
function* isLeft(name: string) {
  const state = yield* select((root: RootState) => root)
  return selectForm(state, name)?.value !== 'done' || selectIsNavigating(state)
}

/**
 * Replaces the form's address with the next one, so that going back does not return to the form.
 * Without a next address, the form closes or restarts.
 */
function* moveOn({ definition, actor: { params } }: OpenForm, to: string | undefined) {
  if (to !== undefined) {
    yield* put(navigationRequested({ to, replace: true }))
    return
  }
  yield* put(events.formClosed({ form: definition.name }))
  if (definition.staysOpen) yield* startForm(definition, params)
}

function* follow(
  form: OpenForm,
  { toast, to, isDelegated, followUps = [], primeCache }: FormOutcome,
) {
  const dispatch = yield* dispatcher()
  if (primeCache) yield* call(upsert, dispatch, primeCache.query, primeCache.data as never)
  if (toast) yield* put(toastAdded(toast))
  if (!isDelegated && !(yield* isLeft(form.definition.name))) yield* moveOn(form, to)
  for (const event of followUps) yield* put(event)
}

/** Shows a failure in the form, or in a toast if it has been left. */
function* tellFailure(name: string, error: ApiError, form: OpenForm, commandId?: number) {
  const { failureTitle } = form.definition
  const sender = yield* select((state: RootState) => selectForm(state, name))
  yield* put(events.formFailed({ form: name, failure: failureOf(error, form) }))
  if (sender?.value !== 'submitting')
    yield* put(failureToast(error, { title: failureTitle ?? NOT_SAVED_TITLE, commandId }))
}

const CHANGED_MEANWHILE = 'Someone else has changed this. Nothing was changed.'

function* takeChanges(form: OpenForm): SagaGenerator<TakenChanges> {
  if (form.definition.editing) return yield* form.definition.editing.takeChanges(form)
  const state = yield* select((root: RootState) => root)
  return { kind: 'ready', form: upToDate(state, form), values: form.actor.values, isNothing: false }
}

function* submit(name: string) {
  const opened = yield* openFormOf(name)
  if (!opened) return
  const unread = yield* readAll(opened.definition.replaces?.(opened.context) ?? [])
  if (unread) {
    yield* tellFailure(name, unread, opened)
    return
  }
  const taken = yield* takeChanges(opened)
  if (taken.kind === 'failed') yield* tellFailure(name, taken.error, opened)
  if (taken.kind !== 'ready') return
  const { form, values: sent } = taken
  const { definition, actor, context } = form
  if (taken.isNothing) {
    yield* put(events.formSucceeded({ form: name }))
    if (!(yield* isLeft(name))) yield* moveOn(form, definition.leaveTo?.(context.params))
    return
  }
  const fields = definition.replaces || definition.edits ? problemsOf(form, sent) : {}
  if (Object.keys(fields).length > 0) {
    const failure = { message: CHANGED_MEANWHILE, fields }
    if (yield* isWaiting(form)) yield* put(events.formFailed({ form: name, failure }))
    else yield* put(failureToast(failure, { title: definition.failureTitle ?? NOT_SAVED_TITLE }))
    return
  }
  const files = yield* readFiles(definition, sent)
  if ('failure' in files) {
    yield* put(events.formFailed({ form: name, failure: files.failure }))
    return
  }
  const suffix = yield* drawSuffixes()
  const given = { ...context, ...files, initial: actor.initial }
  const command = definition.toCommand(sent, given, suffix.draw)
  yield* suffix.keep()
  const shown =
    actor.secret.length > 0
      ? definition.toCommand(namedSecrets({ ...actor, values: sent }), given, () => '')
      : command
  const outcome: Answered = command
    ? yield* carryOutCommand(command, { shown: shown ?? command })
    : { data: sent }
  if ('error' in outcome) {
    yield* tellFailure(name, outcome.error, form, outcome.commandId)
    return
  }
  yield* put(events.formSucceeded({ form: name }))
  const { toast, ...then } = definition.succeeded(
    outcome.data,
    plainValues({ ...actor, values: sent }),
    { ...context, initial: actor.initial },
  )
  const { commandId } = outcome
  yield* follow(form, {
    ...then,
    ...(toast && {
      toast: { ...(definition.editing?.withRenaming(toast, form) ?? toast), commandId },
    }),
  })
}

function* dismiss(name: string) {
  const form = yield* openFormOf(name)
  const to = form?.definition.leaveTo?.(form.context.params)
  yield* put(to === undefined ? events.formClosed({ form: name }) : navigationRequested({ to }))
}

/** Changes a form by a rule of its definition. */
function* changeBy(
  name: string,
  rule: (
    definition: FormDefinition,
    values: FormValues,
    context: FormContext,
  ) => object | undefined,
) {
  const form = yield* openFormOf(name)
  const values = form && rule(form.definition, plainValues(form.actor), form.context)
  if (values && Object.keys(values).length > 0)
    yield* put(events.formChanged({ form: name, values: { ...values } }))
}

const trimmed = (value: unknown): unknown => {
  if (typeof value === 'string') return value.trim()
  return typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).map(([name, part]) => [name, trimmed(part)]))
    : value
}

/** Removes the spaces around a typed text: names and addresses have none. */
function* settle(name: string, field: string) {
  const form = yield* openFormOf(name)
  if (!form) return
  const { values, secret } = form.actor
  const value = trimmed(values[field])
  // Of a secret always, since a replay does not know whether there were any.
  if (secret.includes(field) || !isSameValue(value, values[field]))
    yield* put(events.formChanged({ form: name, values: { [field]: value } }))
}

/** Handles changes, submissions and dismissals by the forms' definitions. */
export function* watchForms() {
  yield* takeEvery(events.formChanged, function* ({ payload }) {
    yield* followChange(payload.form, Object.keys(payload.values))
  })
  yield* takeEvery(events.formSettled, function* ({ payload: { form, field } }) {
    yield* settle(form, field)
  })
  yield* takeEvery(events.formEntryAdded, function* ({ payload: { form, list } }) {
    yield* changeBy(form, ({ entries }, values, context) => entries?.[list]?.add(values, context))
  })
  yield* takeEvery(events.formEntryCleared, function* ({ payload: { form, list } }) {
    yield* changeBy(form, ({ entries }, values) => {
      const empty = entries?.[list]?.empty
      return typeof empty === 'function' ? empty(values) : empty
    })
  })
  yield* takeEvery(events.formPressed, function* ({ payload: { form, press, on = '' } }) {
    yield* changeBy(form, ({ presses }, values, context) => presses?.[press]?.(values, on, context))
  })
  yield* takeEvery(events.formSubmitted, function* ({ payload }) {
    yield* check(payload.form)
  })
  yield* takeEvery(events.formSubmissionStarted, function* ({ payload }) {
    yield* submit(payload.form)
  })
  yield* takeEvery(events.formCollected, function* ({ payload: { form, field, item, replaces } }) {
    const values = yield* select((state: RootState) => selectForm(state, form)?.context.values)
    const items = values?.[field]
    if (!Array.isArray(items)) return
    const at = items.findIndex(({ name }: { name?: string }) => name && name === replaces)
    const changed = at < 0 ? [...items, item] : items.with(at, item)
    yield* put(events.formChanged({ form, values: { [field]: changed } }))
  })
  yield* takeEvery(events.formDismissed, function* ({ payload }) {
    yield* dismiss(payload.form)
  })
}
