import type { ReactNode } from 'react'
import { Field, type FieldProps } from '@/ui/Field/Field'
import { Checkbox } from './Checkbox'
import styles from './Checkbox.module.css'

export interface CheckboxGroupProps extends FieldProps {
  options: readonly { value: string; label: ReactNode; isDisabled?: boolean }[]
  /** The checked values, in the order of the options. */
  value: readonly string[]
  onChange: (value: string[]) => void
  /** Adds a box in front that checks all or none, and is mixed in between. */
  selectAllLabel?: string | undefined
}

/** Any number of choices from a few. */
export function CheckboxGroup(props: CheckboxGroupProps) {
  const { options, value, onChange } = props
  const isChecked = new Set(value)
  const all = options.map(option => option.value)
  const isAll = all.length > 0 && all.every(option => isChecked.has(option))

  return (
    <Field {...props} kind="group">
      {(field, labelId) => (
        <div
          role="group"
          className={styles.group}
          aria-labelledby={labelId}
          aria-describedby={field['aria-describedby']}
          data-invalid={field['data-invalid']}
          data-field={props.name}
          tabIndex={-1}
          onBlur={props.onBlur}
        >
          {props.selectAllLabel && (
            <Checkbox
              label={props.selectAllLabel}
              value={isAll}
              isIndeterminate={!isAll && isChecked.size > 0}
              isDisabled={props.isDisabled}
              onChange={() => onChange(isAll ? [] : all)}
            />
          )}
          {options.map(option => (
            <Checkbox
              key={option.value}
              name={props.name}
              label={option.label}
              value={isChecked.has(option.value)}
              isDisabled={props.isDisabled || option.isDisabled}
              onChange={checked =>
                onChange(
                  all.filter(other => (other === option.value ? checked : isChecked.has(other))),
                )
              }
            />
          ))}
        </div>
      )}
    </Field>
  )
}
