import { ChevronDown, ChevronUp } from 'lucide-react'
import { useState, type KeyboardEvent } from 'react'
import { cx } from '@/ui/cx'
import shared from '@/ui/Field/control.module.css'
import { Field, type FieldProps } from '@/ui/Field/Field'
import styles from './NumberField.module.css'
import { clamp, formatNumberText, isNumberInProgress, parseNumber, step } from './numberText'

export interface NumberFieldProps extends FieldProps {
  value: number | null
  /** Called with every keystroke, with null while the text is no number. */
  onChange: (value: number | null) => void
  /** 0 unless given. What is below it becomes it when the field is left. */
  min?: number | undefined
  /** What is above it becomes it when the field is left. */
  max?: number | undefined
  /** Any other number is rounded when the field is left. */
  isInteger?: boolean | undefined
  placeholder?: string | undefined
}

const PAGE = 10

/**
 * A number with stepper buttons. The text is kept as typed and the number it stands for is
 * reported at once, so that a form submitted by Enter never misses the last keystroke; leaving
 * the field clamps it, and rounds it where it has to be whole. There is no grouping, and no minus
 * where the minimum forbids one.
 */
export function NumberField(props: NumberFieldProps) {
  const { value, onChange, max, isInteger } = props
  const min = props.min ?? 0
  const [typed, setTyped] = useState('')
  // A value that came from outside replaces what was typed.
  const text = parseNumber(typed) === value ? typed : formatNumberText(value)

  const take = (next: number | null) => {
    setTyped(formatNumberText(next))
    if (next !== value) onChange(next)
  }
  const type = (next: string, inserted: string | null) => {
    if (!isNumberInProgress(next.trim(), { min })) {
      // What took the place of all that was there is refused, and leaves nothing behind.
      if (inserted === next) take(null)
      return
    }
    setTyped(next.trim())
    const number = parseNumber(next)
    if (number !== value) onChange(number)
  }
  const whole = value !== null && isInteger ? Math.round(value) : value
  const settle = () => take(whole === null ? null : clamp(whole, { min, max }))
  const stepBy = (by: number) => take(step(whole, by, { min, max }))

  const keys: Record<string, (() => void) | undefined> = {
    ArrowUp: () => stepBy(1),
    ArrowDown: () => stepBy(-1),
    PageUp: () => stepBy(PAGE),
    PageDown: () => stepBy(-PAGE),
    Home: Number.isFinite(min) ? () => take(min) : undefined,
    End: max === undefined ? undefined : () => take(max),
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter') return settle()
    const key = event.altKey || event.ctrlKey || event.metaKey ? undefined : keys[event.key]
    if (!key) return
    event.preventDefault()
    key()
  }
  const stepper = (by: 1 | -1) => (
    <button
      type="button"
      className={styles.step}
      tabIndex={-1}
      aria-label={`${by > 0 ? 'Increase' : 'Decrease'} ${props.label}`}
      disabled={props.isDisabled || (value !== null && clamp(value + by, { min, max }) === value)}
      onClick={() => stepBy(by)}
    >
      {by > 0 ? <ChevronUp size={12} /> : <ChevronDown size={12} />}
    </button>
  )

  return (
    <Field {...props}>
      {field => (
        <div className={cx(shared.frame, styles.frame)}>
          <input
            {...field}
            type="text"
            inputMode={isInteger ? 'numeric' : 'decimal'}
            aria-roledescription="number field"
            className={shared.input}
            value={text}
            placeholder={props.placeholder}
            autoComplete="off"
            spellCheck={false}
            onChange={({ target, nativeEvent }) =>
              type(target.value, (nativeEvent as InputEvent).data)
            }
            onKeyDown={onKeyDown}
            onBlur={() => {
              settle()
              props.onBlur?.()
            }}
          />
          <span className={styles.steps}>
            {stepper(1)}
            {stepper(-1)}
          </span>
        </div>
      )}
    </Field>
  )
}
