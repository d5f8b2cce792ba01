import { useState } from 'react'
import { CopyButton } from '@/ui/CopyButton/CopyButton'
import { cx } from '@/ui/cx'
import shared from '@/ui/Field/control.module.css'
import { Field } from '@/ui/Field/Field'
import styles from './SecretField.module.css'

export interface SecretFieldProps {
  /** What the secret is: `Bearer token`. */
  label: string
  secret: string
}

/** A secret to take away: hidden until it is asked for, and never changed. */
export function SecretField({ label, secret }: SecretFieldProps) {
  const [isShown, setShown] = useState(false)
  const verb = isShown ? 'Hide' : 'Show'
  return (
    <Field label={label} name="secret" isOptionalHidden>
      {field => (
        <div className={shared.frame}>
          <input
            {...field}
            type={isShown ? 'text' : 'password'}
            className={cx(shared.input, shared.mono)}
            value={secret}
            readOnly
            autoComplete="off"
            spellCheck={false}
          />
          <span className={styles.buttons}>
            <button
              type="button"
              className={styles.toggle}
              aria-label={`${verb} ${label}`}
              onClick={() => setShown(!isShown)}
            >
              {verb}
            </button>
            <CopyButton label={`Copy ${label}`} text={secret} />
          </span>
        </div>
      )}
    </Field>
  )
}
