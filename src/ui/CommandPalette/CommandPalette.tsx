import { Search, X } from 'lucide-react'
import { useEffect, useId, useRef, type RefObject } from 'react'
import { Button } from '@/ui/Button/Button'
import { Dialog } from '@/ui/Dialog/Dialog'
import { IconButton } from '@/ui/IconButton/IconButton'
import styles from './CommandPalette.module.css'
import type { PaletteItem } from './paletteGroups'
import { PaletteHints } from './PaletteHints'
import { PaletteList, paletteOptionId } from './PaletteList'
import { usePalette } from './usePalette'

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
  const { query, search, groups, selected, select, onKeyDown } = usePalette(items, onRun)
  const clear = () => {
    search('')
    input.current?.focus()
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
        <FocusFirst target={input} />
        <input
          ref={input}
          type="text"
          role="combobox"
          className={styles.input}
          aria-label="Search"
          aria-expanded={selected !== undefined}
          aria-controls={listId}
          aria-autocomplete="list"
          aria-activedescendant={selected && paletteOptionId(listId, selected)}
          placeholder="Search"
          value={query}
          autoComplete="off"
          spellCheck={false}
          onChange={event => search(event.target.value)}
          onKeyDown={onKeyDown}
        />
        {query !== '' && (
          <IconButton label="Clear search" onPress={clear}>
            <X size={14} />
          </IconButton>
        )}
        <Button size="sm" onPress={onDismiss}>
          Dismiss
        </Button>
      </div>
      {selected && (
        <>
          <PaletteList
            id={listId}
            groups={groups}
            selected={selected}
            onSelect={select}
            onRun={onRun}
          />
          <PaletteHints />
        </>
      )}
    </Dialog>
  )
}

/** Once the dialog is in charge of the focus: until then one below it would take it back. */
function FocusFirst({ target }: { target: RefObject<HTMLElement | null> }) {
  useEffect(() => target.current?.focus(), [target])
  return null
}
