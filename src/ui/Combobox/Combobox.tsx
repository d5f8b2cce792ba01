import { ChevronsUpDown } from 'lucide-react'
import { useId, useRef, type FocusEvent, type KeyboardEvent } from 'react'
import shared from '@/ui/Field/control.module.css'
import { Field, type FieldProps } from '@/ui/Field/Field'
import type { Item } from '@/ui/Listbox/item'
import { Listbox, optionId } from '@/ui/Listbox/Listbox'
import { Popup } from '@/ui/Popup/Popup'
import { Spinner } from '@/ui/Spinner/Spinner'
import { useMinimum } from '@/ui/Spinner/useMinimum'
import styles from './Combobox.module.css'
import { comboboxKeys, isMeantForInput } from './comboboxKeys'
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
  const { items, value } = props
  const listId = useId()
  const frame = useRef<HTMLDivElement>(null)
  const input = useRef<HTMLInputElement>(null)
  const isLoading = useMinimum(props.isLoading ?? false)
  const isDisabled = props.isDisabled || isLoading
  const box = useCombobox({ ...props, isDisabled })
  const standardHelp = props.allowsArbitraryValues
    ? 'Select an option or enter your own'
    : 'Select an option'
  const help = props.help ?? (props.placeholder === undefined ? standardHelp : undefined)

  // After a refused submission, and in a dialog that starts with it, the frame has the focus, so
  // that no options cover what is to be read. What is typed there is meant for the input.
  const onFrameKey = (event: KeyboardEvent<HTMLElement>) => {
    if (event.target !== event.currentTarget || !isMeantForInput(event)) return
    if (event.key === 'Enter') event.preventDefault()
    input.current?.focus()
  }
  const onBlur = (event: FocusEvent<HTMLElement>) => {
    if (event.currentTarget.contains(event.relatedTarget)) return
    box.dismiss()
    props.onBlur?.()
  }
  const toggle = () => {
    if (box.isOpen) return box.dismiss()
    input.current?.focus()
    box.open()
  }

  return (
    <Field {...props} help={help} isDisabled={isDisabled}>
      {({ 'data-field': name, 'data-invalid': isInvalid, ...field }, labelId) => (
        <div onBlur={onBlur}>
          <div
            ref={frame}
            className={shared.frame}
            tabIndex={-1}
            role="group"
            aria-labelledby={labelId}
            data-field={name}
            data-invalid={isInvalid}
            onKeyDown={onFrameKey}
          >
            <input
              {...field}
              ref={input}
              type="text"
              role="combobox"
              className={shared.input}
              aria-expanded={box.isOpen}
              aria-controls={listId}
              aria-autocomplete="list"
              aria-activedescendant={
                box.isOpen && box.active !== -1 ? optionId(listId, box.active) : undefined
              }
              value={box.text}
              placeholder={props.placeholder}
              autoComplete="off"
              spellCheck={false}
              onChange={event => box.type(event.target.value)}
              onFocus={box.open}
              onClick={box.open}
              onKeyDown={comboboxKeys(box, props.onEnter)}
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
                disabled={isDisabled}
                onMouseDown={event => event.preventDefault()}
                onClick={toggle}
              >
                <ChevronsUpDown size={14} />
              </button>
            )}
          </div>
          {box.isOpen && (
            <Popup anchorRef={frame}>
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
