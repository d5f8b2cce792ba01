/** The backend's time source: milliseconds since the epoch, and timers. */
export interface BackendClock {
  now(): number
  setTimeout(callback: () => void, ms: number): unknown
  clearTimeout(id: unknown): void
}

type Handle = ReturnType<typeof setTimeout>

/** Real time. The only place in the backend that reads the system clock. */
export const systemClock = (): BackendClock => {
  const handles = new Map<number, Handle>()
  let last = 0
  return {
    now: () => Date.now(),
    setTimeout: (callback, ms) => {
      const id = ++last
      const run = () => {
        handles.delete(id)
        callback()
      }
      handles.set(id, setTimeout(run, ms))
      return id
    },
    clearTimeout: id => {
      if (typeof id !== 'number') return
      clearTimeout(handles.get(id))
      handles.delete(id)
    },
  }
}

interface Timer {
  id: number
  due: number
  callback: () => void
}

/** A clock for tests that moves only when told to. */
export class ManualClock implements BackendClock {
  #now: number
  #last = 0
  #timers: Timer[] = []

  constructor(start = Date.UTC(2025, 0, 15, 12)) {
    this.#now = start
  }

  now(): number {
    return this.#now
  }

  setTimeout(callback: () => void, ms: number): unknown {
    const timer = { id: ++this.#last, due: this.#now + Math.max(0, ms), callback }
    this.#timers.push(timer)
    return timer.id
  }

  clearTimeout(id: unknown): void {
    this.#timers = this.#timers.filter(timer => timer.id !== id)
  }

  /** Runs the timers that become due, in order, each at its own time. */
  advance(ms: number): void {
    const end = this.#now + ms
    for (;;) {
      const next = this.#timers
        .filter(timer => timer.due <= end)
        .sort((a, b) => a.due - b.due || a.id - b.id)[0]
      if (!next) break
      this.clearTimeout(next.id)
      this.#now = next.due
      next.callback()
    }
    this.#now = end
  }
}
