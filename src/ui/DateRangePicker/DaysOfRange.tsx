import { toCalendarDate } from '@internationalized/date'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { Button } from 'react-aria-components/Button'
import {
  CalendarCell,
  CalendarGrid,
  CalendarGridBody,
  CalendarGridHeader,
  CalendarHeaderCell,
  Heading,
  RangeCalendar,
} from 'react-aria-components/RangeCalendar'
import { Row } from '@/ui/Layout/Layout'
import { cx } from '@/ui/cx'
import { onDays, windowIn, type RangeDraft, toLocalTime } from './draft'
import styles from './RangePanel.module.css'

interface DaysOfRangeProps {
  draft: RangeDraft
  latest: number | undefined
  timeZone: string
  onChange: (draft: RangeDraft) => void
}

/** A calendar month to pick the first and last day of a range; their times of day stay. */
export function DaysOfRange({ draft, latest, timeZone, onChange }: DaysOfRangeProps) {
  const { start, end } = draft
  const isRange = start && end && windowIn(draft, timeZone)
  const value = isRange ? { start: toCalendarDate(start), end: toCalendarDate(end) } : null
  const shown = end ?? start
  return (
    <RangeCalendar
      aria-label="Days"
      value={value}
      onChange={days => onChange(onDays(draft, days))}
      {...(latest !== undefined && {
        maxValue: toCalendarDate(toLocalTime(latest, timeZone)),
      })}
      {...(shown && { defaultFocusedValue: toCalendarDate(shown) })}
    >
      <Row>
        <Heading className={cx(styles.month)} level={3} />
        <Button slot="previous" className={cx(styles.turn)}>
          <ChevronLeft size={16} />
        </Button>
        <Button slot="next" className={cx(styles.turn)}>
          <ChevronRight size={16} />
        </Button>
      </Row>
      <CalendarGrid className={cx(styles.grid)}>
        <CalendarGridHeader>
          {day => <CalendarHeaderCell className={cx(styles.weekday)}>{day}</CalendarHeaderCell>}
        </CalendarGridHeader>
        <CalendarGridBody>
          {date => <CalendarCell date={date} className={cx(styles.day)} />}
        </CalendarGridBody>
      </CalendarGrid>
    </RangeCalendar>
  )
}
