import { put, select, type SagaGenerator } from 'typed-redux-saga'
import type { ApiError } from '@/api/core/api-error'
import { emphasis } from '@/lib/rich-text'
import { commaSeries } from '@/lib/text'
import type { FormRebase, FormValues, Whose } from '@/machines/form/form.events'
import { isSameValue, type FormActorContext } from '@/machines/form/form.machine'
import { useAppSelector } from '@/store/setup/hooks'
import type { RootState } from '@/store/setup/state'
import { failureToast, type ToastContent } from '@/store/toasts/slice'
import { formContext, selectForm } from './selectors'
import type {
  AnyEdits,
  Edits,
  FormContext,
  FormDefinition,
  OpenForm,
  StatedRules,
  TakenChanges,
} from './definition'
import { defineForm, type Form } from './define-form'
import { formConflicted, formRebased, type FormParams } from './events'
import type { AnyForm } from './hooks'
import { contextOf, isWaiting, NOT_SAVED_TITLE, readAll, upToDate } from './submission'

/** The parameter that holds the name or id of the edited object. */
const paramOf = (edits: FormDefinition['edits'], params: FormParams) =>
  [edits?.param ?? []].flat().find(param => params[param] !== undefined)

/** Id of the edited object, as far as it was read. */
const objectIdOf = (edits: FormDefinition['edits'], context: FormContext): string | undefined => {
  if (!edits) return undefined
  const [query] = edits.queries(context)
  const found = edits.object
    ? edits.object(context)
    : ((query && context.read(query)) as { id?: unknown } | undefined)
  return typeof found?.id === 'string' ? found.id : undefined
}

/** What becomes of a field, or of several that belong together. */
type Verdict = 'theirs' | 'mine' | 'merged' | 'conflict'

/** By the first field of each part. */
type Verdicts = Readonly<Record<string, Verdict>>

const labelsOf = (edits: AnyEdits | undefined) =>
  (edits?.labels ?? {}) as Readonly<Record<string, string>>

const fieldsOf = ({ together = {} }: AnyEdits, field: string): readonly string[] => [
  field,
  ...(together[field] ?? []),
]

const isSameIn = (fields: readonly string[], a: FormValues, b: FormValues) =>
  fields.every(field => isSameValue(a[field], b[field]))

/**
 * Makes the changes of both sides to a list. Returns undefined if one of them empties it, or both do
 * together: an empty list may stand for everything.
 */
const mergeEntries = (before: unknown, mine: unknown, theirs: unknown): unknown => {
  if (![before, mine, theirs].every(Array.isArray)) return undefined
  const [old, own, other] = [before, mine, theirs].map(
    list =>
      new Map((list as readonly unknown[]).map(entry => [JSON.stringify(entry), entry] as const)),
  ) as [Map<string, unknown>, Map<string, unknown>, Map<string, unknown>]
  const kept = [...other].filter(([key]) => own.has(key) || !old.has(key))
  const added = [...own].filter(([key]) => !old.has(key) && !other.has(key))
  const merged = [...kept, ...added].map(([, entry]) => entry)
  return own.size > 0 && other.size > 0 && merged.length > 0 ? merged : undefined
}

type Sides = Pick<FormActorContext, 'initial' | 'base' | 'values'>

/** The values that the input of each field began with. */
const beforeOf = ({ initial, base }: Pick<Sides, 'initial' | 'base'>): FormValues => ({
  ...initial,
  ...base,
})

/** Compares an object as it is now with the form, by field. Returns nothing secret. */
const compare = (edits: AnyEdits, sides: Sides, theirs: FormValues): Verdicts => {
  const before = beforeOf(sides)
  const verdictOn = (field: string): Verdict => {
    const fields = fieldsOf(edits, field)
    if (isSameIn(fields, sides.values, before)) return 'theirs'
    if (isSameIn(fields, sides.values, theirs)) return 'mine'
    if (isSameIn(fields, theirs, before)) return 'mine'
    const isMerged =
      fields.length === 1 && mergeEntries(before[field], sides.values[field], theirs[field])
    return isMerged ? 'merged' : 'conflict'
  }
  return Object.fromEntries(Object.keys(labelsOf(edits)).map(field => [field, verdictOn(field)]))
}

/** Puts the form on top of the object as it is now. */
const rebase = (
  edits: AnyEdits,
  sides: Sides,
  theirs: FormValues,
  verdicts: Verdicts,
): FormRebase => {
  const before = beforeOf(sides)
  const initial = { ...sides.initial }
  const values = { ...sides.values }
  const base: FormValues = {}
  for (const [field, verdict] of Object.entries(verdicts))
    for (const each of fieldsOf(edits, field)) {
      initial[each] = theirs[each]
      if (verdict === 'theirs') values[each] = theirs[each]
      if (verdict === 'merged')
        values[each] = mergeEntries(before[each], values[each], theirs[each])
      if (verdict === 'conflict') base[each] = before[each]
    }
  return { initial, base, values }
}

