import { ChevronDown } from 'lucide-react'
import { cx } from '@/ui/cx'
import shared from '@/ui/Field/control.module.css'
import { Field, type FieldProps } from '@/ui/Field/Field'
import { lazyCode } from '@/ui/lazy/lazyCode'
import { useFullCode } from '@/ui/lazy/useFullCode'
import { Spinner, useMinimum } from '@/ui/Spinner/Spinner'
import styles from './Select.module.css'
import type { SelectValue } from './AriaSelect'

export interface SelectProps<Value extends string = string> extends FieldProps, SelectValue<Value> {
  placeholder?: string | undefined
  /** Shown instead of the placeholder if there are no items. */
  emptyText?: string | undefined
  isLoading?: boolean | undefined
}

const list = lazyCode(async () => (await import('./AriaSelect')).AriaSelect)

/**
 * One choice from a list opened by a button, if no search is needed. Until react-aria loads, it is
 * only the button, which remembers that the list is to open.
 */
export function Select<Value extends string>(props: SelectProps<Value>) {
  const { items, value } = props
  const { code: AriaSelect, isWanted, early } = useFullCode(list, props.onBlur)
  const isLoading = useMinimum(props.isLoading ?? false)
  const isEmpty = items.length === 0 && !isLoading
  const isDisabled = props.isDisabled || isLoading || isEmpty
  const chosen = items.find(item => item.value === value)
  const placeholder = isEmpty ? (props.emptyText ?? 'No items') : props.placeholder

  return (
    <Field {...props} isDisabled={isDisabled}>
      {({ id, ...field }, labelId) => {
        const button = {
          className: cx(shared.frame, styles.button),
          'aria-labelledby': labelId,
          'aria-describedby': cx(`${id}value`, field['aria-describedby']),
          'data-field': field['data-field'],
          'data-invalid': field['data-invalid'],
          children: (
            <>
              <span id={`${id}value`} className={cx(styles.value, !chosen && styles.placeholder)}>
                {chosen?.selectedLabel ?? chosen?.label ?? placeholder ?? 'Select an option'}
              </span>
              {isLoading ? <Spinner /> : <ChevronDown size={16} className={styles.chevron} />}
            </>
          ),
        }
        return AriaSelect ? (
          <AriaSelect {...{ ...props, id, labelId, button, isDisabled, isWanted }} />
        ) : (
          <button
            {...button}
            {...early}
            id={id}
            type="button"
            disabled={isDisabled}
            aria-haspopup="listbox"
            aria-expanded={false}
          />
        )
      }}
    </Field>
  )
}
