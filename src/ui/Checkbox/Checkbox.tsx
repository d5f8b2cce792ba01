import { Check, Minus } from 'lucide-react'
import { useEffect, useId, useRef, type ReactNode } from 'react'
import { FieldError } from '@/ui/Field/Field'
import { VisuallyHidden } from '@/ui/VisuallyHidden/VisuallyHidden'
import styles from './Checkbox.module.css'

export interface CheckboxProps {
  /** To the right of the box; its text is the accessible name. */
  label: ReactNode
  name?: string | undefined
  value: boolean
  onChange: (value: boolean) => void
  /** Drawn as a dash: some of the items that the box represents are checked, but not all. */
  isIndeterminate?: boolean | undefined
  isDisabled?: boolean | undefined
  /** Hides the label except from assistive technology, as in a column of boxes. */
  isLabelHidden?: boolean | undefined
  help?: ReactNode
  error?: string | undefined
  onBlur?: (() => void) | undefined
}

/** A boolean, with the label to its right. */
export function Checkbox(props: CheckboxProps) {
  const id = useId()
  const box = useRef<HTMLInputElement>(null)
  const isMixed = props.isIndeterminate ?? false
  const isInvalid = props.error ? true : undefined
  const described = [props.help && `${id}help`, props.error && `${id}error`].filter(Boolean)
  useEffect(() => {
    if (box.current) box.current.indeterminate = isMixed
  }, [isMixed])

  return (
    <div className={styles.field} data-field-root data-invalid={isInvalid}>
      <label className={styles.label}>
        <span className={styles.box}>
          <input
            ref={box}
            type="checkbox"
            className={styles.input}
            name={props.name}
            data-field={props.name}
            data-invalid={isInvalid}
            aria-invalid={isInvalid}
            aria-describedby={described.join(' ') || undefined}
            checked={props.value}
            disabled={props.isDisabled}
            onChange={event => props.onChange(event.target.checked)}
            onBlur={props.onBlur}
          />
          {isMixed ? <Minus size={12} strokeWidth={3} /> : <Check size={12} strokeWidth={3} />}
        </span>
        {props.isLabelHidden ? (
          <VisuallyHidden>{props.label}</VisuallyHidden>
        ) : (
          <span className={styles.text}>{props.label}</span>
        )}
      </label>
      {props.help && (
        <div id={`${id}help`} className={styles.help}>
          {props.help}
        </div>
      )}
      <div className={styles.error}>
        <FieldError id={`${id}error`} error={props.error} />
      </div>
    </div>
  )
}
