import { Search, X } from 'lucide-react'
import { useEffect, useMemo, useRef, useState, type KeyboardEvent, type RefObject } from 'react'
import { Autocomplete } from 'react-aria-components/Autocomplete'
import { Input } from 'react-aria-components/Input'
import { TextField } from 'react-aria-components/TextField'
import { Button, IconButton } from '@/ui/Button/Button'
import { cx } from '@/ui/cx'
import { Dialog } from '@/ui/Dialog/Dialog'
import { Kbd } from '@/ui/Kbd/Kbd'
import { paletteGroups, type PaletteGroup, type PaletteItem } from './paletteGroups'
import { PaletteList } from './PaletteList'
import styles from './CommandPalette.module.css'

/** The keys of the palette. */
function PaletteHints() {
  return (
    <div className={styles.hints}>
      <span className={styles.hint}>
        <Kbd>Enter</Kbd>to open
      </span>
      <span className={styles.hint}>
        <Kbd>Arrow Up</Kbd>
        <Kbd>Arrow Down</Kbd>to select
      </span>
      <span className={styles.hint}>
        <Kbd>Esc</Kbd>to close
      </span>
    </div>
  )
}

export interface CommandPaletteProps {
  items: readonly PaletteItem[]
  /** Items that match what is typed already, or that come first while nothing is typed. */
  found?: readonly PaletteItem[]
  /** What has been searched, or is being read; `onReadOn` reads the rest. */
  reach?: { text: string; onReadOn: (() => void) | undefined } | null
  /** Whether more may still be found. */
  isReading?: boolean
  onSearch?: (query: string) => void
  /** Runs an item and must close the palette. */
  onRun: (id: string) => void
  onDismiss: () => void
}

/** Whether the input marks an item that is in the list. */
const hasActiveItem = (input: HTMLElement | null): boolean =>
  document.getElementById(input?.getAttribute('aria-activedescendant') ?? '') !== null

/**
 * react-aria loses the item that a new list starts at if the user types on meanwhile: then the list
 * is made once more, as soon as the browser has drawn it. Returns how often it was.
 */
const useRepairs = (input: RefObject<HTMLElement | null>, groups: readonly PaletteGroup[]) => {
  const [repairs, setRepairs] = useState(0)
  useEffect(() => {
    if (groups.length === 0) return
    const frame = requestAnimationFrame(() => {
      if (!hasActiveItem(input.current)) setRepairs(before => before + 1)
    })
    return () => cancelAnimationFrame(frame)
  }, [input, groups, setRepairs])
  return repairs
}

/** Finds a page or an action by typing. Load it on first use, because it includes a matcher. */
export function CommandPalette({
  items,
  found,
  reach,
  isReading = false,
  onSearch,
  onRun,
  onDismiss,
}: CommandPaletteProps) {
  const [query, setQuery] = useState('')
  const input = useRef<HTMLInputElement>(null)
  const groups = useMemo(() => paletteGroups(items, query, found), [items, query, found])
  const isEmpty = groups.length === 0
  const repairs = useRepairs(input, groups)
  /** The search that Enter was pressed for before it had found anything. */
  const entered = useRef<string | null>(null)
  const first = groups.flatMap(group => group.items).find(({ reason }) => !reason)?.id
  useEffect(() => {
    if (first === undefined || entered.current !== query) return
    entered.current = null
    onRun(first)
  })
  const enter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
    // Otherwise the same key press would submit the form that an item opens.
    event.preventDefault()
    if (hasActiveItem(input.current)) return
    if (first !== undefined) onRun(first)
    else if (isEmpty && isReading) entered.current = query
  }
  const search = (text: string) => {
    entered.current = null
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
              onKeyDownCapture={enter}
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
        <PaletteList
          key={`${query} ${isEmpty} ${repairs} ${isEmpty && isReading}`}
          groups={groups}
          isReading={isReading}
          onRun={onRun}
        />
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
