import { hashOf } from '@/lib/hash'
import type { Fingerprint } from './log'
import { HIDDEN } from './allowed'

export interface MirrorLike {
  value: unknown
  context: unknown
}

export interface EntryLike {
  status: string
  data?: unknown
  error?: unknown
}

/** The parts of the state that a fingerprint looks at. */
export interface FingerprintedState {
  actors: { readonly [id: string]: MirrorLike | undefined }
  api: { queries: Record<string, EntryLike | undefined> }
}

interface FormContextLike {
  values: Record<string, unknown>
  secret: readonly string[]
}

const isFormContext = (context: unknown): context is FormContextLike =>
  typeof context === 'object' && context !== null && 'secret' in context && 'values' in context

/** The context of a form without what its definition calls secret. */
export const withoutSecrets = (context: unknown): unknown => {
  if (!isFormContext(context) || context.secret.length === 0) return context
  const hidden = Object.fromEntries(context.secret.map(field => [field, HIDDEN]))
  return { ...context, values: { ...context.values, ...hidden } }
}

const actorPrint = ({ value, context }: MirrorLike) =>
  `${typeof value === 'string' ? value : JSON.stringify(value)} #${hashOf(withoutSecrets(context))}`

/**
 * Of a query only what was answered: when it was asked, by which request, and whether it is just
 * being asked again depend on the moment.
 */
const queryPrint = ({ data, error }: EntryLike) =>
  error === undefined ? `#${hashOf(data)}` : `failed #${hashOf(error)}`

const queryPrints = new WeakMap<EntryLike, string>()

/** A cache entry is another object once anything in it has changed. */
const rememberedPrint = (entry: EntryLike) => {
  const known = queryPrints.get(entry)
  if (known !== undefined) return known
  const print = queryPrint(entry)
  queryPrints.set(entry, print)
  return print
}

const hasAnswer = (entry: EntryLike | undefined): entry is EntryLike =>
  entry !== undefined && (entry.data !== undefined || entry.error !== undefined)

/**
 * The state of a console as a few short strings that are equal when the states are: one per actor,
 * slice and answered query. Unchanged parts cost nothing, their hashes are remembered.
 */
export const fingerprintOf = (state: FingerprintedState & object): Fingerprint => {
  const { actors, api, ...slices } = state
  const queries = Object.entries(api.queries).flatMap(([key, entry]) =>
    hasAnswer(entry) ? [[`query ${key}`, rememberedPrint(entry)]] : [],
  )
  return Object.fromEntries([
    ...Object.entries(actors).flatMap(([id, mirror]) =>
      mirror ? [[`actor ${id}`, actorPrint(mirror)]] : [],
    ),
    ...Object.entries(slices).map(([name, slice]) => [`slice ${name}`, `#${hashOf(slice)}`]),
    ...queries,
  ])
}

/** The sections of `after` that differ from `before`; null for those that are gone. */
export const changedSections = (
  before: Fingerprint,
  after: Fingerprint,
): Record<string, string | null> => ({
  ...Object.fromEntries(Object.entries(after).filter(([key, print]) => before[key] !== print)),
  ...Object.fromEntries(Object.keys(before).flatMap(key => (key in after ? [] : [[key, null]]))),
})
