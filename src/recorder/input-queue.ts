import { nextTask } from './next-task'

/**
 * After so many microtasks in a row in which the console changed nothing it is taken to be done with
 * an input: a margin, well above what a chain of promises takes from one change to the next.
 */
const QUIET = 200

export interface InputQueue {
  /**
   * Lets an input in. At once, where the console has done all that followed from the inputs before;
   * also where it has not begun with that, as when one handler sends two events: these share its task.
   * Otherwise on a task of its own.
   */
  enter(admit: () => void): void
  /** Lets an input in whose effect is not over when `letIn` returns, such as an answer that is waited for. */
  enterAlone(admit: () => void): Promise<void>
  /** Whether the console has done all that follows from what came in. */
  isAtRest(): boolean
}

interface Options {
  /** Called where the console is at rest, right before the first input of a task. */
  onTask: () => void
  /** Changes whenever the console does something. */
  activity: () => unknown
}

/**
 * Keeps inputs apart, so that a replay can let each one in at exactly the same point: either all
 * that follows from the one before has been done, or none of it. Between native events a browser
 * carries out all that was left to do, so what users do is let in at once; what is sent in between,
 * by effects of views or by whatever goes on after an `await`, waits for the next task.
 */
export const createInputQueue = ({ onTask, activity }: Options): InputQueue => {
  /** `open` until the first microtask after an input, `busy` until the console is done with it. */
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
