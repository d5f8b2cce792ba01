import { call, put, select, takeEvery, type SagaGenerator } from 'typed-redux-saga'
import { upsert } from '@/api/core/api'
import type { Outcome } from '@/api/core/base-query'
import type { Ports } from '@/app/ports'
import type { ApiError } from '@/api/core/api-error'
import type { Query } from '@/api/operations/table'
import { withBetterAdvice } from '@/api/core/failures'
import { camelToSnakeKey } from '@/lib/case'
import { emphasis } from '@/lib/rich-text'
import { commaSeries } from '@/lib/text'
import type { FieldErrors, FormFailure, FormValues } from '@/machines/form/form.events'
import { isSameValue, type FormActorContext } from '@/machines/form/form.machine'
import { carryOutCommand } from '@/store/commands/run'
import { navigationRequested } from '@/store/navigation/events'
import { selectIsNavigating } from '@/store/navigation/selectors'
import { readAnew } from '@/store/queries/subscribe'
import { drawSuffixes } from '@/store/random/saga'
import { dispatcher, services } from '@/store/setup/effects'
import type { RootState } from '@/store/setup/state'
import { failureToast } from '@/store/toasts/failure'
import { toastAdded, type ToastContent } from '@/store/toasts/slice'
import { formContext } from './context'
import type { FormContext, FormDefinition, FormOutcome } from './definition'
import {
  beforeOf,
  chosenValues,
  compare,
  isAllTheirs,
  labelsOf,
  objectIdOf,
  openConflicts,
  paramOf,
  rebase,
} from './edits'
import { takeEntries } from './entries'
import {
  formAdjusted,
  formChanged,
  formChecked,
  formClosed,
  formCollected,
  formConflicted,
  formDismissed,
  formFailed,
  formRebased,
  formSubmissionStarted,
  formSubmitted,
  formSucceeded,
  type FormParams,
} from './events'
import { readFiles } from './files'
import { lostFileErrors } from './kept-files'
import { errorsOf, recheck, refusalOf } from './rules'
import { selectForm } from './selectors'
import { startForm } from './start-form'
import { unsentFields } from './unsent'

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

type FormPorts = Pick<Ports, 'validateSecret' | 'tab'>

interface OpenForm {
  definition: FormDefinition
  actor: FormActorContext
  context: FormContext
  ports: FormPorts
}

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

/** The context of an open form, with the parameters that find its object now. */
const contextOf = (state: RootState, { address, params }: FormActorContext, { tab }: FormPorts) =>
  formContext(state, address ?? params, tab.origin)

/** Validates the values. For a form with secrets, a log holds the result instead of the values. */
const problemsOf = ({ definition, actor, context, ports }: OpenForm, more: FormValues = {}) => {
  const values = { ...actor.values, ...more }
  const find = () => ({
    ...definition.check(values, context),
    ...lostFileErrors(definition, values),
  })
  return actor.secret.length > 0 ? ports.validateSecret(find) : find()
}

/**
 * The values for functions that must not depend on secrets: secret fields have their initial
 * values.
 */
const plainValues = ({ values, initial, secret }: FormActorContext): FormValues =>
  secret.length === 0
    ? values
    : { ...values, ...Object.fromEntries(secret.map(field => [field, initial[field]])) }

/**
 * Applies the further changes that follow from a change, and updates the errors already on show.
 */
function* followChange(name: string, changed: readonly string[]) {
  const before = yield* openFormOf(name)
  if (!before) return
  const { definition, actor, context } = before
  const more = (definition.adjust?.(plainValues(actor), changed, context) ?? {}) as FormValues
  const resetFields = definition.resetsValidation?.(changed) ?? []
  if (Object.keys(more).length > 0 || resetFields.length > 0)
    yield* put(
      formAdjusted({ form: name, values: more, ...(resetFields.length > 0 && { resetFields }) }),
    )
  const untold = [...(actor.resetFields ?? []), ...resetFields]
  const isTold = (field: string) =>
    ((actor.failedSubmits > 0 || field in actor.errors) && !untold.includes(field)) ||
    (definition.checkedAtOnce?.includes(field) ?? false)
  const touched = [...changed, ...resetFields]
  if (!touched.some(field => isTold(field) || field in actor.errors)) return
  const found = Object.entries(problemsOf(before, more))
  const told = Object.fromEntries(found.filter(([field]) => isTold(field)))
  const errors = recheck(told, actor, touched)
  yield* put(formChecked({ form: name, errors, submitting: false }))
}

/** What will not be sent, until the user has submitted once and been told. */
const untoldOf = ({ definition, actor, context: { release } }: OpenForm): FieldErrors => {
  const unsent = unsentFields(definition, actor, release)
  return Object.keys(unsent).every(field => field in actor.errors) ? {} : unsent
}

