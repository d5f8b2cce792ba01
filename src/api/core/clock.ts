import type { ClockPort, WireResponse } from '@/ports/ports'

/** The console's clock: it shows the server's time, however wrong the computer's clock is. */
export interface ServerClock extends ClockPort {
  /** How far the server's clock is ahead of the computer's, in milliseconds. */
  offset: number
  /** Call it when a request is sent, and what it returns with the response. */
  ask(): (response: WireResponse) => void
  /** Called if the offset changes. */
  onOffset?: (offset: number) => void
}

const SECOND = 1000

/** Smaller differences say more about the network than about the clocks. */
const TOLERANCE = 5 * SECOND

/**
 * A clock whose offset follows the `Date` of responses. A response was written after its request was
 * sent, or at most its `Age` before, and before it arrived, so it gives two bounds. The offset changes
 * only if it is out of these: slow responses, whose bounds are wide, do not affect it.
 */
export const serverClock = (clock: ClockPort): ServerClock => {
  const own: ServerClock = {
    offset: 0,
    now: () => clock.now() + own.offset,
    setTimeout: (callback, ms) => clock.setTimeout(callback, ms),
    clearTimeout: id => clock.clearTimeout(id),
    ask() {
      const sent = clock.now()
      return ({ headers: { date = '', age } }) => {
        const written = Date.parse(date)
        const least = written - clock.now()
        const most = written + SECOND + SECOND * (Number(age) || 0) - sent
        // Without a date, all comparisons are false.
        if (!(own.offset < least - TOLERANCE || own.offset > most + TOLERANCE)) return
        const middle = Math.round((least + most) / 2)
        own.offset = Math.abs(middle) > TOLERANCE ? middle : 0
        own.onOffset?.(own.offset)
      }
    },
  }
  return own
}
