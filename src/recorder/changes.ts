import { hashOf } from '@/lib/hash'
import { hasAnswer, withoutBytes, withoutSecrets, type FingerprintedState } from './fingerprint'

/** A section of the state before and after a step, as plain values; undefined where it is absent. */
export interface SectionChange {
  /** Its name in a fingerprint: `actor session`, `slice toasts`, `query diskList({…})`. */
  section: string
  before: unknown
  after: unknown
}

/** The sections of a state by name. Equal references mean that nothing changed. */
const referencesIn = ({ actors, api, ...slices }: FingerprintedState & object) =>
  new Map<string, unknown>([
    ...Object.entries(actors).map(([id, actor]) => [`actor ${id}`, actor] as const),
    ...Object.entries(slices).map(([name, slice]) => [`slice ${name}`, slice] as const),
    ...Object.entries(api.queries).map(
      ([key, entry]) => [`query ${key}`, entry?.error ?? entry?.data] as const,
    ),
  ])

/** The content of a section, by its name in a fingerprint; undefined if the state lacks it. */
export const sectionOf = (
  { actors, api, ...slices }: FingerprintedState & object,
  section: string,
): unknown => {
  const at = section.indexOf(' ')
  const [kind, name] = [section.slice(0, at), section.slice(at + 1)]
  if (kind === 'slice') return Reflect.get(slices, name)
  if (kind === 'actor') {
    const actor = actors[name]
    return actor && { value: actor.value, context: withoutSecrets(actor.context) }
  }
  const entry = api.queries[name]
  if (!entry || !hasAnswer(entry)) return undefined
  return entry.error === undefined ? { data: withoutBytes(entry.data) } : { error: entry.error }
}

/** The names of the sections that another state has in other objects, sorted. */
export const changedSections = (
  before: FingerprintedState & object,
  after: FingerprintedState & object,
): string[] => {
  const [old, now] = [referencesIn(before), referencesIn(after)]
  const names = [...new Set([...old.keys(), ...now.keys()])]
  return names.filter(section => old.get(section) !== now.get(section)).toSorted()
}

/** The sections of the state that changed, sorted by name. */
export const changesBetween = (
  before: FingerprintedState & object,
  after: FingerprintedState & object,
): SectionChange[] =>
  changedSections(before, after).flatMap(section => {
    const change = {
      section,
      before: sectionOf(before, section),
      after: sectionOf(after, section),
    }
    // A machine that ignored an event has a new snapshot with the same content.
    const isSame =
      change.before !== undefined &&
      change.after !== undefined &&
      hashOf(change.before) === hashOf(change.after)
    return isSame ? [] : [change]
  })