function* check(name: string) {
  const form = yield* openFormOf(name)
  if (!form) return
  const taken = takeEntries(form.definition, form.actor.values)
  if (Object.keys(taken).length > 0) yield* put(formAdjusted({ form: name, values: taken }))
  const errors = { ...untoldOf(form), ...problemsOf(form, taken) }
  yield* put(formChecked({ form: name, errors, submitting: true }))
}

const takenName = (error: ApiError, values: FormValues): FieldErrors =>
  error.errorCode === 'ObjectAlreadyExists' && 'name' in values
    ? { name: 'Name already exists' }
    : {}

const messageOf = (error: ApiError, { advice }: FormDefinition): string => {
  const words = advice?.(error)
  return words === undefined ? error.message : withBetterAdvice(error, words)
}

const failureOf = (error: ApiError, { definition, actor }: OpenForm): FormFailure => ({
  ...refusalOf(error, messageOf(error, definition)),
  fields: errorsOf({
    ...takenName(error, actor.values),
    ...definition.fieldErrors?.(error, plainValues(actor)),
  }),
})

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
  yield* put(formClosed({ form: definition.name }))
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

/** Shows a failure in the form, and also in a toast if the form requests one or has been left. */
function* tellFailure(name: string, error: ApiError, form: OpenForm, commandId?: number) {
  const { failureTitle: title } = form.definition
  const sender = yield* select((state: RootState) => selectForm(state, name))
  yield* put(formFailed({ form: name, failure: failureOf(error, form) }))
  if (title || sender?.value !== 'submitting')
    yield* put(failureToast(error, { ...(title && { title }), commandId }))
}

const CHANGED_MEANWHILE = 'Someone else has changed this. Nothing was done.'

/** Reads documents again. Returns the first failure. */
function* readAll(queries: readonly Query[]): SagaGenerator<ApiError | undefined> {
  for (const query of queries) {
    const found = yield* readAnew(query)
    if ('error' in found) return found.error
  }
  return undefined
}

type Found =
  /** `address` are the parameters that find the object, if they have changed. */
  | { kind: 'found'; address?: FormParams }
  /** No such part in a document that was read: the submission says what became of it. */
  | { kind: 'missing' }
  | { kind: 'failed'; error: ApiError }

const isGone = ({ errorCode }: ApiError) => errorCode === 'ObjectNotFound'

const NOT_SAVED = 'Nothing was saved.'
const NOT_SAVED_TITLE = 'Changes not saved'

/** The error of a submission to an object that no longer exists. */
const goneError = ({ definition: { edits }, actor }: OpenForm): ApiError => {
  const { name = actor.params[paramOf(edits, actor.params) ?? ''] } = beforeOf(actor)
  const message = `${String(name)} no longer exists: someone else has deleted it in the meantime. ${NOT_SAVED}`
  return { kind: 'error', message }
}

/**
 * Reads the edited object again: where it was or, after someone else has renamed it or given its name
 * to another one, by its id.
 */
function* readEdited(form: OpenForm): SagaGenerator<Found> {
  const { actor, context, ports } = form
  const { edits } = form.definition
  const { objectId: id } = actor
  const param = paramOf(edits, context.params)
  const byName = context.params
  const places =
    param && byName[param] !== id ? [byName, { ...byName, [param]: id ?? '' }] : [byName]
  for (const address of places) {
    const error = yield* readAll(edits?.queries({ ...context, params: address }) ?? [])
    if (error && !(id && param && isGone(error))) return { kind: 'failed', error }
    const state = yield* select((root: RootState) => root)
    const now = error ? undefined : objectIdOf(edits, formContext(state, address, ports.tab.origin))
    if (!error && (id === undefined || now === id))
      return { kind: 'found', ...(address !== byName && { address }) }
    if (id === undefined || param === undefined) return { kind: 'missing' }
  }
  return { kind: 'failed', error: goneError(form) }
}

/** Whether the form still waits for the outcome of its submission. */
function* isWaiting({ actor: { form, params } }: OpenForm) {
  const now = yield* select((state: RootState) => selectForm(state, form))
  return now?.value === 'submitting' && isSameValue(now.context.params, params)
}

/** Asks whose values to keep, or tells the user who has left the form. */
function* askWhose(form: OpenForm, fields: readonly string[]) {
  const { name, edits, failureTitle: title = NOT_SAVED_TITLE } = form.definition
  if (yield* isWaiting(form)) {
    yield* put(formConflicted({ form: name, fields }))
    return
  }
  const labels = fields.map(field => `“${labelsOf(edits)[field]}”`)
  const message = `Someone else has changed ${commaSeries(labels, 'and')} as well. ${NOT_SAVED}`
  yield* put(failureToast({ message }, { title }))
}

/** The form with what has been read since it was submitted. */
const upToDate = (state: RootState, form: OpenForm): OpenForm => ({
  ...form,
  context: contextOf(state, form.actor, form.ports),
})

