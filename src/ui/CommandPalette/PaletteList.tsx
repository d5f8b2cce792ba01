import { useLayoutEffect, useRef } from 'react'
import styles from './CommandPalette.module.css'
import type { PaletteGroup, PaletteItem } from './paletteGroups'

/** What names an element must have no spaces, which the names of things here have. */
export const paletteOptionId = (listId: string, { id }: PaletteItem): string =>
  `${listId}-${encodeURIComponent(id)}`

interface PaletteListProps {
  id: string
  groups: readonly PaletteGroup[]
  selected: PaletteItem
  onSelect: (item: PaletteItem) => void
  onRun: (id: string) => void
}

/** The found items under their headings. The selected one is kept in view. */
export function PaletteList({ id, groups, selected, onSelect, onRun }: PaletteListProps) {
  const list = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    list.current?.querySelector('[aria-selected="true"]')?.scrollIntoView?.({ block: 'nearest' })
  }, [selected])

  return (
    <div ref={list} id={id} role="listbox" aria-label="Quick actions" className={styles.list}>
      {groups.map(({ heading, items }) => (
        <div key={heading} role="group" aria-label={heading}>
          <div className={styles.heading} aria-hidden="true">
            {heading}
          </div>
          {items.map(item => (
            <div
              key={item.id}
              id={paletteOptionId(id, item)}
              role="option"
              className={styles.item}
              aria-selected={item === selected}
              onMouseMove={() => item !== selected && onSelect(item)}
              // The focus stays in the search.
              onMouseDown={event => event.preventDefault()}
              onClick={() => onRun(item.id)}
            >
              {item.label}
            </div>
          ))}
        </div>
      ))}
    </div>
  )
}
