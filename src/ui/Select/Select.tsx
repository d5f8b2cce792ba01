import type { FieldProps } from '@/ui/Field/Field'
import { lateCode } from '@/ui/Late/lateCode'
import { useFullCode } from '@/ui/Late/useFullCode'
import type { Item } from '@/ui/Listbox/item'
import { PlainSelect } from './PlainSelect'

export interface SelectProps extends FieldProps {
  items: readonly Item[]
  /** Empty while nothing is chosen. */
  value: string
  onChange: (value: string) => void
  /** What is chosen already is chosen once more. */
  onChooseAgain?: (() => void) | undefined
  placeholder?: string | undefined
  /** Shown instead of the placeholder when there is nothing to choose from. */
  emptyText?: string | undefined
  isLoading?: boolean | undefined
}

const full = lateCode(async () => (await import('./FullSelect')).FullSelect)

/** One choice out of a list that is opened with a button, for what need not be searched. */
export function Select(props: SelectProps) {
  const { code: FullSelect, early, onUse } = useFullCode(full)
  return FullSelect ? (
    <FullSelect {...props} early={early} />
  ) : (
    <PlainSelect {...props} onUse={onUse} />
  )
}
