import { hashOf } from '@/lib/hash'
import type { Fingerprint } from './log'
import { HIDDEN } from './allowed'

interface MirrorLike {
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

const hasAnswer = ({ data, error }: EntryLike) => data !== undefined || error !== undefined

type Group<Item> = Readonly<Record<string, Item | undefined>>

/** The states of a session one after the other, as prints. What has not changed costs nothing. */
export const createFingerprints = () => {
  let actors: Group<MirrorLike> = {}
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

  /** Looks at those that are other objects than before: nothing is ever changed in place. */
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
    /** Of the last state: a few short strings, one per actor, slice and answered query. */
    prints: (): Readonly<Fingerprint> => prints,
    /** The sections that changed since the last state; null for those that are gone. */
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

/** The state of a console as strings that are equal when the states are. */
export const fingerprintOf = (state: FingerprintedState & object): Fingerprint => {
  const { next, prints } = createFingerprints()
  next(state)
  return prints()
}
