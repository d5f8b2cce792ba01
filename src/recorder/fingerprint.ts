import { hashOf } from '@/lib/hash'
import type { Fingerprint } from './log'
import { HIDDEN } from './allowed'

interface ActorLike {
  value: unknown
  context: unknown
}

export interface EntryLike {
  status: string
  data?: unknown
  error?: unknown
}

/** The parts of the state that a fingerprint covers. */
export interface FingerprintedState {
  actors: { readonly [id: string]: ActorLike | undefined }
  api: { queries: Record<string, EntryLike | undefined> }
}

interface FormContextLike {
  values: Record<string, unknown>
  secret: readonly string[]
}

const isFormContext = (context: unknown): context is FormContextLike =>
  typeof context === 'object' && context !== null && 'secret' in context && 'values' in context

/** A context without the values of the fields that the form's definition calls secret. */
export const withoutSecrets = (context: unknown): unknown => {
  if (!isFormContext(context) || context.secret.length === 0) return context
  const hidden = Object.fromEntries(context.secret.map(field => [field, HIDDEN]))
  return { ...context, values: { ...context.values, ...hidden } }
}

/** An answer without its bytes, which no log holds. */
export const withoutBytes = (data: unknown): unknown =>
  typeof data === 'object' && data !== null && 'base64' in data ? { base64: HIDDEN } : data

const actorPrint = ({ value, context }: ActorLike) =>
  `${typeof value === 'string' ? value : JSON.stringify(value)} #${hashOf(withoutSecrets(context))}`

/**
 * Only the answer of a query: when it was fetched, by which request, and whether it is being
 * refetched depend on timing.
 */
const queryPrint = ({ data, error }: EntryLike) =>
  error === undefined ? `#${hashOf(withoutBytes(data))}` : `failed #${hashOf(error)}`

export const hasAnswer = ({ data, error }: EntryLike) => data !== undefined || error !== undefined

type Group<Item> = Readonly<Record<string, Item | undefined>>

/** Fingerprints of the successive states of a session. Unchanged sections cost nothing. */
export const createFingerprints = () => {
  let actors: Group<ActorLike> = {}
  let queries: Group<EntryLike> = {}
  let slices: Group<unknown> = {}
  const prints: Fingerprint = {}
  let changed: Record<string, string | null> = {}

  const set = (section: string, print: string | null) => {
    if ((prints[section] ?? null) === print) return
    changed[section] = print
    if (print === null) delete prints[section]
    else prints[section] = print
  }

  /** Hashes only items with a new identity: state is immutable. */
  const follow = <Item>(
    name: string,
    before: Group<Item>,
    after: Group<Item>,
    toPrint: (item: Item) => string | null,
  ) => {
    if (before === after) return
    for (const [key, item] of Object.entries(after))
      if (before[key] !== item) set(`${name} ${key}`, item === undefined ? null : toPrint(item))
    for (const key of Object.keys(before)) if (!(key in after)) set(`${name} ${key}`, null)
  }

  return {
    /** The last state as short strings, one per actor, slice and answered query. */
    prints: (): Readonly<Fingerprint> => prints,
    /** The sections that changed since the last state; null for those that were removed. */
    next({ actors: nextActors, api, ...nextSlices }: FingerprintedState & object) {
      changed = {}
      follow('actor', actors, nextActors, actorPrint)
      follow('slice', slices, nextSlices as Group<unknown>, slice => `#${hashOf(slice)}`)
      follow('query', queries, api.queries, entry => (hasAnswer(entry) ? queryPrint(entry) : null))
      actors = nextActors
      slices = nextSlices as Group<unknown>
      queries = api.queries
      return changed
    },
  }
}

/** The state of a console as strings that are equal when the states are equal. */
export const fingerprintOf = (state: FingerprintedState & object): Fingerprint => {
  const { next, prints } = createFingerprints()
  next(state)
  return prints()
}
