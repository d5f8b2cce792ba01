import { useId, type ReactNode } from 'react'
import { cx } from '@/ui/cx'
import { VisuallyHidden } from '@/ui/VisuallyHidden/VisuallyHidden'
import styles from './Field.module.css'

/** The props of all fields, whatever their control is. */
export interface FieldProps {
  /** The visible label. With the units, it is the accessible name. */
  label: string
  /** The key of the value in its form, by which `focusField` finds the field. */
  name: string
  /** Shown after the label in parentheses: `Size (GiB)`. */
  units?: string | undefined
  /** Between label and control. */
  help?: ReactNode
  /** Below the control: the rule for its value, and how much of a limit is used. */
  hint?: ReactNode
  error?: string | undefined
  isRequired?: boolean | undefined
  isDisabled?: boolean | undefined
  /** Hides the mark of an optional field, if the surroundings already say it is optional. */
  isOptionalHidden?: boolean | undefined
  /** Hides the label except from assistive technology. */
  isLabelHidden?: boolean | undefined
  /** After the label, outside the accessible name: usually a tip. */
  labelAside?: ReactNode
  onBlur?: (() => void) | undefined
}

/** The attributes that connect a control to its field. */
export interface ControlProps {
  id: string
  name: string
  disabled: boolean
  'data-field': string
  'data-invalid': true | undefined
  'aria-invalid': true | undefined
  'aria-required': true | undefined
  'aria-describedby': string | undefined
}

interface FieldAnatomyProps extends FieldProps {
  /** `group` is labelled through `labelId`; a single control has a `label` element. */
  kind?: 'control' | 'group'
  className?: string | undefined
  children: (control: ControlProps, labelId: string) => ReactNode
}

/**
 * The structure of all fields: label with units and optional mark, help, control, hint, error. An
 * error is announced assertively when it appears.
 */
export function Field({ kind = 'control', className, children, ...field }: FieldAnatomyProps) {
  const id = useId()
  const labelId = `${id}label`
  const helpId = `${id}help`
  const hintId = `${id}hint`
  const errorId = `${id}error`
  const isInvalid = field.error ? true : undefined
  const described = cx(
    field.help ? helpId : null,
    field.hint ? hintId : null,
    field.error ? errorId : null,
  )
  const Label = kind === 'control' ? 'label' : 'span'
  const label = (
    <Label id={labelId} className={styles.label} {...(kind === 'control' && { htmlFor: id })}>
      {field.label}
      {field.units && (
        <>
          {' '}
          <span className={styles.aside}>({field.units})</span>
        </>
      )}
    </Label>
  )

  return (
    <div className={cx(styles.field, className)} data-field-root data-invalid={isInvalid}>
      {field.isLabelHidden ? (
        <VisuallyHidden>{label}</VisuallyHidden>
      ) : (
        <div className={styles.head}>
          {label}
          {!field.isRequired && !field.isOptionalHidden && (
            <span className={styles.aside} aria-hidden="true">
              {' '}
              (Optional)
            </span>
          )}
          {field.labelAside && <> {field.labelAside}</>}
        </div>
      )}
      {field.help && (
        <div id={helpId} className={styles.help}>
          {field.help}
        </div>
      )}
      {children(
        {
          id,
          name: field.name,
          disabled: field.isDisabled ?? false,
          'data-field': field.name,
          'data-invalid': isInvalid,
          'aria-invalid': isInvalid,
          'aria-required': field.isRequired ? true : undefined,
          'aria-describedby': described || undefined,
        },
        labelId,
      )}
      {field.hint && (
        <div id={hintId} className={styles.hint}>
          {field.hint}
        </div>
      )}
      <FieldError id={errorId} error={field.error} />
    </div>
  )
}

/** The live region is rendered while empty, so that a message that appears in it is announced. */
export function FieldError({ id, error }: { id: string; error: string | undefined }) {
  return (
    <div id={id} className={styles.error} aria-live="assertive">
      {error}
    </div>
  )
}
