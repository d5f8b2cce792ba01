import type { CalendarDate, CalendarDateTime } from '@internationalized/date'
import { fromLocalTime, toLocalTime } from '@/lib/local-time'
import { isWindow, type TimeWindow } from '@/lib/time-range'

/** A range being edited; null for a time with missing parts. */
export interface RangeDraft {
  start: CalendarDateTime | null
  end: CalendarDateTime | null
}

export const draftOf = ({ start, end }: TimeWindow, timeZone: string): RangeDraft => ({
  start: toLocalTime(start, timeZone),
  end: toLocalTime(end, timeZone),
})

/** The range of a draft; null if it is incomplete or invalid. */
export const windowIn = ({ start, end }: RangeDraft, timeZone: string): TimeWindow | null => {
  if (!start || !end) return null
  const window = { start: fromLocalTime(start, timeZone), end: fromLocalTime(end, timeZone) }
  return isWindow(window) ? window : null
}

/** Why the draft is not a range, or undefined. */
export const problemOf = (draft: RangeDraft, timeZone: string): string | undefined => {
  if (!draft.start) return 'Enter a start time'
  if (!draft.end) return 'Enter an end time'
  return windowIn(draft, timeZone)
    ? undefined
    : 'Date range is invalid: it must end after it starts'
}

interface Days {
  start: CalendarDate
  end: CalendarDate
}

/** The same times of day on other days. */
export const onDays = ({ start, end }: RangeDraft, days: Days): RangeDraft => ({
  start: start && start.set(dayOf(days.start)),
  end: end && end.set(dayOf(days.end)),
})

const dayOf = ({ year, month, day }: CalendarDate) => ({ year, month, day })
