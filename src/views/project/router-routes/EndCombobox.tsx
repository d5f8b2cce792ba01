import { useMemo } from 'react'
import { withChosen, type EndChoice } from '@/store/project/router-routes/choices'
import { Combobox, type ComboboxProps } from '@/ui/Combobox/Combobox'

interface EndComboboxProps extends Omit<ComboboxProps, 'items' | 'isLoading'> {
  /** Undefined while they are read. */
  choices: readonly EndChoice[] | undefined
}

/** Chooses the object that a route leads from or to, by its name. */
export function EndCombobox({ choices, ...props }: EndComboboxProps) {
  const { value } = props
  const items = useMemo(() => withChosen(choices ?? [], value), [choices, value])
  return <Combobox {...props} items={items} isLoading={choices === undefined} />
}
