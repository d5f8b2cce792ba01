import type { FormRebase, FormValues, Whose } from '@/machines/form/form.events'
import { isSameValue, type FormActorContext } from '@/machines/form/form.machine'
import { useAppSelector } from '@/store/setup/hooks'
import { formContext } from './context'
import type { AnyEdits, FormContext, FormDefinition } from './definition'
import type { FormParams } from './events'
import type { AnyForm } from './hooks'
import { selectForm } from './selectors'

/** The parameter that holds the name or id of the edited object. */
export const paramOf = (edits: FormDefinition['edits'], params: FormParams) =>
  [edits?.param ?? []].flat().find(param => params[param] !== undefined)

/** Id of the edited object, as far as it was read. */
export const objectIdOf = (
  edits: FormDefinition['edits'],
  context: FormContext,
): string | undefined => {
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

export const labelsOf = (edits: AnyEdits | undefined) =>
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
export const beforeOf = ({ initial, base }: Pick<Sides, 'initial' | 'base'>): FormValues => ({
  ...initial,
  ...base,
})

/** Compares an object as it is now with the form, by field. Returns nothing secret. */
export const compare = (edits: AnyEdits, sides: Sides, theirs: FormValues): Verdicts => {
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
export const rebase = (
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
export const openConflicts = (
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
export const chosenValues = (
  edits: AnyEdits | undefined,
  { values, initial, base, choices = {} }: FormActorContext,
): FormValues => {
  if (!edits) return values
  const taken = Object.entries(choices)
    .filter(([field, whose]) => whose === 'theirs' && field in base)
    .flatMap(([field]) => fieldsOf(edits, field))
  return { ...values, ...Object.fromEntries(taken.map(field => [field, initial[field]])) }
}

/** Whether the decisions leave nothing of the input to send. */
export const isAllTheirs = (edits: AnyEdits, actor: FormActorContext): boolean => {
  const sent = chosenValues(edits, actor)
  const fields = Object.keys(labelsOf(edits)).flatMap(field => fieldsOf(edits, field))
  return (
    Object.values(actor.choices ?? {}).includes('theirs') && isSameIn(fields, sent, actor.initial)
  )
}

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
