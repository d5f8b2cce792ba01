import type { KeyboardEvent } from 'react'
import { cx } from '@/ui/cx'
import shared from '@/ui/Field/control.module.css'
import { Field } from '@/ui/Field/Field'
import type { EarlyUse } from '@/ui/Late/useFullCode'
import type { SelectProps } from './Select'
import styles from './Select.module.css'
import { SelectFace } from './SelectFace'
import { useSelectText } from './useSelectText'

interface PlainSelectProps extends SelectProps {
  onUse: (use: Partial<EarlyUse>) => void
}

/** A select that cannot open yet, and remembers that it is to. */
export function PlainSelect({ onUse, ...props }: PlainSelectProps) {
  const { isDisabled, ...face } = useSelectText(props)
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
    event.preventDefault()
    onUse({ isWanted: true })
  }
  return (
    <Field {...props} isDisabled={isDisabled}>
      {({ 'aria-required': _required, 'aria-invalid': _invalid, ...field }, labelId) => (
        <button
          {...field}
          type="button"
          className={cx(shared.frame, styles.button)}
          aria-labelledby={labelId}
          aria-describedby={cx(`${field.id}value`, field['aria-describedby'])}
          aria-haspopup="listbox"
          aria-expanded={false}
          onClick={() => onUse({ isWanted: true })}
          onKeyDown={onKeyDown}
          onFocus={() => onUse({ hasFocus: true })}
          onBlur={() => {
            onUse({ hasFocus: false })
            props.onBlur?.()
          }}
        >
          <SelectFace id={`${field.id}value`} {...face} />
        </button>
      )}
    </Field>
  )
}
