import type { FieldProps } from '@/ui/Field/Field'
import { lateCode } from '@/ui/Late/lateCode'
import { useFullCode } from '@/ui/Late/useFullCode'
import type { Item } from '@/ui/Listbox/item'
import { useMinimum } from '@/ui/Spinner/useMinimum'
import { PlainCombobox } from './PlainCombobox'

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
  /** What Enter does while the options are closed, where it does not submit the form (`EnterSubmits`). */
  onEnter?: (() => void) | undefined
}

const full = lateCode(async () => (await import('./FullCombobox')).FullCombobox)

/** One choice out of a list that typing narrows. A thousand items are fine. */
export function Combobox({ isLoading: isAwaited = false, ...props }: ComboboxProps) {
  const { code: FullCombobox, early, onUse } = useFullCode(full)
  const isLoading = useMinimum(isAwaited)
  const standardHelp = props.allowsArbitraryValues
    ? 'Select an option or enter your own'
    : 'Select an option'
  const field = {
    ...props,
    isLoading,
    isDisabled: props.isDisabled || isLoading,
    help: props.help ?? (props.placeholder === undefined ? standardHelp : undefined),
  }
  return FullCombobox ? (
    <FullCombobox {...field} early={early} />
  ) : (
    <PlainCombobox {...field} typed={early.typed} onUse={onUse} />
  )
}
