import { printable } from '@/lib/text'
import { bothSides, type Divergence } from './divergence'
import { fingerprintOf } from './fingerprint'
import type { Fingerprint, Log } from './log'
import { isInput, startReplay, type Build, type Wrap } from './stepper'

export interface Replay {
  inputs: number
  checkpoints: number
  divergence: Divergence | null
  /** The state at the end. */
  state: Fingerprint
}

/** Replays a whole log and compares every checkpoint. Stops at the first divergence. */
export const replay = async (log: Log, build: Build, wrap?: Wrap): Promise<Replay> => {
  const running = await startReplay(log, build, wrap)
  try {
    while (!running.divergence && (await running.step()));
    return {
      inputs: log.lines.filter(isInput).length,
      checkpoints: running.checkpoints,
      divergence: running.divergence,
      state: fingerprintOf(running.state()),
    }
  } finally {
    running.stop()
  }
}

/** The outcome of a replay, for a terminal. Text from the log cannot pass for our own. */
export const reportOf = ({ inputs, checkpoints, divergence }: Replay): string => {
  if (!divergence) return `${inputs} inputs replayed, ${checkpoints} checkpoints equal.`
  const { seq, input, differences, before } = divergence
  return [
    `The replay leaves the log after input #${seq}: ${printable(input)}`,
    ...differences.flatMap(difference => {
      const { recorded, replayed, where } = bothSides(difference)
      return [
        `  ${printable(where)}`,
        `    recorded: ${printable(recorded)}`,
        `    replayed: ${printable(replayed)}`,
      ]
    }),
    ...(before.length > 0
      ? ['  Inputs before it:', ...before.map(line => `    ${printable(line)}`)]
      : []),
  ].join('\n')
}
