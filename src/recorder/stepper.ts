import type { Ports } from '@/ports/ports'
import type { StoreEvent } from '@/store/setup/event'
import { describeInput, requestsOf } from './describe'
import { createComparison, fromMismatch, type Divergence } from './divergence'
import type { FingerprintedState } from './fingerprint'
import type { Log, LogLine } from './log'
import { replayPorts, type ReplayPorts } from './replay-ports'
import { nextTask } from './input-queue'

/** A console under replay, built on the given ports. */
export interface ReplayedApp {
  store: { getState(): ReplayedState }
  send(event: StoreEvent): void
  stop(): void
}

/** Builds a console on the ports of a replay. */
export type Build = (ports: Ports) => ReplayedApp

/** Wraps the ports that answer from a log. */
export type Wrap = (ports: ReplayPorts) => ReplayPorts

export type ReplayedState = FingerprintedState & object

export type InputLine = Extract<LogLine, { t: number }>

export const isInput = (line: LogLine): line is InputLine => 't' in line

/** What happened in one task. */
export interface Step {
  /** The inputs of that task, usually one. */
  inputs: readonly InputLine[]
  /** The whole states before and after: `changesBetween` tells them apart. */
  before: ReplayedState
  after: ReplayedState
  /** Set in the step that first differs from the log. */
  divergence: Divergence | null
}

/** A replay that advances one step at a time. */
export interface RunningReplay {
  /** How many lines of the log have been processed. */
  readonly position: number
  readonly checkpoints: number
  /** Where it first differs from the log. Later steps still run, but are no longer compared. */
  readonly divergence: Divergence | null
  state(): ReplayedState
  /** Admits the inputs of the next task; null at the end of the log. Await it before the next call. */
  step(): Promise<Step | null>
  /** Stops the console. */
  stop(): void
}

/** How many inputs a divergence lists, including the last. */
const LISTED_INPUTS = 6

/**
 * Starts to replay a log: a console on ports that answer from it, in the log's own time. The promise
 * resolves before the first input.
 */
export const startReplay = async (
  log: Log,
  build: Build,
  wrap: Wrap = ports => ports,
): Promise<RunningReplay> => {
  const { header, lines } = log
  let now = header.start
  const { ports, feed, ready, mismatch } = wrap(replayPorts(header, lines, () => now))
  const app = build(ports)
  const { getState } = app.store
  let position = 0
  let checkpoints = 0
  const compared = createComparison(lines)
  let divergence: Divergence | null = null
  /** The last inputs, oldest first. */
  let last: InputLine[] = []

  const leave = ({ differences, cause }: Pick<Divergence, 'differences' | 'cause'>) => {
    if (divergence || differences.length === 0) return
    const requests = requestsOf(lines)
    const told = last.map(line => `#${line.seq} ${describeInput(line, requests)}`)
    const input = last.at(-1)
    divergence = {
      seq: input?.seq ?? 0,
      input: input ? describeInput(input, requests) : 'start',
      differences,
      before: told.slice(0, -1),
      cause,
    }
  }

  const compare = (checkpoint: Extract<LogLine, { kind: 'checkpoint' }>) => {
    const found = mismatch()
    if (found) leave(fromMismatch(found))
    else leave({ differences: compared.at(checkpoint, getState()), cause: { kind: 'state' } })
  }

  const admit = (line: InputLine) => {
    now = header.start + line.t
    last = [...last, line].slice(-LISTED_INPUTS)
    try {
      const missing = line.kind === 'event' ? app.send(line.event) : feed(line)
      if (missing) leave(fromMismatch(missing))
    } catch (cause) {
      // Only an edited log has such an input.
      leave(fromMismatch({ expected: 'the input to take effect', got: String(cause) }))
    }
  }

  /** Moves to the next input, comparing the checkpoints on the way. */
  const advance = () => {
    for (let line = lines[position]; line && !isInput(line); line = lines[++position]) {
      if (line.kind !== 'checkpoint' || divergence) continue
      checkpoints += 1
      compare(line)
    }
    const found = mismatch()
    if (found) leave(fromMismatch(found))
  }

  await nextTask()
  advance()

  return {
    get position() {
      return position
    },
    get checkpoints() {
      return checkpoints
    },
    get divergence() {
      return divergence
    },
    state: getState,
    async step() {
      const first = lines[position]
      if (!first || !isInput(first)) return null
      const before = getState()
      const known = divergence
      const inputs: InputLine[] = []
      await ready(first)
      do {
        const line = lines[position++]
        // Requests and verdicts may stand between inputs of one task.
        if (!line || !isInput(line)) continue
        admit(line)
        inputs.push(line)
      } while (isNextInTask(lines, position))
      await nextTask()
      advance()
      return { inputs, before, after: getState(), divergence: known ? null : divergence }
    },
    stop: () => app.stop(),
  }
}

/** Whether the next input came in the same task as the one before it. */
const isNextInTask = (lines: readonly LogLine[], position: number): boolean => {
  let at = position
  while (/^(request|verdict|seen)$/.test(lines[at]?.kind ?? '')) at += 1
  const next = lines[at]
  return next !== undefined && isInput(next) && next.sameTask === true
}
