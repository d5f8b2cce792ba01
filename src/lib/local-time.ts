import { type CalendarDateTime, fromAbsolute, toCalendarDateTime } from '@internationalized/date'

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
