import type { Fingerprint } from './log'
import type { Mismatch } from './replay-ports'

/** A section of the state that came out otherwise. */
export interface Difference {
  section: string
  expected: string
  got: string
}

/** Where a replay first left its log. */
export interface Divergence {
  /** Sequence number of the last input before it showed. */
  seq: number
  /** That input, in a few words. */
  input: string
  differences: readonly Difference[]
  /** The inputs before it, oldest first. */
  before: readonly string[]
}

/** Sections that differ. */
export const differencesOf = (expected: Fingerprint, got: Fingerprint): Difference[] =>
  [...new Set([...Object.keys(expected), ...Object.keys(got)])].sort().flatMap(section => {
    const [one, other] = [expected[section], got[section]]
    return one === other ? [] : [{ section, expected: one ?? 'nothing', got: other ?? 'nothing' }]
  })

/** Stands for a section where the console asked or waited for something else than the log says. */
export const BY_THE_CONSOLE = 'what the console did'

export const fromMismatch = ({ expected, got }: Mismatch): Difference[] => [
  { section: BY_THE_CONSOLE, expected, got },
]

/** What a checkpoint says of the whole state, given all checkpoints before it. */
export const applyCheckpoint = (
  known: Fingerprint,
  changed: Record<string, string | null>,
): Fingerprint =>
  Object.fromEntries(
    Object.entries({ ...known, ...changed }).filter(
      (entry): entry is [string, string] => entry[1] !== null,
    ),
  )
