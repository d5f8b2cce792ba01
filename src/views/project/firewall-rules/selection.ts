import { createContext, useCallback, useContext, useMemo, useState } from 'react'

/** Which of the rules shown are selected, by name. */
export interface Selection {
  /** All that can be selected. */
  all: readonly string[]
  selected: readonly string[]
  isSelected: (name: string) => boolean
  select: (name: string, isSelected: boolean) => void
  /** Selects all, or none where all are. */
  toggleAll: () => void
  clear: () => void
}

/** Keeps what is selected by name: each write gives the rules new ids. Those that are gone are not. */
export const useSelection = (all: readonly string[]): Selection => {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const select = useCallback<Selection['select']>(
    (name, isSelected) =>
      setChosen(before => {
        const others = all.filter(each => each !== name && before.has(each))
        return new Set(isSelected ? [...others, name] : others)
      }),
    [all],
  )
  return useMemo(() => {
    const selected = all.filter(name => chosen.has(name))
    return {
      all,
      selected,
      isSelected: name => chosen.has(name),
      select,
      toggleAll: () => setChosen(new Set(selected.length === all.length ? [] : all)),
      clear: () => setChosen(new Set()),
    }
  }, [all, chosen, select])
}

export const SelectionContext = createContext<Selection>({
  all: [],
  selected: [],
  isSelected: () => false,
  select: () => undefined,
  toggleAll: () => undefined,
  clear: () => undefined,
})

export const useRuleSelection = () => useContext(SelectionContext)
