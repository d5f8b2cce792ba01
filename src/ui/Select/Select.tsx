import { ChevronDown } from 'lucide-react'
import { useId } from 'react'
import { cx } from '@/ui/cx'
import shared from '@/ui/Field/control.module.css'
import { Field, type FieldProps } from '@/ui/Field/Field'
import type { Item } from '@/ui/Listbox/item'
import { Listbox, optionId } from '@/ui/Listbox/Listbox'
import { Popup } from '@/ui/Popup/Popup'
import { Spinner } from '@/ui/Spinner/Spinner'
import { useMinimum } from '@/ui/Spinner/useMinimum'
import styles from './Select.module.css'
import { useSelect } from './useSelect'

export interface SelectProps extends FieldProps {
  items: readonly Item[]
  /** Empty while nothing is chosen. */
  value: string
  onChange: (value: string) => void
  placeholder?: string | undefined
  /** Shown instead of the placeholder when there is nothing to choose from. */
  emptyText?: string | undefined
  isLoading?: boolean | undefined
}

/** One choice out of a list that is opened with a button, for what need not be searched. */
export function Select(props: SelectProps) {
  const { items, value, onChange } = props
  const listId = useId()
  const isLoading = useMinimum(props.isLoading ?? false)
  const isEmpty = items.length === 0 && !isLoading
  const isDisabled = props.isDisabled || isLoading || isEmpty
  const select = useSelect({ items, value, onChange, isDisabled, onBlur: props.onBlur })
  const selected = items.find(item => item.value === value)
  const placeholder = isEmpty ? (props.emptyText ?? 'No items') : props.placeholder

  return (
    <Field {...props} isDisabled={isDisabled}>
      {({ 'aria-required': _required, 'aria-invalid': _invalid, ...field }, labelId) => (
        <div onBlur={select.onFieldBlur}>
          <button
            {...field}
            {...select.buttonProps}
            ref={select.button}
            type="button"
            className={cx(shared.frame, styles.button)}
            aria-labelledby={labelId}
            aria-describedby={cx(`${listId}value`, field['aria-describedby'])}
            aria-haspopup="listbox"
            aria-expanded={select.isOpen}
            aria-controls={select.isOpen ? listId : undefined}
          >
            <span
              id={`${listId}value`}
              className={cx(styles.value, !selected && styles.placeholder)}
            >
              {selected?.selectedLabel ?? selected?.label ?? placeholder ?? 'Select an option'}
            </span>
            {isLoading ? <Spinner /> : <ChevronDown size={16} className={styles.chevron} />}
          </button>
          {select.isOpen && (
            <Popup anchorRef={select.button}>
              <Listbox
                id={listId}
                listRef={select.list}
                labelledBy={labelId}
                items={items}
                value={value}
                activeIndex={select.active}
                onChoose={select.choose}
                onPoint={select.point}
                emptyText="No items"
                focusProps={{
                  tabIndex: 0,
                  onKeyDown: select.onListKey,
                  'aria-activedescendant':
                    select.active === -1 ? undefined : optionId(listId, select.active),
                }}
              />
            </Popup>
          )}
        </div>
      )}
    </Field>
  )
}
