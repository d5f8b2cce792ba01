import {
  type CalendarDate,
  type CalendarDateTime,
  fromAbsolute,
  toCalendarDateTime,
} from '@internationalized/date'
import { isWindow, type TimeWindow } from '@/lib/time-range'

/** The wall-clock date and minute in a time zone. */
export const toLocalTime = (time: number, timeZone: string): CalendarDateTime =>
  toCalendarDateTime(fromAbsolute(time, timeZone)).set({ second: 0, millisecond: 0 })

/**
 * Converts wall-clock time in a time zone to milliseconds since 1970. An hour that occurs twice
 * (end of summer time) means the first, unless `isSecond`; one that is skipped continues from the
 * hour before it.
 */
export const fromLocalTime = (
  local: CalendarDateTime,
  timeZone: string,
  { isSecond = false }: { isSecond?: boolean } = {},
): number => local.toDate(timeZone, isSecond ? 'later' : 'compatible').getTime()

/** A range being edited; null for a time with missing parts. */
export interface RangeDraft {
  start: CalendarDateTime | null
  end: CalendarDateTime | null
  /** The window before the edit, whose seconds and repeated hours the fields do not show. */
  before: TimeWindow
}

export const draftOf = (window: TimeWindow, timeZone: string): RangeDraft => ({
  start: toLocalTime(window.start, timeZone),
  end: toLocalTime(window.end, timeZone),
  before: window,
})

/**
 * The window of a draft, valid or not; null if it is incomplete. A time that was not changed stays
 * exactly the same. Where clocks are set back, the end is the later of two equal times if it would
 * not be after the start otherwise.
 */
const timesOf = ({ start, end, before }: RangeDraft, timeZone: string): TimeWindow | null => {
  if (!start || !end) return null
  const isKept = (local: CalendarDateTime, time: number) =>
    toLocalTime(time, timeZone).compare(local) === 0
  const from = isKept(start, before.start) ? before.start : fromLocalTime(start, timeZone)
  if (isKept(end, before.end) && before.end > from) return { start: from, end: before.end }
  const to = fromLocalTime(end, timeZone)
  return { start: from, end: to > from ? to : fromLocalTime(end, timeZone, { isSecond: true }) }
}

/** The range of a draft; null if it is incomplete or invalid. */
export const windowIn = (draft: RangeDraft, timeZone: string): TimeWindow | null => {
  const window = timesOf(draft, timeZone)
  return window && isWindow(window) ? window : null
}

/** Years before this one are most likely unfinished: `25`. */
const FIRST_YEAR = 1900

/** Why the draft is not a range, or undefined. */
export const problemOf = (draft: RangeDraft, timeZone: string): string | undefined => {
  const { start, end } = draft
  if (!start) return 'Enter a start time'
  if (!end) return 'Enter an end time'
  if ([start, end].some(({ year }) => year < FIRST_YEAR || year > 9999))
    return 'Enter the year with four digits, such as 2026'
  return windowIn(draft, timeZone)
    ? undefined
    : 'Date range is invalid: it must end after it starts'
}

interface Days {
  start: CalendarDate
  end: CalendarDate
}

/** The same times of day on other days. */
export const onDays = (draft: RangeDraft, days: Days): RangeDraft => ({
  ...draft,
  start: draft.start && draft.start.set(dayOf(days.start)),
  end: draft.end && draft.end.set(dayOf(days.end)),
})

const dayOf = ({ year, month, day }: CalendarDate) => ({ year, month, day })
