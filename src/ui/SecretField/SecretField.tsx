import { useState } from 'react'
import { CopyButton } from '@/ui/CopyButton/CopyButton'
import { cx } from '@/ui/cx'
import shared from '@/ui/Field/control.module.css'
import { Field, type FieldProps } from '@/ui/Field/Field'

export interface SecretFieldProps extends Omit<FieldProps, 'name'> {
  name?: string
  secret: string
  /** Without it, the secret is there to be taken away, with a button that copies it. */
  onChange?: ((secret: string) => void) | undefined
  /** Makes a secret, for those who need not choose one. */
  onGenerate?: (() => void) | undefined
}

/** A secret that is hidden until it is asked for. What is typed stays exactly as it is. */
export function SecretField({
  name = 'secret',
  secret,
  onChange,
  onGenerate,
  ...field
}: SecretFieldProps) {
  const [isShown, setShown] = useState(false)
  const verb = isShown ? 'Hide' : 'Show'
  return (
    <Field isOptionalHidden={!onChange} {...field} name={name}>
      {control => (
        <div className={shared.frame}>
          <input
            {...control}
            type={isShown ? 'text' : 'password'}
            className={cx(shared.input, shared.mono)}
            value={secret}
            readOnly={!onChange}
            onChange={event => onChange?.(event.target.value)}
            autoComplete="off"
            data-1p-ignore
            data-bwignore
            data-lpignore="true"
            spellCheck={false}
          />
          <span className={shared.buttons}>
            {onGenerate && (
              <button
                type="button"
                className={shared.reveal}
                disabled={control.disabled}
                onClick={onGenerate}
              >
                Generate
              </button>
            )}
            <button
              type="button"
              className={shared.reveal}
              aria-label={`${verb} ${field.label}`}
              onClick={() => setShown(!isShown)}
            >
              {verb}
            </button>
            {!onChange && <CopyButton label={`Copy ${field.label}`} text={secret} />}
          </span>
        </div>
      )}
    </Field>
  )
}
