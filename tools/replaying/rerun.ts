import { createFingerprints } from '@/recorder/fingerprint'
import type { Log, LoggedRequest, LogLine } from '@/recorder/log'
import { withParts } from '@/recorder/parts'
import { rematching } from './rematch'
import { startReplay, type Build, type InputLine, type ReplayedState } from '@/recorder/stepper'

/** The result of replaying inputs without comparing anything. */
export interface Rerun {
  /** A log of this run: the admitted inputs, renumbered, with its own requests and checkpoints. */
  log: Log
  asked: readonly LoggedRequest[]
  /** The inputs that nothing in the console waited for. They are not in `log`. */
  refused: ReadonlySet<InputLine>
  state: ReplayedState
}

/**
 * Replays some of the inputs of a log and records the run. Its verdicts can only be used if none of
 * the inputs is left out, because they are numbered as they are asked for.
 */
export const rerun = async (
  { header, lines }: Log,
  inputs: readonly (InputLine | Extract<LogLine, { kind: 'verdict' }>)[],
  build: Build,
): Promise<Rerun> => {
  const { wrap, asked, verdicts, fed } = rematching(lines)
  const fingerprints = createFingerprints()
  const running = await startReplay({ header, lines: inputs }, build, wrap)
  const made: LogLine[] = []
  const refused = new Set<InputLine>()
  let seq = 0
  let told = 0
  let heard = 0
  let last: ReplayedState | undefined

  /** Records what followed from the inputs so far. */
  const conclude = () => {
    for (const { call, request } of asked.slice(told))
      made.push({ kind: 'request', seq, call, request })
    told = asked.length
    for (const verdict of verdicts.slice(heard))
      made.push({ kind: 'verdict', seq, call: ++heard, verdict })
    const now = running.state()
    const state = fingerprints.next(now)
    if (Object.keys(state).length > 0)
      made.push(withParts({ kind: 'checkpoint', seq, state }, last && [last, now]))
    last = now
  }

  try {
    conclude()
    for (let step = await running.step(); step; step = await running.step()) {
      for (const line of step.inputs) {
        const here = fed(line)
        if (here) made.push({ ...line, ...here, seq: ++seq } as InputLine)
        else refused.add(line)
      }
      conclude()
    }
    return {
      log: { header, lines: made },
      asked: asked.map(({ request }) => request),
      refused,
      state: running.state(),
    }
  } finally {
    running.stop()
  }
}
