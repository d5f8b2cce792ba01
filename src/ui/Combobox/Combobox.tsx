import { ChevronsUpDown } from 'lucide-react'
import { useId, useRef, type FocusEvent, type KeyboardEvent } from 'react'
import control from '@/ui/Field/control.module.css'
import { Field, type FieldProps } from '@/ui/Field/Field'
import { Listbox, optionId, type Item } from '@/ui/Listbox/Listbox'
import { Popup } from '@/ui/Popup/Popup'
import { Spinner } from '@/ui/Spinner/Spinner'
import styles from './Combobox.module.css'
import { useCombobox } from './useCombobox'

export interface ComboboxProps extends FieldProps {
  items: readonly Item[]
  /** Empty while nothing is chosen. */
  value: string
  onChange: (value: string) => void
  /** Takes the place of the standard help. */
  placeholder?: string | undefined
  /** Whatever is typed is a value too. The value of an item must then be its label. */
  allowsArbitraryValues?: boolean | undefined
  /** Normalises the text while it is typed. */
  transform?: ((text: string) => string) | undefined
  isLoading?: boolean | undefined
  /** What Enter does while the options are closed. It never submits the form by itself. */
  onEnter?: (() => void) | undefined
}

/** One choice out of a list that typing narrows. A thousand items are fine. */
export function Combobox(props: ComboboxProps) {
  const { items, value, onChange, isLoading = false } = props
  const isArbitrary = props.allowsArbitraryValues ?? false
  const listId = useId()
  const wrapper = useRef<HTMLDivElement>(null)
  const input = useRef<HTMLInputElement>(null)
  const box = useCombobox({ items, value, onChange, isArbitrary, transform: props.transform })
  const isOpen = box.isOpen && !props.isDisabled
  const standardHelp = isArbitrary ? 'Select an option or enter your own' : 'Select an option'
  const help = props.help ?? (props.placeholder === undefined ? standardHelp : undefined)

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault()
      if (isOpen) box.move(event.key === 'ArrowDown' ? 1 : -1)
      else box.open()
    } else if (event.key === 'Enter') {
      event.preventDefault()
      const item = box.listed[box.active]
      if (!isOpen) props.onEnter?.()
      else if (item) box.choose(item)
      else box.dismiss()
    } else if (event.key === 'Escape' && isOpen) {
      // One press closes one thing: the dialog around the field waits for the next.
      event.stopPropagation()
      box.dismiss()
    }
  }
  // After a refused submission the frame has the focus, so that no options cover the message.
  const onFrameKey = (event: KeyboardEvent<HTMLDivElement>) => {
    if (event.target === event.currentTarget && event.key !== 'Tab') input.current?.focus()
  }
  const onBlur = (event: FocusEvent<HTMLDivElement>) => {
    if (event.currentTarget.contains(event.relatedTarget)) return
    box.dismiss()
    props.onBlur?.()
  }
  const toggle = () => {
    input.current?.focus()
    if (isOpen) box.dismiss()
    else box.open()
  }

  return (
    <Field {...props} help={help} isDisabled={props.isDisabled || isLoading}>
      {({ 'data-field': name, 'data-invalid': isInvalid, ...field }, labelId) => (
        <div onBlur={onBlur}>
          <div
            ref={wrapper}
            className={control.frame}
            tabIndex={-1}
            data-field={name}
            data-invalid={isInvalid}
            onKeyDown={onFrameKey}
          >
            <input
              {...field}
              ref={input}
              type="text"
              role="combobox"
              className={control.input}
              aria-expanded={isOpen}
              aria-controls={listId}
              aria-autocomplete="list"
              aria-activedescendant={
                isOpen && box.active !== -1 ? optionId(listId, box.active) : undefined
              }
              value={box.text}
              placeholder={props.placeholder}
              autoComplete="off"
              spellCheck={false}
              onChange={event => box.type(event.target.value)}
              onFocus={box.open}
              onClick={box.open}
              onKeyDown={onKeyDown}
            />
            {isLoading && (
              <span className={styles.spinner}>
                <Spinner />
              </span>
            )}
            {!isLoading && items.length > 0 && (
              <button
                type="button"
                className={styles.toggle}
                tabIndex={-1}
                aria-hidden="true"
                disabled={props.isDisabled}
                onMouseDown={event => event.preventDefault()}
                onClick={toggle}
              >
                <ChevronsUpDown size={14} />
              </button>
            )}
          </div>
          {isOpen && (
            <Popup anchorRef={wrapper}>
              <Listbox
                id={listId}
                labelledBy={labelId}
                items={box.listed}
                value={value}
                activeIndex={box.active}
                onChoose={box.choose}
                onPoint={box.point}
                emptyText="No items match"
              />
            </Popup>
          )}
        </div>
      )}
    </Field>
  )
}
