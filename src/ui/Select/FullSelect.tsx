import { useContext } from 'react'
import { Button } from 'react-aria-components/Button'
import { Select as AriaSelect, SelectStateContext } from 'react-aria-components/Select'
import { flushSync } from 'react-dom'
import { cx } from '@/ui/cx'
import shared from '@/ui/Field/control.module.css'
import { Field } from '@/ui/Field/Field'
import type { EarlyUse } from '@/ui/Late/useFullCode'
import { OptionList } from '@/ui/Listbox/OptionList'
import type { SelectProps } from './Select'
import styles from './Select.module.css'
import { SelectFace } from './SelectFace'
import { useSelectText } from './useSelectText'

/**
 * React-aria reports only what differs from the value. It takes a list of one for the value as well,
 * and that differs from each choice, also from the same one made again.
 */
const alwaysOther = (value: string): string => Object([value])

interface FullSelectProps extends SelectProps {
  early: EarlyUse
}

/** A select with its list of options. */
export function FullSelect({ early, ...props }: FullSelectProps) {
  const { items, value, onChange, onChooseAgain, onBlur } = props
  const { isDisabled, ...face } = useSelectText(props)
  return (
    <Field {...props} isDisabled={isDisabled}>
      {(field, labelId) => (
        <AriaSelect
          id={field.id}
          aria-labelledby={labelId}
          value={value && onChooseAgain ? alwaysOther(value) : value || null}
          onChange={key => {
            if (key === value) onChooseAgain?.()
            else if (key !== null) onChange(String(key))
          }}
          {...(onBlur && { onBlur })}
          isDisabled={isDisabled}
          autoFocus={early.hasFocus}
          defaultOpen={early.isWanted && !isDisabled}
        >
          <Button
            className={cx(shared.frame, styles.button)}
            aria-labelledby={labelId}
            aria-describedby={cx(`${field.id}value`, field['aria-describedby'])}
            data-field={field['data-field']}
            data-invalid={field['data-invalid']}
          >
            <SelectFace id={`${field.id}value`} {...face} />
          </Button>
          <SelectOptions items={items} buttonId={field.id} />
        </AriaSelect>
      )}
    </Field>
  )
}

interface SelectOptionsProps extends Pick<SelectProps, 'items'> {
  buttonId: string
}

/** The open list. Tab leaves it behind, and goes on from the button. */
function SelectOptions({ items, buttonId }: SelectOptionsProps) {
  const state = useContext(SelectStateContext)
  const leave = () => {
    // At once: as long as the list is there, it keeps the focus.
    flushSync(() => state?.close())
    document.getElementById(buttonId)?.focus()
  }
  return <OptionList items={items} onTab={leave} />
}
