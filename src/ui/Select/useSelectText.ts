import { useMinimum } from '@/ui/Spinner/useMinimum'
import type { SelectProps } from './Select'

/** What the button of a select shows, and whether it can be pressed. */
export const useSelectText = ({ items, value, ...props }: SelectProps) => {
  const isLoading = useMinimum(props.isLoading ?? false)
  const isEmpty = items.length === 0 && !isLoading
  const chosen = items.find(item => item.value === value)
  const placeholder = isEmpty ? (props.emptyText ?? 'No items') : props.placeholder
  return {
    isLoading,
    isDisabled: props.isDisabled || isLoading || isEmpty,
    isChosen: chosen !== undefined,
    text: chosen?.selectedLabel ?? chosen?.label ?? placeholder ?? 'Select an option',
  }
}
