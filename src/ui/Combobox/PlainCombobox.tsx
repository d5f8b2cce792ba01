import { ChevronsUpDown } from 'lucide-react'
import shared from '@/ui/Field/control.module.css'
import { Field } from '@/ui/Field/Field'
import { isFocusedQuietly } from '@/ui/Field/focusQuietly'
import type { EarlyUse } from '@/ui/Late/useFullCode'
import { Spinner } from '@/ui/Spinner/Spinner'
import type { ComboboxProps } from './Combobox'
import styles from './Combobox.module.css'
import { useComboboxText } from './useComboboxText'

interface PlainComboboxProps extends ComboboxProps {
  typed: string | null
  onUse: (use: Partial<EarlyUse>) => void
}

/** A combobox that cannot open yet, and remembers that it is to. */
export function PlainCombobox({ typed, onUse, ...props }: PlainComboboxProps) {
  const { text, type } = useComboboxText(props, typed)
  return (
    <Field {...props}>
      {field => (
        <div className={shared.frame}>
          <input
            {...field}
            type="text"
            role="combobox"
            className={shared.input}
            aria-expanded={false}
            aria-controls={`${field.id}list`}
            aria-autocomplete="list"
            value={text}
            placeholder={props.placeholder}
            autoComplete="off"
            spellCheck={false}
            onChange={event => {
              type(event.target.value)
              onUse({ isWanted: true, typed: event.target.value })
            }}
            onFocus={({ target }) => onUse({ hasFocus: true, isWanted: !isFocusedQuietly(target) })}
            onClick={() => onUse({ isWanted: true })}
            onKeyDown={event => event.key === 'Enter' && event.preventDefault()}
            onBlur={() => {
              onUse({ hasFocus: false, isWanted: false })
              props.onBlur?.()
            }}
          />
          {props.isLoading ? (
            <span className={styles.spinner}>
              <Spinner />
            </span>
          ) : (
            props.items.length > 0 && (
              <span className={styles.toggle}>
                <ChevronsUpDown size={14} />
              </span>
            )
          )}
        </div>
      )}
    </Field>
  )
}