/**
 * Reads the edited object again and puts the input on top of it. Returns null if that cannot be
 * submitted now: the user has been told why, or is asked whose values to keep.
 */
function* takeChanges(opened: OpenForm): SagaGenerator<OpenForm | null> {
  const { definition, actor, ports } = opened
  const { edits, name } = definition
  if (!edits) return upToDate(yield* select((root: RootState) => root), opened)
  const found = yield* readEdited(opened)
  if (found.kind === 'failed') {
    yield* tellFailure(name, found.error, opened)
    return null
  }
  if (found.kind === 'missing') return upToDate(yield* select((root: RootState) => root), opened)
  const moved = { ...actor, ...(found.address && { address: found.address }) }
  const context = contextOf(yield* select((root: RootState) => root), moved, ports)
  const theirs = definition.initial(context) as FormValues
  const find = () => compare(edits, actor, theirs)
  // The same in a replay, which does not know the secrets.
  const verdicts = actor.secret.length > 0 ? ports.validateSecret(find) : find()
  const conflicts = openConflicts(edits, actor, theirs, verdicts)
  const { address } = moved
  const rebased = { ...rebase(edits, actor, theirs, verdicts), ...(address && { address }) }
  if (yield* isWaiting(opened)) yield* put(formRebased({ form: name, ...rebased }))
  if (conflicts.length > 0) {
    yield* askWhose(opened, conflicts)
    return null
  }
  return { ...opened, actor: { ...actor, ...rebased }, context }
}

/** Says that someone else has renamed the object, of which the user may know nothing. */
const withRenaming = (toast: ToastContent, { definition: { edits }, actor }: OpenForm) => {
  const former = actor.params[paramOf(edits, actor.params) ?? '']
  return actor.address && former !== undefined
    ? {
        ...toast,
        content: [...toast.content, '. Someone else had renamed it from ', emphasis(former)],
      }
    : toast
}

function* submit(name: string) {
  const opened = yield* openFormOf(name)
  if (!opened) return
  const unread = yield* readAll(opened.definition.replaces?.(opened.context) ?? [])
  if (unread) {
    yield* tellFailure(name, unread, opened)
    return
  }
  const form = yield* takeChanges(opened)
  if (!form) return
  const { definition, actor, context } = form
  if (definition.edits && isAllTheirs(definition.edits, actor)) {
    yield* put(formSucceeded({ form: name }))
    if (!(yield* isLeft(name))) yield* moveOn(form, definition.leaveTo?.(context.params))
    return
  }
  const sent = chosenValues(definition.edits, actor)
  const fields = definition.replaces || definition.edits ? problemsOf(form, sent) : {}
  if (Object.keys(fields).length > 0) {
    const failure = { message: CHANGED_MEANWHILE, fields }
    if (yield* isWaiting(form)) yield* put(formFailed({ form: name, failure }))
    else yield* put(failureToast(failure, { title: definition.failureTitle ?? NOT_SAVED_TITLE }))
    return
  }
  const files = yield* readFiles(definition, sent)
  if ('failure' in files) {
    yield* put(formFailed({ form: name, failure: files.failure }))
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
  yield* put(formSucceeded({ form: name }))
  const { toast, ...then } = definition.succeeded(
    outcome.data,
    plainValues({ ...actor, values: sent }),
    { ...context, initial: actor.initial },
  )
  const { commandId } = outcome
  yield* follow(form, {
    ...then,
    ...(toast && { toast: { ...withRenaming(toast, form), commandId } }),
  })
}

function* dismiss(name: string) {
  const form = yield* openFormOf(name)
  const to = form?.definition.leaveTo?.(form.context.params)
  yield* put(to === undefined ? formClosed({ form: name }) : navigationRequested({ to }))
}

/** Handles changes, submissions and dismissals by the forms' definitions. */
export function* watchForms() {
  yield* takeEvery(formChanged, function* ({ payload }) {
    yield* followChange(payload.form, Object.keys(payload.values))
  })
  yield* takeEvery(formSubmitted, function* ({ payload }) {
    yield* check(payload.form)
  })
  yield* takeEvery(formSubmissionStarted, function* ({ payload }) {
    yield* submit(payload.form)
  })
  yield* takeEvery(formCollected, function* ({ payload: { form, field, item, replaces } }) {
    const values = yield* select((state: RootState) => selectForm(state, form)?.context.values)
    const items = values?.[field]
    if (!Array.isArray(items)) return
    const at = items.findIndex(({ name }: { name?: string }) => name && name === replaces)
    const changed = at < 0 ? [...items, item] : items.with(at, item)
    yield* put(formChanged({ form, values: { [field]: changed } }))
  })
  yield* takeEvery(formDismissed, function* ({ payload }) {
    yield* dismiss(payload.form)
  })
}
