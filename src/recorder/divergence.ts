import { createFingerprints, type FingerprintedState } from './fingerprint'
import type { LogLine } from './log'
import { createFinder, placeOfDifference, type PlaceOfDifference } from './parts'
import type { Mismatch, RequestMismatch } from './replay-ports'

/** A section of the state that differs from the log. */
export interface Difference {
  section: string
  expected: string
  got: string
  /** Where in the section, with both values, if the log tells enough of it. */
  place?: PlaceOfDifference
}

/** A difference as texts: the place and both values, or else the section and both prints. */
export const bothSides = ({ section, expected, got, place }: Difference) =>
  place
    ? {
        where: place.path ? `${section}: ${place.path}` : section,
        recorded: place.recorded ?? 'nothing',
        replayed: place.replayed ?? 'nothing',
      }
    : { where: section, recorded: expected, replayed: got }

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

type Checkpoint = Extract<LogLine, { kind: 'checkpoint' }>
type State = FingerprintedState & object

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}

/** The value of an actor in its print. */
const valueIn = (print: string) => print.replace(/ #\w+$/, '')

/** Every value that the inputs of a log hold. */
function* valuesIn(lines: readonly LogLine[]) {
  for (const line of lines) {
    if (line.kind === 'answer') yield parsed(line.response.body)
    if ('t' in line) yield line
  }
}

/** Compares the states of a replay with the checkpoints of its log, in order. */
export const createComparison = (lines: readonly LogLine[]) => {
  const fingerprints = createFingerprints()
  const expected = new Map<string, string>()
  /** At the last checkpoint, where nothing differed. */
  let last: State = { actors: {}, api: { queries: {} } }

  const placeOf = (
    { section, expected: one, got: other }: Difference,
    { parts, state: told }: Checkpoint,
    state: State,
    find: ReturnType<typeof createFinder>,
  ): PlaceOfDifference | null => {
    const [was, is] = [valueIn(one), valueIn(other)]
    if (section.startsWith('actor ') && was !== is)
      return { path: 'value', recorded: was, replayed: is }
    const own = parts?.[Object.keys(told).indexOf(section)] ?? undefined
    // What changed in a way that the log does not tell.
    if (typeof told[section] === 'string' && !own) return null
    return placeOfDifference(section, own, [last, state], find)
  }

  return {
    /** The sections that differ. Looks only at those that changed on either side. */
    at(checkpoint: Checkpoint, state: State) {
      for (const [section, print] of Object.entries(checkpoint.state))
        if (print === null) expected.delete(section)
        else expected.set(section, print)
      const changed = fingerprints.next(state)
      const got = fingerprints.prints()
      const sections = [...new Set([...Object.keys(checkpoint.state), ...Object.keys(changed)])]
      const find = createFinder(() => [last, state, ...valuesIn(lines)])
      const differences = sections.sort().flatMap((section): Difference[] => {
        const [one, other] = [expected.get(section), got[section]]
        if (one === other) return []
        const difference = { section, expected: one ?? 'nothing', got: other ?? 'nothing' }
        const place = placeOf(difference, checkpoint, state, find)
        return [place ? { ...difference, place } : difference]
      })
      last = state
      return differences
    },
  }
}
