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

/** The clock of a server that is so many seconds ahead. */
export const skewed = (clock: BackendClock, seconds: number): BackendClock => ({
  now: () => clock.now() + 1000 * seconds,
  setTimeout: (callback, ms) => clock.setTimeout(callback, ms),
  clearTimeout: id => clock.clearTimeout(id),
})
