import type { ElementType, ReactNode } from 'react'
import { Button } from 'react-aria-components/Button'
import { ComboBox } from 'react-aria-components/ComboBox'
import { Group } from 'react-aria-components/Group'
import { cx } from '@/ui/cx'
import shared from '@/ui/Field/control.module.css'
import { type Item, OptionList } from '@/ui/Listbox/OptionList'
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
      // Typed text is never reverted; leaving the field decides what it means.
      allowsCustomValue
      // The input opens the list: react-aria would reopen it when Enter changes the text.
      menuTrigger="manual"
      // The input decides whether there is a list. React-aria would check the options from before
      // the text changed, and leave the list of a pasted text closed.
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
      <OptionList
        items={box.listed}
        total={items.length}
        emptyText="No items match"
        first={box.first?.value}
      />
    </ComboBox>
  )
}
