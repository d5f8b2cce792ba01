import { ChevronsUpDown } from 'lucide-react'
import type { ElementType } from 'react'
import { cx } from '@/ui/cx'
import shared from '@/ui/Field/control.module.css'
import { Field, type FieldProps } from '@/ui/Field/Field'
import { isFocusedQuietly } from '@/ui/FocusKeeper/keepFocus'
import { lazyCode } from '@/ui/lazy/lazyCode'
import { useFullCode } from '@/ui/lazy/useFullCode'
import { Spinner, useMinimum } from '@/ui/Spinner/Spinner'
import { useComboboxKeys, type ComboboxEnter } from './useComboboxKeys'
import { useComboboxText, type ComboboxValue } from './useComboboxText'

export interface ComboboxProps extends FieldProps, ComboboxValue, ComboboxEnter {
  /** Replaces the standard help. */
  placeholder?: string | undefined
  isLoading?: boolean | undefined
}

const list = lazyCode(async () => (await import('./AriaCombobox')).AriaCombobox)

/**
 * One choice from a list filtered by typing. Handles a thousand items. Until react-aria loads, it
 * is only the input, which remembers that the list is to open.
 */
export function Combobox(props: ComboboxProps) {
  const { items, placeholder } = props
  const box = useComboboxText(props)
  const onKeyDown = useComboboxKeys(props, box)
  const onBlur = () => {
    box.settle()
    props.onBlur?.()
  }
  const { code: AriaCombobox, isWanted, want, early } = useFullCode(list, onBlur)
  const isLoading = useMinimum(props.isLoading ?? false)
  const isDisabled = props.isDisabled || isLoading
  const standardHelp = props.allowsArbitraryValues
    ? 'Select an option or enter your own'
    : 'Select an option'
  const endWith = (Toggle: ElementType) =>
    isLoading ? (
      <span className={shared.spinner}>
        <Spinner />
      </span>
    ) : (
      items.length > 0 && (
        <span aria-hidden="true">
          <Toggle className={cx(shared.toggle)}>
            <ChevronsUpDown size={14} />
          </Toggle>
        </span>
      )
    )
  return (
    <Field
      {...props}
      isDisabled={isDisabled}
      help={props.help ?? (placeholder === undefined ? standardHelp : undefined)}
      error={props.error ?? box.problem}
    >
      {(field, labelId) =>
        AriaCombobox ? (
          <AriaCombobox
            {...{ ...props, field, labelId, box, endWith, isWanted, onKeyDown, onBlur }}
          />
        ) : (
          <div className={shared.frame}>
            <input
              {...field}
              {...early}
              type="text"
              role="combobox"
              aria-expanded={false}
              className={shared.input}
              aria-controls={`${field.id}list`}
              aria-autocomplete="list"
              value={box.text}
              placeholder={placeholder}
              autoComplete="off"
              spellCheck={false}
              onChange={event => box.type(event.target.value)}
              onInput={() => want()}
              onFocus={({ target }) => want(!isFocusedQuietly(target))}
              onKeyDownCapture={event => {
                onKeyDown(event, { isOpen: isWanted, hasOption: false, close: () => want(false) })
                if (event.key === 'Escape') want(false)
              }}
            />
            {endWith('span')}
          </div>
        )
      }
    </Field>
  )
}
