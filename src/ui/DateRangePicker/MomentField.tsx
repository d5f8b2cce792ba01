import type { CalendarDateTime } from '@internationalized/date'
import { useContext, useEffect, type KeyboardEvent } from 'react'
import {
  DateField,
  DateFieldStateContext,
  DateInput,
  DateSegment,
} from 'react-aria-components/DateField'
import { Label } from 'react-aria-components/Label'
import { cx } from '@/ui/cx'
import shared from '@/ui/Field/control.module.css'
import styles from './RangePanel.module.css'

interface MomentFieldProps {
  label: string
  value: CalendarDateTime | null
  onChange: (value: CalendarDateTime | null) => void
  /** Reports whether some parts are empty; the value stays unchanged then. */
  onLack: (isLacking: boolean) => void
  isInvalid: boolean
  /** Id of the error message. */
  describedBy: string
}

/** Enter submits the form, because these segments are not form controls. */
const sendOnEnter = ({ key, currentTarget }: KeyboardEvent) => {
  if (key === 'Enter') currentTarget.closest('form')?.requestSubmit()
}

/** A date and time of day. Each segment can be typed or stepped. */
export function MomentField({ label, value, onChange, ...props }: MomentFieldProps) {
  const { onLack, isInvalid, describedBy } = props
  return (
    <div onKeyDownCapture={sendOnEnter}>
      <DateField
        value={value}
        onChange={onChange}
        granularity="minute"
        isInvalid={isInvalid}
        aria-describedby={describedBy}
        className={cx(styles.field)}
      >
        <Label className={cx(styles.label)}>{label}</Label>
        <DateInput className={cx(shared.frame, styles.input)}>
          {segment => <DateSegment segment={segment} className={cx(styles.segment)} />}
        </DateInput>
        <Lack onLack={onLack} />
      </DateField>
    </div>
  )
}

/** Watches the segments of the field around it. */
function Lack({ onLack }: Pick<MomentFieldProps, 'onLack'>) {
  const segments = useContext(DateFieldStateContext)?.segments ?? []
  const isLacking = segments.some(({ isPlaceholder }) => isPlaceholder)
  useEffect(() => {
    onLack(isLacking)
    // The callback changes with each render, but does the same.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [isLacking])
  return null
}
