import { useId, type ReactNode } from 'react'
import { FieldError } from '@/ui/Field/Field'
import { CheckboxInput, type CheckboxInputProps } from './CheckboxInput'
import styles from './Checkbox.module.css'

export interface CheckboxProps extends Pick<CheckboxInputProps, 'isIndeterminate'> {
  /** To the right of the box; its text is the accessible name. */
  label: ReactNode
  name?: string | undefined
  value: boolean
  onChange: (value: boolean) => void
  isDisabled?: boolean | undefined
  help?: ReactNode
  error?: string | undefined
  onBlur?: (() => void) | undefined
}

/** A boolean, with the label to its right. */
export function Checkbox(props: CheckboxProps) {
  const id = useId()
  const isInvalid = props.error ? true : undefined
  const described = [props.help && `${id}help`, props.error && `${id}error`].filter(Boolean)
  return (
    <div className={styles.field} data-field-root data-invalid={isInvalid}>
      <label className={styles.label}>
        <CheckboxInput
          name={props.name}
          data-field={props.name}
          data-invalid={isInvalid}
          aria-invalid={isInvalid}
          aria-describedby={described.join(' ') || undefined}
          checked={props.value}
          disabled={props.isDisabled}
          onChange={event => props.onChange(event.target.checked)}
          onBlur={props.onBlur}
          isIndeterminate={props.isIndeterminate}
        />
        <span className={styles.text}>{props.label}</span>
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
