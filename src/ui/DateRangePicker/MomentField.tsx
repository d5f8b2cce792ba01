import type { CalendarDateTime } from '@internationalized/date'
import type { KeyboardEvent } from 'react'
import { DateField, DateInput, DateSegment } from 'react-aria-components/DateField'
import { Label } from 'react-aria-components/Label'
import { cx } from '@/ui/cx'
import shared from '@/ui/Field/control.module.css'
import styles from './MomentField.module.css'

interface MomentFieldProps {
  label: string
  value: CalendarDateTime | null
  onChange: (value: CalendarDateTime | null) => void
  isInvalid: boolean
  /** The id of what says why it is. */
  describedBy: string
}

/** What is typed here has no control that would send its form, so Enter does. */
const sendOnEnter = ({ key, currentTarget }: KeyboardEvent) => {
  if (key === 'Enter') currentTarget.closest('form')?.requestSubmit()
}

/** A date and a time of day, each of its parts typed or stepped by itself. */
export function MomentField({ label, value, onChange, isInvalid, describedBy }: MomentFieldProps) {
  return (
    <div onKeyDownCapture={sendOnEnter}>
      <DateField
        value={value}
        onChange={onChange}
        granularity="minute"
        hourCycle={24}
        isInvalid={isInvalid}
        aria-describedby={describedBy}
        className={cx(styles.field)}
      >
        <Label className={cx(styles.label)}>{label}</Label>
        <DateInput className={cx(shared.frame, styles.input)}>
          {segment => <DateSegment segment={segment} className={cx(styles.segment)} />}
        </DateInput>
      </DateField>
    </div>
  )
}
