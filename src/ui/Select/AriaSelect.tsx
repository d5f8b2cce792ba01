import { useContext, useState } from 'react'
import { Button, type ButtonProps } from 'react-aria-components/Button'
import { Select as ReactAriaSelect, SelectStateContext } from 'react-aria-components/Select'
import { flushSync } from 'react-dom'
import type { Item } from '@/ui/Listbox/item'
import { OptionList } from '@/ui/Listbox/OptionList'

/**
 * React-aria reports only what differs from the value. It takes a list of one for the value as well,
 * and that differs from each choice, also from the same one made again.
 */
const alwaysOther = (value: string): string => Object([value])

export interface SelectValue {
  items: readonly Item[]
  /** Empty while nothing is chosen. */
  value: string
  onChange: (value: string) => void
  /** What is chosen already is chosen once more. */
  onChooseAgain?: (() => void) | undefined
}

interface AriaSelectProps extends SelectValue {
  id: string
  labelId: string
  button: ButtonProps
  isDisabled: boolean
  /** The list was wanted before it could open. */
  isWanted: boolean
  onBlur?: (() => void) | undefined
}

/** The button of a select with its list of options. */
export function AriaSelect(props: AriaSelectProps) {
  const { id, labelId, items, value, onChange, onChooseAgain, onBlur, isDisabled } = props
  const [hadFocus] = useState(() => document.activeElement?.id === id)
  return (
    <ReactAriaSelect
      id={id}
      aria-labelledby={labelId}
      value={value && onChooseAgain ? alwaysOther(value) : value || null}
      onChange={key => {
        if (key === value) onChooseAgain?.()
        else if (key !== null) onChange(String(key))
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
