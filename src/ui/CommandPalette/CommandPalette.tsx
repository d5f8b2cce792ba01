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
  /** Says what is looked through, where that is not all there is; `onReadOn` takes in the rest. */
  reach?: { text: string; isReading: boolean; onReadOn: (() => void) | undefined } | null
  /** Runs an item; the palette is then to be closed. */
  onRun: (id: string) => void
  onDismiss: () => void
}

/** Or the same key press would submit the form that an item opens. */
const keepEnter = (event: KeyboardEvent) => {
  if (event.key === 'Enter' && !event.nativeEvent.isComposing) event.preventDefault()
}

/** Finds a page or an action by typing. Load it when it is first opened: it brings a matcher. */
export function CommandPalette({ items, reach, onRun, onDismiss }: CommandPaletteProps) {
  const [query, setQuery] = useState('')
  const input = useRef<HTMLInputElement>(null)
  const groups = useMemo(() => paletteGroups(items, query), [items, query])
  const clear = () => {
    setQuery('')
    input.current?.focus()
  }
  const readOn = () => {
    reach?.onReadOn?.()
    // The button goes when all has been read.
    input.current?.focus()
  }

  // It names its list, and the item at hand, by itself; also one that is found no more.
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
      <Autocomplete inputValue={query} onInputChange={setQuery}>
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
        {/* Anew for each search: it begins at the first item. */}
        <PaletteList key={query} groups={groups} onRun={onRun} />
        {reach && (
          <div className={styles.reach}>
            <span role="status">
              {reach.text}
              {groups.some(({ isCut }) => isCut) && ' Type more of the name to see all that match.'}
            </span>
            {reach.onReadOn && (
              <Button size="sm" isPending={reach.isReading} onPress={readOn}>
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
