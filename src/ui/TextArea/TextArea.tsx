import { CopyButton } from '@/ui/CopyButton/CopyButton'
import { cx } from '@/ui/cx'
import shared from '@/ui/Field/control.module.css'
import { Field, type FieldProps } from '@/ui/Field/Field'

export interface TextAreaProps extends FieldProps {
  value: string
  onChange: (value: string) => void
  placeholder?: string | undefined
  rows?: number | undefined
  /** For keys and certificates. */
  isMonospace?: boolean | undefined
  /** Adds a button at the top right that copies the value. */
  isCopyable?: boolean | undefined
}

/** Several lines of text, `rows` high; the user can drag it taller. */
export function TextArea(props: TextAreaProps) {
  return (
    <Field {...props}>
      {field => (
        <div className={cx(shared.frame, shared.tall)}>
          <textarea
            {...field}
            className={cx(shared.input, shared.lines, props.isMonospace && shared.mono)}
            rows={props.rows ?? 2}
            value={props.value}
            placeholder={props.placeholder}
            autoComplete="off"
            spellCheck={false}
            onChange={event => props.onChange(event.target.value)}
            onBlur={props.onBlur}
          />
          {props.isCopyable && props.value && (
            <span className={shared.corner}>
              <CopyButton label={`Copy ${props.label}`} text={props.value} />
            </span>
          )}
        </div>
      )}
    </Field>
  )
}
