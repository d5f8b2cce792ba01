import { Minus, Plus } from 'lucide-react'
import { useRef, type KeyboardEvent, type PointerEvent, useState } from 'react'
import { numberError, type NumberEntry, formatEntry, parseNumber } from '@/lib/number-entry'
import { isSizeUnit, parseSize } from '@/lib/size-entry'
import { cx } from '@/ui/cx'
import { Field, type FieldProps } from '@/ui/Field/Field'
import { useProblem } from '@/ui/Field/useProblem'
import { round, formatNumber } from '@/lib/number'
import { useLocale } from '@/ui/UiProvider/UiContext'
import shared from '@/ui/Field/control.module.css'
import styles from './NumberField.module.css'

/**
 * The text of a number field: as typed if it stands for the value, otherwise the value as formatted
 * in the user's locale.
 */
function useNumberText(value: NumberEntry, units: string | undefined) {
  const { locale } = useLocale()
  const [typed, setTyped] = useState('')
  const read = (text: string) =>
    isSizeUnit(units)
      ? parseSize(text, units, locale)
      : { entry: parseNumber(text, locale), hasUnit: false }
  const isTyped = read(typed).entry === value
  return {
    text: isTyped ? typed : formatEntry(value, locale),
    /** The value of a size with a unit, in the unit of the field. */
    reading:
      isTyped && typeof value === 'number' && read(typed).hasUnit
        ? `= ${formatNumber(value, locale)} ${units}`
        : undefined,
    setTyped,
  }
}

interface Steps {
  min: number
  max: number
  isInteger: boolean
}

/** Enough for any number entered, and few enough to hide binary rounding errors. */
const DIGITS = 10

/** Whether a step changes the value; always true if the value is not a number. */
const canStep = (entry: NumberEntry, by: number, { min, max }: Steps): boolean =>
  typeof entry !== 'number' || (by > 0 ? entry < max : entry > min)

/**
 * One step up or down, to the next whole number for integers. From no number, steps to the minimum.
 */
const step = (entry: NumberEntry, by: number, { min, max, isInteger }: Steps): number => {
  if (typeof entry !== 'number') return Number.isFinite(min) ? min : 0
  const whole = by > 0 ? Math.floor(entry) : Math.ceil(entry)
  const next = (isInteger ? whole : entry) + by
  return round(Math.min(Math.max(next, min), max), DIGITS)
}

export interface NumberFieldProps extends FieldProps {
  value: NumberEntry
  /**
   * Called on every keystroke with the text as typed, which whoever has the value reads, and on every
   * step with the number.
   */
  onChange: (value: NumberEntry) => void
  /** 0 by default. */
  min?: number | undefined
  max?: number | undefined
  /** Why there is a minimum, for its error message. */
  minReason?: string | undefined
  /** Appended to the maximum in its error message. */
  maxUnits?: string | undefined
  isInteger?: boolean | undefined
  placeholder?: string | undefined
}

const PAGE = 10

const KEYS: Record<string, number | undefined> = {
  ArrowUp: 1,
  ArrowDown: -1,
  PageUp: PAGE,
  PageDown: -PAGE,
}

/**
 * A number or, with units of size, any text for one (`1.5 TB`). Typed and pasted text is left as it
 * is. Shows an error when it is left.
 *
 * A native input: react-aria's stops the propagation of keys and changes the text to another
 * number.
 */
export function NumberField(props: NumberFieldProps) {
  const { value, label, units, isDisabled = false, isInteger = false, max = Infinity } = props
  const { min = 0, minReason, maxUnits } = props
  const range = { min, max, isInteger }
  const input = useRef<HTMLInputElement>(null)
  const { text, reading, setTyped } = useNumberText(value, units)
  const { problem, tellProblem } = useProblem(
    value === null
      ? undefined
      : numberError(value, { label, units, minReason, maxUnits, ...range }),
  )

  const stepBy = (by: number) => {
    if (!isDisabled && canStep(value, by, range)) props.onChange(step(value, by, range))
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter') tellProblem()
    const by = event.altKey || event.ctrlKey || event.metaKey ? undefined : KEYS[event.key]
    if (by === undefined) return
    event.preventDefault()
    stepBy(by)
  }
  // Focuses the input on a press by mouse. A touch must not open the keyboard.
  const onPressStart = ({ pointerType }: PointerEvent) => {
    if (pointerType === 'mouse') input.current?.focus()
  }
  const stepper = (by: 1 | -1) => (
    <button
      type="button"
      className={styles.step}
      tabIndex={-1}
      aria-label={`${by > 0 ? 'Increase' : 'Decrease'} ${label}`}
      // Not `disabled`, which would take the focus away from a user who steps to a limit.
      aria-disabled={isDisabled || !canStep(value, by, range)}
      onPointerDown={onPressStart}
      onMouseDown={event => event.preventDefault()}
      onClick={() => stepBy(by)}
    >
      {by > 0 ? <Plus size={14} /> : <Minus size={14} />}
    </button>
  )

  return (
    <Field {...props} error={props.error ?? problem}>
      {field => (
        <div className={styles.box}>
          <div className={cx(shared.frame, styles.frame)}>
            <input
              {...field}
              ref={input}
              type="text"
              role="spinbutton"
              inputMode={isSizeUnit(units) || min < 0 ? 'text' : isInteger ? 'numeric' : 'decimal'}
              aria-valuenow={typeof value === 'number' ? value : undefined}
              aria-valuetext={text || undefined}
              aria-valuemin={Number.isFinite(min) ? min : undefined}
              aria-valuemax={Number.isFinite(max) ? max : undefined}
              className={shared.input}
              value={text}
              placeholder={props.placeholder}
              autoComplete="off"
              spellCheck={false}
              onChange={event => {
                setTyped(event.target.value)
                props.onChange(event.target.value)
              }}
              onKeyDown={onKeyDown}
              onBlur={() => {
                tellProblem()
                props.onBlur?.()
              }}
            />
            <output htmlFor={field.id} className={styles.reading}>
              {reading}
            </output>
            <span className={styles.steps}>
              {stepper(-1)}
              {stepper(1)}
            </span>
          </div>
        </div>
      )}
    </Field>
  )
}
