import { ChevronsUpDown } from 'lucide-react'
import { Button } from 'react-aria-components/Button'
import { ComboBox } from 'react-aria-components/ComboBox'
import { Group } from 'react-aria-components/Group'
import { cx } from '@/ui/cx'
import shared from '@/ui/Field/control.module.css'
import { Field } from '@/ui/Field/Field'
import type { EarlyUse } from '@/ui/Late/useFullCode'
import { OptionList } from '@/ui/Listbox/OptionList'
import { Spinner } from '@/ui/Spinner/Spinner'
import type { ComboboxProps } from './Combobox'
import styles from './Combobox.module.css'
import { ComboboxInput } from './ComboboxInput'
import { useComboboxText } from './useComboboxText'

interface FullComboboxProps extends ComboboxProps {
  early: EarlyUse
}

/** A combobox with its list of options. */
export function FullCombobox({ early, ...props }: FullComboboxProps) {
  const { items, onBlur, onEnter, isDisabled = false } = props
  const box = useComboboxText(props, early.typed)
  const choose = (key: unknown) => {
    const item = box.listed.find(({ value }) => value === key)
    if (item) box.choose(item)
  }
  return (
    <Field {...props} error={props.error ?? box.problem}>
      {({ id, disabled: _disabled, 'aria-invalid': isInvalid, ...field }, labelId) => (
        <ComboBox
          id={id}
          aria-labelledby={labelId}
          items={box.listed}
          inputValue={box.text}
          onInputChange={box.type}
          value={box.chosen}
          onChange={choose}
          // What is typed is never taken back; what becomes of it is decided when it is left.
          allowsCustomValue
          // The input opens the list: on its own it would open again when Enter changes the text.
          menuTrigger="manual"
          // Whether there is a list at all is for the input to say: react-aria would look at the options
          // of before the text changed, and leave the list of a pasted one closed.
          allowsEmptyCollection
          shouldFocusWrap
          isDisabled={isDisabled}
          isInvalid={isInvalid ?? false}
          onBlur={() => {
            box.settle()
            onBlur?.()
          }}
        >
          <Group className={cx(shared.frame)} role="presentation">
            <ComboboxInput
              {...field}
              className={cx(shared.input)}
              placeholder={props.placeholder ?? ''}
              early={early}
              hasList={!props.allowsArbitraryValues || box.listed.length > 0}
              onTake={() => {
                if (box.meant) box.choose(box.meant)
                return props.allowsArbitraryValues || box.meant !== undefined
              }}
              onGiveUp={box.giveUp}
              onSettle={box.settle}
              onEnter={onEnter}
            />
            {props.isLoading ? (
              <span className={styles.spinner}>
                <Spinner />
              </span>
            ) : (
              items.length > 0 && (
                <span aria-hidden="true">
                  <Button className={cx(styles.toggle)}>
                    <ChevronsUpDown size={14} />
                  </Button>
                </span>
              )
            )}
          </Group>
          <OptionList items={box.listed} total={items.length} emptyText="No items match" />
        </ComboBox>
      )}
    </Field>
  )
}
