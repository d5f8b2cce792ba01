import type { Difference, Divergence } from '@/recorder/divergence'
import { fingerprintOf } from '@/recorder/fingerprint'
import type { Log, LoggedRequest, LogLine } from '@/recorder/log'
import type { RequestMismatch } from '@/recorder/replay-ports'
import { isInput, type InputLine } from '@/recorder/stepper'
import type { Rerun } from './rerun'
import { shows, type Sought } from './trim'

/** What a smaller log must still show, and how to make that log from a run. */
export interface Goal {
  isShown(run: Rerun): boolean
  logOf(run: Rerun): Log
}

/** A state that exists at the end. The log of the remaining inputs replays exactly. */
export const stateGoal = (sought: Sought): Goal => ({
  isShown: ({ state }) => shows(state, sought),
  logOf: ({ log }) => log,
})

const withLine = (log: Log, line: LogLine): Log => ({ ...log, lines: [...log.lines, line] })

const isSame = (one: LoggedRequest, other: LoggedRequest) =>
  one.method === other.method && one.url === other.url && one.body === other.body

/** The sections end with the same wrong values; a last checkpoint has what was recorded. */
const sectionsGoal = (differences: readonly Difference[]): Goal => ({
  isShown({ state }) {
    const print = fingerprintOf(state)
    return differences.every(({ section, got }) => (print[section] ?? 'nothing') === got)
  },
  logOf({ log }) {
    const wanted = differences.map(({ section, expected }) => [
      section,
      expected === 'nothing' ? null : expected,
    ])
    const seq = log.lines.filter(isInput).length
    return withLine(log, { kind: 'checkpoint', seq, state: Object.fromEntries(wanted) })
  },
})

/** The console sends the same wrong request; the recorded one stays in its place. */
const requestGoal = ({ expected, got }: RequestMismatch): Goal => ({
  isShown: ({ asked }) => asked.some(request => isSame(request, got)),
  logOf: ({ log }) => ({
    ...log,
    lines: log.lines.flatMap(line => {
      if (line.kind !== 'request' || !isSame(line.request, got)) return [line]
      return expected ? [{ ...line, request: expected }] : []
    }),
  }),
})

/** Nothing in the console waits for the input. */
const refusedGoal = (input: InputLine): Goal => ({
  isShown: ({ refused }) => refused.has(input),
  logOf({ log }) {
    // Calls count from 1, so this input answers no call, whatever else was left out.
    const missed = 'call' in input ? { ...input, call: 0 } : input
    return withLine(log, { ...missed, seq: log.lines.filter(isInput).length + 1 })
  },
})

/** A replay of the smaller log has the same divergence. */
export const divergenceGoal = (log: Log, { seq, differences, cause }: Divergence): Goal => {
  if (cause.kind === 'state') return sectionsGoal(differences)
  if (cause.kind === 'request') return requestGoal(cause)
  const input = log.lines.filter(isInput).find(line => line.seq === seq)
  if (!input) throw new Error(`The log has no input #${seq}.`)
  return refusedGoal(input)
}
