import { useContext, useState } from 'react'
import { Button, type ButtonProps } from 'react-aria-components/Button'
import { Select as ReactAriaSelect, SelectStateContext } from 'react-aria-components/Select'
import { flushSync } from 'react-dom'
import { type Item, OptionList } from '@/ui/Listbox/OptionList'

/**
 * Makes react-aria report choosing the current value again, which it ignores because nothing
 * changes. It accepts a list of one as the value, and such a list differs from every choice.
 */
const alwaysOther = (value: string): string => Object([value])

export interface SelectValue<Value extends string = string> {
  items: readonly (Item & { value: Value })[]
  /** Empty if nothing is chosen. */
  value: Value | ''
  onChange: (value: Value) => void
  /** Called if the current value is chosen again. */
  onChooseAgain?: (() => void) | undefined
}

interface AriaSelectProps<Value extends string> extends SelectValue<Value> {
  id: string
  labelId: string
  button: ButtonProps
  isDisabled: boolean
  /** Whether the list was requested before it could open. */
  isWanted: boolean
  onBlur?: (() => void) | undefined
}

/** The button of a select with its list of options. */
export function AriaSelect<Value extends string>(props: AriaSelectProps<Value>) {
  const { id, labelId, items, value, onChange, onChooseAgain, onBlur, isDisabled } = props
  const [hadFocus] = useState(() => document.activeElement?.id === id)
  return (
    <ReactAriaSelect
      id={id}
      aria-labelledby={labelId}
      value={value && onChooseAgain ? alwaysOther(value) : value || null}
      onChange={key => {
        const chosen = items.find(item => item.value === key)
        if (key === value) onChooseAgain?.()
        else if (chosen) onChange(chosen.value)
      }}
      {...(onBlur && { onBlur })}
      isDisabled={isDisabled}
      autoFocus={hadFocus}
      defaultOpen={props.isWanted && !isDisabled}
    >
      <Button {...props.button} />
      <SelectOptions items={items} buttonId={id} />
    </ReactAriaSelect>
  )
}

interface SelectOptionsProps extends Pick<SelectValue, 'items'> {
  buttonId: string
}

/** The open list. Tab closes it and continues from the button. */
function SelectOptions({ items, buttonId }: SelectOptionsProps) {
  const state = useContext(SelectStateContext)
  const leave = () => {
    // Synchronously, because the list keeps the focus while it exists.
    flushSync(() => state?.close())
    document.getElementById(buttonId)?.focus()
  }
  return <OptionList items={items} onTab={leave} />
}
