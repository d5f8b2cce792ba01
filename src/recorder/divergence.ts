import { createFingerprints, type FingerprintedState } from './fingerprint'
import type { Mismatch, RequestMismatch } from './replay-ports'

/** A section of the state that differs from the log. */
export interface Difference {
  section: string
  expected: string
  got: string
}

/** Where a replay first differs from its log. */
export interface Divergence {
  /** Sequence number of the last input before it. */
  seq: number
  /** That input, in a few words. */
  input: string
  differences: readonly Difference[]
  /** The inputs before it, oldest first. */
  before: readonly string[]
  /** What the replay contradicts. */
  cause: DivergenceCause
}

type DivergenceCause =
  | { kind: 'state' }
  | ({ kind: 'request' } & RequestMismatch)
  /** Nothing in the console waited for the input, or the log lacks a verdict. */
  | { kind: 'input' }

/** The part of a divergence that a mismatch explains. */
export const fromMismatch = ({ expected, got, requests }: Mismatch) => ({
  differences: [{ section: 'what the console did', expected, got }],
  cause: requests ? ({ kind: 'request', ...requests } as const) : ({ kind: 'input' } as const),
})

/** Compares the states of a replay with the checkpoints of its log, in order. */
export const createComparison = () => {
  const fingerprints = createFingerprints()
  const expected = new Map<string, string>()

  return {
    /** The sections that differ. Looks only at those that changed on either side. */
    at(checkpoint: Record<string, string | null>, state: FingerprintedState & object) {
      for (const [section, print] of Object.entries(checkpoint))
        if (print === null) expected.delete(section)
        else expected.set(section, print)
      const changed = fingerprints.next(state)
      const got = fingerprints.prints()
      const sections = [...new Set([...Object.keys(checkpoint), ...Object.keys(changed)])]
      return sections.sort().flatMap((section): Difference[] => {
        const [one, other] = [expected.get(section), got[section]]
        return one === other
          ? []
          : [{ section, expected: one ?? 'nothing', got: other ?? 'nothing' }]
      })
    },
  }
}
