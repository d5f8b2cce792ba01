import { type CalendarDateTime, fromAbsolute, toCalendarDateTime } from '@internationalized/date'

/** The date and the minute of a moment as a calendar and a clock in that zone show them. */
export const toLocalTime = (time: number, timeZone: string): CalendarDateTime =>
  toCalendarDateTime(fromAbsolute(time, timeZone)).set({ second: 0, millisecond: 0 })

/**
 * The moment when a calendar and a clock in that zone show this, in milliseconds since 1970. Of an
 * hour that comes twice it is the first; one that is left out counts on from the hour before.
 */
export const fromLocalTime = (local: CalendarDateTime, timeZone: string): number =>
  local.toDate(timeZone).getTime()
