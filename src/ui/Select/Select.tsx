import { ChevronDown } from 'lucide-react'
import { useEffect, useId, useRef, useState, type FocusEvent, type KeyboardEvent } from 'react'
import { cx } from '@/ui/cx'
import control from '@/ui/Field/control.module.css'
import { Field, type FieldProps } from '@/ui/Field/Field'
import { Listbox, optionId, type Item } from '@/ui/Listbox/Listbox'
import { moveActive } from '@/ui/Listbox/moveActive'
import { Popup } from '@/ui/Popup/Popup'
import { Spinner } from '@/ui/Spinner/Spinner'
import styles from './Select.module.css'
import { findTyped, typeOn, type Typed } from './typeahead'

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
  const { items, value, isLoading = false } = props
  const listId = useId()
  const button = useRef<HTMLButtonElement>(null)
  const list = useRef<HTMLDivElement>(null)
  const typed = useRef<Typed>({ text: '', at: 0 })
  // The option the keyboard is at; -1 for none, null while the list is closed.
  const [active, setActive] = useState<number | null>(null)
  const isOpen = active !== null && !props.isDisabled
  const isEmpty = items.length === 0 && !isLoading
  const selected = items.find(item => item.value === value)

  useEffect(() => {
    if (isOpen) list.current?.focus({ preventScroll: true })
  }, [isOpen])

  const open = () => setActive(items.findIndex(item => item.value === value))
  const close = () => {
    button.current?.focus()
    setActive(null)
  }
  const choose = (item: Item) => {
    close()
    if (item.value !== value) props.onChange(item.value)
  }

  const onListKey = (event: KeyboardEvent) => {
    const from = active ?? -1
    const move = (index: number) => {
      event.preventDefault()
      if (index !== -1) setActive(index)
    }
    if (event.key === 'ArrowDown') move(moveActive(items, from, 1))
    else if (event.key === 'ArrowUp') move(moveActive(items, from, -1))
    else if (event.key === 'Home') move(moveActive(items, -1, 1))
    else if (event.key === 'End') move(moveActive(items, items.length, -1))
    // The browser then moves on from the button.
    else if (event.key === 'Tab') close()
    else if (event.key === 'Escape') {
      event.stopPropagation()
      close()
    } else if (event.key === 'Enter' || (event.key === ' ' && typed.current.text === '')) {
      event.preventDefault()
      const item = items[from]
      if (item && !item.isDisabled) choose(item)
      else close()
    } else if (event.key.length === 1 && !event.ctrlKey && !event.metaKey && !event.altKey) {
      typed.current = typeOn(typed.current, event.key, event.timeStamp)
      move(findTyped(items, typed.current.text, from))
    }
  }
  const onButtonKey = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
    event.preventDefault()
    open()
  }
  const onBlur = (event: FocusEvent<HTMLDivElement>) => {
    // Another window took the focus and will give it back.
    if (event.currentTarget.contains(document.activeElement)) return
    if (event.currentTarget.contains(event.relatedTarget)) return
    setActive(null)
    props.onBlur?.()
  }

  return (
    <Field {...props} isDisabled={props.isDisabled || isLoading || isEmpty}>
      {({ 'aria-required': _required, 'aria-invalid': _invalid, ...field }, labelId) => (
        <div onBlur={onBlur}>
          <button
            {...field}
            ref={button}
            type="button"
            className={cx(control.frame, styles.button)}
            aria-labelledby={labelId}
            aria-describedby={cx(`${listId}value`, field['aria-describedby'])}
            aria-haspopup="listbox"
            aria-expanded={isOpen}
            aria-controls={isOpen ? listId : undefined}
            onClick={() => (isOpen ? close() : open())}
            onKeyDown={onButtonKey}
          >
            <span
              id={`${listId}value`}
              className={cx(styles.value, !selected && styles.placeholder)}
            >
              {selected
                ? (selected.selectedLabel ?? selected.label)
                : isEmpty
                  ? (props.emptyText ?? 'No items')
                  : (props.placeholder ?? 'Select an option')}
            </span>
            {isLoading ? <Spinner /> : <ChevronDown size={16} className={styles.chevron} />}
          </button>
          {isOpen && (
            <Popup anchorRef={button}>
              <Listbox
                id={listId}
                listRef={list}
                labelledBy={labelId}
                items={items}
                value={value}
                activeIndex={active}
                onChoose={choose}
                onPoint={setActive}
                emptyText="No items"
                focusProps={{
                  tabIndex: -1,
                  onKeyDown: onListKey,
                  'aria-activedescendant': active === -1 ? undefined : optionId(listId, active),
                }}
              />
            </Popup>
          )}
        </div>
      )}
    </Field>
  )
}
