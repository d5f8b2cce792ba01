/**
 * Read before anything can replace it. Only Node has it, where a message channel puts the thread to
 * sleep.
 */
const { setImmediate: immediately } = globalThis as { setImmediate?: (done: () => void) => unknown }

const asked: (() => void)[] = []

/** One for all who wait, because to open and close one takes longer than to wait. */
let channel: MessageChannel | undefined

const inNextTask = (done: () => void) => {
  channel ??= new MessageChannel()
  channel.port1.onmessage = () => asked.shift()?.()
  asked.push(done)
  channel.port2.postMessage(null)
}

/**
 * Waits for the next task. By then everything has run that needs neither a timer nor a port. Uses no
 * timers, because these are slower and may be replaced in a replay.
 */
export const nextTask = () =>
  new Promise<void>(resolve => void (immediately ?? inNextTask)(resolve))

/**
 * The console counts as done with an input after this many microtasks without a change: well above
 * what a chain of promises takes from one change to the next.
 */
const QUIET = 200

export interface InputQueue {
  /**
   * Admits an input. At once if the console has finished with the previous ones, or has not started
   * on them yet, as when one handler sends two events: these share a task. Otherwise in a later task.
   */
  enter(admit: () => void): void
  /** Admits an input whose effect outlasts `admit`, such as an awaited answer. */
  enterAlone(admit: () => void): Promise<void>
  /** Whether the console has finished with all inputs. */
  isAtRest(): boolean
}

interface Options {
  /** Called while the console is at rest, right before the first input of a task. */
  onTask: () => void
  /** Changes whenever the console does something. */
  activity: () => unknown
}

/**
 * Keeps inputs apart, so that a replay can admit each one at exactly the same point: when the
 * console has either finished with the previous input or not started on it. Browsers run all
 * microtasks between native events, so user events are admitted at once. Events sent in between, by
 * effects of views or after an `await`, wait for the next task.
 */
export const createInputQueue = ({ onTask, activity }: Options): InputQueue => {
  /** `open` until the first microtask after an input, then `busy` until the console is done. */
  let phase: 'rest' | 'open' | 'busy' = 'busy'
  let isInside = false
  const waiting: (() => void)[] = []

  const settle = async () => {
    let left = QUIET
    let seen = activity()
    while (left > 0) {
      // The next microtask: cheaper than `queueMicrotask`, which would be called very often.
      // oxlint-disable-next-line unicorn/no-unnecessary-await
      await null
      phase = 'busy'
      const now = activity()
      left = now === seen ? left - 1 : QUIET
      seen = now
    }
    phase = 'rest'
  }

  const run = (admit: () => void) => {
    if (phase === 'rest') {
      onTask()
      phase = 'open'
      void settle()
    }
    isInside = true
    try {
      admit()
    } finally {
      isInside = false
    }
  }

  const flush = () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) run(next)
  }

  const isAtRest = () => phase === 'rest' && waiting.length === 0

  const isFree = () => phase !== 'busy' && !isInside

  const flushOnTask = async () => {
    do await nextTask()
    while (!isFree())
    flush()
  }

  void settle()

  return {
    enter(admit) {
      if (isFree()) {
        flush()
        run(admit)
        return
      }
      waiting.push(admit)
      void flushOnTask()
    },
    async enterAlone(admit) {
      do await nextTask()
      while (!isAtRest())
      run(admit)
      phase = 'busy'
    },
    isAtRest,
  }
}
