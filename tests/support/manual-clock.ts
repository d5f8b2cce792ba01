import type { BackendClock } from '@/mirage/server/clock'

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
