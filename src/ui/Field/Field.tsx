import { useId, type ReactNode } from 'react'
import { cx } from '@/ui/cx'
import { VisuallyHidden } from '@/ui/VisuallyHidden/VisuallyHidden'
import styles from './Field.module.css'

/** What every field takes, whatever its control is. */
export interface FieldProps {
  /** The visible name. Together with the units it is the accessible name. */
  label: string
  /** The key of the value in its form. `focusField` finds the field by it. */
  name: string
  /** Shown after the label in parentheses: `Size (GiB)`. */
  units?: string | undefined
  /** Between label and control. */
  help?: ReactNode
  /** Below the control: the rule for what goes into it, and how much of a limit is used. */
  hint?: ReactNode
  error?: string | undefined
  isRequired?: boolean | undefined
  isDisabled?: boolean | undefined
  /** Keeps an optional field from saying so, where the surroundings already do. */
  isOptionalHidden?: boolean | undefined
  /** Leaves the label to assistive technology. */
  isLabelHidden?: boolean | undefined
  /** Stands after the label, outside of the accessible name: a tip, as a rule. */
  labelAside?: ReactNode
  onBlur?: (() => void) | undefined
}

/** The attributes by which a control belongs to its field. */
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
  /** A group is named through `labelId`; a single control is named by a `label` element. */
  kind?: 'control' | 'group'
  className?: string | undefined
  children: (control: ControlProps, labelId: string) => ReactNode
}

/**
 * The anatomy of a field, decided here and nowhere else: label with units and the optional mark,
 * help, control, hint, error. An error is announced assertively when it appears.
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

/** The live region waits empty, so that a message that appears in it is read out. */
export function FieldError({ id, error }: { id: string; error: string | undefined }) {
  return (
    <div id={id} className={styles.error} aria-live="assertive">
      {error}
    </div>
  )
}
