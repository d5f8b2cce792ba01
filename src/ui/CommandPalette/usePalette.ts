import { useMemo, useState, type KeyboardEvent } from 'react'
import { paletteGroups, type PaletteItem } from './paletteGroups'

/** What is searched for and which of the found items is selected: the first, until keys move on. */
export function usePalette(items: readonly PaletteItem[], onRun: (id: string) => void) {
  const [query, setQuery] = useState('')
  const [wanted, setWanted] = useState(0)
  const groups = useMemo(() => paletteGroups(items, query), [items, query])
  const found = useMemo(() => groups.flatMap(group => group.items), [groups])
  const index = Math.min(wanted, found.length - 1)
  const selected = found[index]

  const search = (text: string) => {
    setQuery(text)
    setWanted(0)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return
    const by = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
    if (by !== 0 && found.length > 0) {
      event.preventDefault()
      setWanted((index + by + found.length) % found.length)
    } else if (event.key === 'Enter') {
      // Or the same key press would submit the form that the item opens.
      event.preventDefault()
      if (selected) onRun(selected.id)
    }
  }
  return {
    query,
    search,
    groups,
    selected,
    select: (item: PaletteItem) => setWanted(found.indexOf(item)),
    onKeyDown,
  }
}
