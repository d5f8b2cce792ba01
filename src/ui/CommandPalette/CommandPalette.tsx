import { Search, X } from 'lucide-react'
import { useId, useLayoutEffect, useMemo, useRef, useState, type KeyboardEvent } from 'react'
import { Button } from '@/ui/Button/Button'
import { Dialog } from '@/ui/Dialog/Dialog'
import { IconButton } from '@/ui/IconButton/IconButton'
import styles from './CommandPalette.module.css'
import { paletteGroups, type PaletteItem } from './paletteGroups'
import { PaletteHints } from './PaletteHints'

export interface CommandPaletteProps {
  items: readonly PaletteItem[]
  /** Runs an item; the palette is then to be closed. */
  onRun: (id: string) => void
  onDismiss: () => void
}

/** Finds a page or an action by typing. Load it when it is first opened: it brings a matcher. */
export function CommandPalette({ items, onRun, onDismiss }: CommandPaletteProps) {
  const listId = useId()
  const input = useRef<HTMLInputElement>(null)
  const list = useRef<HTMLDivElement>(null)
  const [query, setQuery] = useState('')
  const [wanted, setWanted] = useState(0)
  const groups = useMemo(() => paletteGroups(items, query), [items, query])
  const flat = groups.flatMap(group => group.items)
  const selected = flat[Math.min(wanted, flat.length - 1)]

  useLayoutEffect(() => {
    list.current?.querySelector('[aria-selected="true"]')?.scrollIntoView?.({ block: 'nearest' })
  }, [selected])

  const search = (text: string) => {
    setQuery(text)
    setWanted(0)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return
    const by = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
    if (by !== 0 && flat.length > 0) {
      event.preventDefault()
      const from = selected ? flat.indexOf(selected) : 0
      setWanted((from + by + flat.length) % flat.length)
    } else if (event.key === 'Enter') {
      // Or the same key press would submit the form that the item opens.
      event.preventDefault()
      if (selected) onRun(selected.id)
    }
  }

  return (
    <Dialog
      label="Quick actions"
      onDismiss={onDismiss}
      overlayClassName={styles.overlay}
      className={styles.palette}
    >
      <div className={styles.search}>
        <Search size={16} className={styles.icon} />
        <input
          ref={input}
          type="text"
          role="combobox"
          className={styles.input}
          aria-label="Search"
          aria-expanded={flat.length > 0}
          aria-controls={listId}
          aria-autocomplete="list"
          aria-activedescendant={selected && `${listId}-${selected.id}`}
          placeholder="Search"
          value={query}
          autoFocus
          autoComplete="off"
          spellCheck={false}
          onChange={event => search(event.target.value)}
          onKeyDown={onKeyDown}
        />
        {query !== '' && (
          <IconButton
            label="Clear search"
            onPress={() => {
              search('')
              input.current?.focus()
            }}
          >
            <X size={14} />
          </IconButton>
        )}
        <Button size="sm" onPress={onDismiss}>
          Dismiss
        </Button>
      </div>
      {selected && (
        <>
          <div
            ref={list}
            id={listId}
            role="listbox"
            aria-label="Quick actions"
            className={styles.list}
          >
            {groups.map(({ heading, items: members }) => (
              <div key={heading} role="group" aria-label={heading}>
                <div className={styles.heading} aria-hidden="true">
                  {heading}
                </div>
                {members.map(item => (
                  <div
                    key={item.id}
                    id={`${listId}-${item.id}`}
                    role="option"
                    className={styles.item}
                    aria-selected={item === selected}
                    onMouseMove={() => item !== selected && setWanted(flat.indexOf(item))}
                    onMouseDown={event => event.preventDefault()}
                    onClick={() => onRun(item.id)}
                  >
                    {item.label}
                  </div>
                ))}
              </div>
            ))}
          </div>
          <PaletteHints />
        </>
      )}
    </Dialog>
  )
}
