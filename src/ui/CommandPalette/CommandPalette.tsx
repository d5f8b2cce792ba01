import { Search, X } from 'lucide-react'
import { useMemo, useRef, useState, type KeyboardEvent } from 'react'
import { Autocomplete } from 'react-aria-components/Autocomplete'
import { Input } from 'react-aria-components/Input'
import { TextField } from 'react-aria-components/TextField'
import { Button } from '@/ui/Button/Button'
import { cx } from '@/ui/cx'
import { Dialog } from '@/ui/Dialog/Dialog'
import { IconButton } from '@/ui/IconButton/IconButton'
import styles from './CommandPalette.module.css'
import { paletteGroups, type PaletteItem } from './paletteGroups'
import { PaletteHints } from './PaletteHints'
import { PaletteList } from './PaletteList'

export interface CommandPaletteProps {
  items: readonly PaletteItem[]
  /** Items that match what is typed already, or that come first while nothing is typed. */
  found?: readonly PaletteItem[]
  /** What has been searched, or is being read; `onReadOn` reads the rest. */
  reach?: { text: string; onReadOn: (() => void) | undefined } | null
  onSearch?: (query: string) => void
  /** Runs an item and must close the palette. */
  onRun: (id: string) => void
  onDismiss: () => void
}

/** Otherwise the same key press would submit the form that an item opens. */
const keepEnter = (event: KeyboardEvent) => {
  if (event.key === 'Enter' && !event.nativeEvent.isComposing) event.preventDefault()
}

/** Finds a page or an action by typing. Load it on first use, because it includes a matcher. */
export function CommandPalette({
  items,
  found,
  reach,
  onSearch,
  onRun,
  onDismiss,
}: CommandPaletteProps) {
  const [query, setQuery] = useState('')
  const input = useRef<HTMLInputElement>(null)
  const groups = useMemo(() => paletteGroups(items, query, found), [items, query, found])
  const search = (text: string) => {
    setQuery(text)
    onSearch?.(text)
  }
  const clear = () => {
    search('')
    input.current?.focus()
  }
  const readOn = () => {
    reach?.onReadOn?.()
    // The button disappears when everything has been read.
    input.current?.focus()
  }

  // It sets the attributes for its list and the active item itself, even for an item no longer
  // found.
  const isEmpty = groups.length === 0
  const combobox = {
    role: 'combobox',
    'aria-expanded': !isEmpty,
    ...(isEmpty && { 'aria-activedescendant': '' }),
  }
  return (
    <Dialog
      label="Quick actions"
      onDismiss={onDismiss}
      overlayClassName={styles.overlay}
      className={styles.palette}
    >
      <Autocomplete inputValue={query} onInputChange={search}>
        <div className={styles.search}>
          <Search size={16} className={styles.icon} />
          <TextField aria-label="Search" autoFocus className={cx(styles.field)}>
            <Input
              ref={input}
              {...combobox}
              className={cx(styles.input)}
              placeholder="Search"
              spellCheck={false}
              onKeyDownCapture={keepEnter}
            />
          </TextField>
          {query !== '' && (
            <IconButton label="Clear search" onPress={clear}>
              <X size={14} />
            </IconButton>
          )}
          <Button size="sm" onPress={onDismiss}>
            Dismiss
          </Button>
        </div>
        {/* A new list for each search and its first results, to start at the first item. */}
        <PaletteList key={`${query} ${isEmpty}`} groups={groups} onRun={onRun} />
        {reach && (
          <div className={styles.reach}>
            <span role="status">
              {reach.text}
              {groups.some(({ isCut }) => isCut) && ' Type more of the name to see all that match.'}
            </span>
            {reach.onReadOn && (
              <Button size="sm" onPress={readOn}>
                Search the rest
              </Button>
            )}
          </div>
        )}
        {!isEmpty && <PaletteHints />}
      </Autocomplete>
    </Dialog>
  )
}
