import { hashOf } from '@/lib/hash'
import { withoutSecrets, type EntryLike, type FingerprintedState } from './fingerprint'

/** A section of the state before and after a step, as plain values; undefined where it is absent. */
export interface SectionChange {
  /** Its name in a fingerprint: `actor session`, `slice toasts`, `query diskList({…})`. */
  section: string
  before: unknown
  after: unknown
}

/** Equal references mean that nothing changed. */
type Sections = Map<string, { reference: unknown; read: () => unknown }>

const answerOf = ({ data, error }: EntryLike) => (error === undefined ? { data } : { error })

const sectionsOf = (state: FingerprintedState & object): Sections => {
  const { actors, api, ...slices } = state
  const sections: Sections = new Map()
  for (const [id, actor] of Object.entries(actors)) {
    if (!actor) continue
    const { value, context } = actor
    const read = () => ({ value, context: withoutSecrets(context) })
    sections.set(`actor ${id}`, { reference: actor, read })
  }
  for (const [name, slice] of Object.entries(slices))
    sections.set(`slice ${name}`, { reference: slice, read: () => slice })
  for (const [key, entry] of Object.entries(api.queries)) {
    if (!entry) continue
    const reference = entry.error ?? entry.data
    if (reference !== undefined)
      sections.set(`query ${key}`, { reference, read: () => answerOf(entry) })
  }
  return sections
}

/** The sections of the state that changed, sorted by name. */
export const changesBetween = (
  before: FingerprintedState & object,
  after: FingerprintedState & object,
): SectionChange[] => {
  const [old, now] = [sectionsOf(before), sectionsOf(after)]
  return [...new Set([...old.keys(), ...now.keys()])].sort().flatMap(section => {
    const [one, other] = [old.get(section), now.get(section)]
    if (one?.reference === other?.reference) return []
    const change = { section, before: one?.read(), after: other?.read() }
    // A machine that ignored an event has a new snapshot with the same content.
    const isSame = one && other && hashOf(change.before) === hashOf(change.after)
    return isSame ? [] : [change]
  })
}
