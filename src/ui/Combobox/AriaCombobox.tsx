import type { ElementType, ReactNode } from 'react'
import { Button } from 'react-aria-components/Button'
import { ComboBox } from 'react-aria-components/ComboBox'
import { Group } from 'react-aria-components/Group'
import { cx } from '@/ui/cx'
import shared from '@/ui/Field/control.module.css'
import type { Item } from '@/ui/Listbox/item'
import { OptionList } from '@/ui/Listbox/OptionList'
import { ComboboxInput, type ComboboxInputProps } from './ComboboxInput'

interface AriaComboboxProps extends ComboboxInputProps {
  items: readonly Item[]
  labelId: string
  endWith: (Toggle: ElementType) => ReactNode
  onBlur: () => void
}

/** The input of a combobox with its list of options. */
export function AriaCombobox(props: AriaComboboxProps) {
  const { items, field, box } = props
  return (
    <ComboBox
      id={field.id}
      aria-labelledby={props.labelId}
      items={box.listed}
      inputValue={box.text}
      onInputChange={box.type}
      value={box.chosen}
      onChange={key => {
        const item = box.listed.find(({ value }) => value === key)
        if (item) box.choose(item)
      }}
      // What is typed is never taken back; what becomes of it is decided when it is left.
      allowsCustomValue
      // The input opens the list: on its own it would open again when Enter changes the text.
      menuTrigger="manual"
      // Whether there is a list at all is for the input to say: react-aria would look at the options
      // of before the text changed, and leave the list of a pasted one closed.
      allowsEmptyCollection
      shouldFocusWrap
      isDisabled={field.disabled}
      isInvalid={field['aria-invalid'] ?? false}
      onBlur={props.onBlur}
    >
      <Group className={cx(shared.frame)} role="presentation">
        <ComboboxInput {...props} />
        {props.endWith(Button)}
      </Group>
      <OptionList items={box.listed} total={items.length} emptyText="No items match" />
    </ComboBox>
  )
}
