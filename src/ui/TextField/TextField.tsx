import { useRef, type KeyboardEvent } from 'react'
import { CopyButton } from '@/ui/CopyButton/CopyButton'
import { cx } from '@/ui/cx'
import shared from '@/ui/Field/control.module.css'
import { Field, type FieldProps } from '@/ui/Field/Field'

export interface TextFieldProps extends FieldProps {
  value: string
  onChange: (value: string) => void
  /**
   * Called when the field is left, or Enter pressed, after something was typed. By default, removes
   * the spaces around it.
   */
  onSettle?: (() => void) | undefined
  placeholder?: string | undefined
  /** For ids and addresses. */
  isMonospace?: boolean | undefined
  /** Adds a button at the right end that copies the value. */
  isCopyable?: boolean | undefined
  /** Handles Enter, which then does not submit the form. */
  onEnter?: (() => void) | undefined
  /**
   * What the browser may fill in. Without it, neither browser nor password managers offer anything.
   */
  autoComplete?: string | undefined
  autoFocus?: boolean | undefined
}

/** Tells password managers to ignore a field: most names here are those of machines. */
const ignoredByPasswordManagers = {
  autoComplete: 'off',
  'data-1p-ignore': true,
  'data-bwignore': true,
  'data-lpignore': 'true',
  'data-form-type': 'other',
} as const

function TextInput({ type, ...props }: TextFieldProps & { type: 'text' | 'password' }) {
  const { value, onChange, onEnter } = props
  const fill = props.autoComplete ? { autoComplete: props.autoComplete } : ignoredByPasswordManagers
  // A draft may bring back what was typed and not left.
  const isTyped = useRef(value !== value.trim())
  // Names and addresses have no spaces around them; a password may.
  const settle = () => {
    const trimmed = value.trim()
    const hasToSettle = type === 'text' && isTyped.current
    isTyped.current = false
    if (!hasToSettle) return
    if (props.onSettle) props.onSettle()
    else if (trimmed !== value) onChange(trimmed)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
    settle()
    if (!onEnter || event.ctrlKey || event.metaKey) return
    event.preventDefault()
    onEnter()
  }
  return (
    <Field {...props}>
      {field => (
        <div className={shared.frame}>
          <input
            {...field}
            {...fill}
            type={type}
            className={cx(shared.input, props.isMonospace && shared.mono)}
            value={value}
            placeholder={props.placeholder}
            autoFocus={props.autoFocus}
            spellCheck={false}
            onChange={event => {
              isTyped.current = true
              onChange(event.target.value)
            }}
            onKeyDown={onKeyDown}
            onBlur={() => {
              settle()
              props.onBlur?.()
            }}
          />
          {props.isCopyable && value && (
            <span className={shared.copy}>
              <CopyButton label={`Copy ${props.label}`} text={value} />
            </span>
          )}
        </div>
      )}
    </Field>
  )
}

/** One line of text. The spaces around it are removed when it is left. */
export function TextField(props: TextFieldProps) {
  return <TextInput {...props} type="text" />
}

/** One line of hidden text. Set `autoComplete` so that it can be filled in. */
export function PasswordField(props: Omit<TextFieldProps, 'isCopyable' | 'isMonospace'>) {
  return <TextInput {...props} type="password" />
}
