import type { ReactNode } from 'react'
import { cx } from '@/ui/cx'
import { Field, type FieldProps } from '@/ui/Field/Field'
import styles from './RadioGroup.module.css'

interface RadioOption<Value extends string> {
  value: Value
  label: ReactNode
  help?: ReactNode
  isDisabled?: boolean
}

export interface RadioGroupProps<Value extends string> extends FieldProps {
  options: readonly RadioOption<Value>[]
  /** Empty if nothing is chosen. */
  value: Value | ''
  onChange: (value: Value) => void
  /** Side by side, for few and short options. */
  isInline?: boolean | undefined
}

/** One choice from a few that are all shown. The arrow keys move it. */
export function RadioGroup<Value extends string>(props: RadioGroupProps<Value>) {
  const { options, value, onChange } = props
  // The radio that gets the focus by Tab or after a refused submission: the chosen or the first.
  const entry = options.find(option => option.value === value) ?? options[0]

  return (
    <Field {...props} kind="group">
      {(field, labelId) => (
        <div
          role="radiogroup"
          className={cx(styles.group, props.isInline && styles.inline)}
          aria-labelledby={labelId}
          aria-describedby={field['aria-describedby']}
          aria-invalid={field['aria-invalid']}
          aria-required={field['aria-required']}
          onBlur={props.onBlur}
        >
          {options.map(option => (
            <label key={option.value} className={styles.option}>
              <input
                type="radio"
                className={styles.radio}
                name={field.id}
                value={option.value}
                checked={option.value === value}
                disabled={props.isDisabled || option.isDisabled}
                onChange={() => onChange(option.value)}
                {...(option === entry && {
                  'data-field': props.name,
                  'data-invalid': field['data-invalid'],
                })}
              />
              <span className={styles.text}>
                {option.label}
                {option.help && <span className={styles.help}>{option.help}</span>}
              </span>
            </label>
          ))}
        </div>
      )}
    </Field>
  )
}