/**
 * The fields that both sides have changed, without those that the user has decided about as they are
 * now.
 */
const openConflicts = (
  edits: AnyEdits,
  { choices = {}, initial }: Pick<FormActorContext, 'choices' | 'initial'>,
  theirs: FormValues,
  verdicts: Verdicts,
): readonly string[] =>
  Object.entries(verdicts).flatMap(([field, verdict]) =>
    verdict !== 'conflict' ||
    (field in choices && isSameIn(fieldsOf(edits, field), initial, theirs))
      ? []
      : [field],
  )

/** The values to send: what was typed stays in the form, also where the user takes theirs. */
const chosenValues = (
  edits: AnyEdits,
  { values, initial, base, choices = {} }: FormActorContext,
): FormValues => {
  const taken = Object.entries(choices)
    .filter(([field, whose]) => whose === 'theirs' && field in base)
    .flatMap(([field]) => fieldsOf(edits, field))
  return { ...values, ...Object.fromEntries(taken.map(field => [field, initial[field]])) }
}

/** Whether the decisions leave nothing of the input to send. */
const isAllTheirs = (edits: AnyEdits, actor: FormActorContext, sent: FormValues): boolean => {
  const fields = Object.keys(labelsOf(edits)).flatMap(field => fieldsOf(edits, field))
  return (
    Object.values(actor.choices ?? {}).includes('theirs') && isSameIn(fields, sent, actor.initial)
  )
}

type Found =
  /** `address` are the parameters that find the object, if they have changed. */
  | { kind: 'found'; address?: FormParams }
  /** No such part in a document that was read: the submission says what became of it. */
  | { kind: 'missing' }
  | { kind: 'failed'; error: ApiError }

const isGone = ({ errorCode }: ApiError) => errorCode === 'ObjectNotFound'

const NOT_SAVED = 'Nothing was saved.'

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

/**
 * Reads the edited object again and puts the input on top of it, unless the user is asked whose values
 * to keep.
 */
function* takeChanges(opened: OpenForm): SagaGenerator<TakenChanges> {
  const { definition, actor, ports } = opened
  const { edits, name } = definition
  const found = yield* readEdited(opened)
  if (found.kind === 'failed') return found
  const state = yield* select((root: RootState) => root)
  if (!edits || found.kind === 'missing')
    return { kind: 'ready', form: upToDate(state, opened), values: actor.values, isNothing: false }
  const moved = { ...actor, ...(found.address && { address: found.address }) }
  const context = contextOf(state, moved, ports)
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
    return { kind: 'asked' }
  }
  const after = { ...actor, ...rebased }
  const form = { ...opened, actor: after, context }
  const values = chosenValues(edits, after)
  return { kind: 'ready', form, values, isNothing: isAllTheirs(edits, after, values) }
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

/** Defines a form that edits an object: see `Edits`. Keeps its types. */
export const defineEditForm = <Values extends object, Result = unknown, Params = object>(
  rules: StatedRules<Values, Result, Params> & { edits: Edits<Values, Params> },
): Form<Values, Result, Params> => ({
  ...defineForm(rules),
  editing: { objectIdOf, takeChanges, withRenaming },
})

/** A field that both sides have changed, with the texts of its values. */
export interface ConflictViewModel {
  field: string
  label: string
  before: readonly string[]
  mine: readonly string[]
  theirs: readonly string[]
  /** What was decided about it earlier. */
  choice: Whose
}

const plainText = (value: unknown): string => {
  if (typeof value === 'boolean') return value ? 'Yes' : 'No'
  return typeof value === 'string' || typeof value === 'number' ? String(value) : ''
}

const linesOf = (text: unknown): readonly string[] => {
  const lines = (Array.isArray(text) ? text : [text]).map(plainText).filter(line => line.trim())
  return lines.length > 0 ? lines : ['None']
}

const conflictsIn = (
  { edits, secret = [] }: AnyForm,
  actor: FormActorContext,
  context: FormContext,
): readonly ConflictViewModel[] => {
  if (!edits) return []
  const before = { ...actor.values, ...beforeOf(actor) }
  return (actor.conflicts ?? []).map(field => {
    const text = (values: FormValues) =>
      secret.includes(field)
        ? ['Not shown']
        : linesOf(edits.text?.(field, values, context as never) ?? values[field])
    return {
      field,
      label: labelsOf(edits)[field] ?? field,
      before: text(before),
      mine: text(actor.values),
      theirs: text({ ...actor.values, ...actor.initial }),
      choice: actor.choices?.[field] ?? 'mine',
    }
  })
}

/** The conflicts to ask about. */
export const useConflicts = (form: AnyForm): readonly ConflictViewModel[] =>
  useAppSelector(state => {
    const actor = selectForm(state, form.name)?.context
    return actor ? conflictsIn(form, actor, formContext(state, actor.address ?? actor.params)) : []
  }, isSameValue)
