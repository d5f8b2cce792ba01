import { formatNumber } from '@/lib/number'
import { ListFilter, X } from 'lucide-react'
import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react'
import { IconButton } from '@/ui/Button/Button'
import styles from './FilterField.module.css'

export interface FilterSuggestion {
  /** The whole text of the field with the suggestion. */
  text: string
  label: string
  /** How many rows it finds. */
  count?: number
}

export interface FilterFieldProps {
  label: string
  value: string
  onChange: (value: string) => void
  /** Called only while suggestions are shown. */
  suggest: (value: string) => readonly FilterSuggestion[]
}

/** Finds rows of a list by typing, with suggestions of what there is to find. */
export function FilterField({ label, value, onChange, suggest }: FilterFieldProps) {
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const list = useRef<HTMLDivElement>(null)
  const [isOpen, setIsOpen] = useState(false)
  const [active, setActive] = useState(-1)
  const suggestions = isOpen ? suggest(value) : []
  const isShown = suggestions.length > 0
  useEffect(() => list.current?.children[active]?.scrollIntoView?.({ block: 'nearest' }), [active])
  const close = () => {
    setIsOpen(false)
    setActive(-1)
  }
  const change = (text: string) => {
    onChange(text)
    setIsOpen(true)
    setActive(-1)
  }
  const choose = ({ text }: FilterSuggestion) => {
    change(text)
    input.current?.focus()
  }
  const clear = () => {
    onChange('')
    close()
    input.current?.focus()
  }
  const step = (by: number) => {
    const count = suggestions.length
    setActive(count === 0 ? -1 : (active + by + count + (active < 0 && by < 0 ? 1 : 0)) % count)
  }
  const keys: Record<string, () => void> = {
    ArrowDown: () => (isShown ? step(1) : setIsOpen(true)),
    ArrowUp: () => (isShown ? step(-1) : setIsOpen(true)),
    Enter: () => (suggestions[active] ? choose(suggestions[active]) : close()),
    Escape: () => (isShown ? close() : clear()),
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const handle = keys[event.key]
    if (!handle || event.nativeEvent.isComposing) return
    // Escape in an empty field belongs to the page.
    if (event.key === 'Escape' && value === '' && !isShown) return
    event.preventDefault()
    event.stopPropagation()
    handle()
  }
  return (
    <div className={styles.field} role="search">
      <ListFilter size={14} className={styles.icon} />
      <input
        ref={input}
        role="combobox"
        aria-label={label}
        aria-expanded={isShown}
        aria-controls={`${id}list`}
        aria-autocomplete="list"
        aria-activedescendant={active >= 0 ? `${id}${active}` : undefined}
        className={styles.input}
        data-filter
        placeholder="Filter"
        autoComplete="off"
        spellCheck={false}
        value={value}
        onChange={event => change(event.target.value)}
        onKeyDown={onKeyDown}
        onBlur={close}
      />
      {value !== '' && (
        <IconButton label="Clear filter" onPress={clear}>
          <X size={14} />
        </IconButton>
      )}
      <div
        ref={list}
        id={`${id}list`}
        role="listbox"
        aria-label="Suggestions"
        hidden={!isShown}
        className={styles.list}
      >
        {suggestions.map((suggestion, at) => (
          <div
            key={suggestion.text}
            id={`${id}${at}`}
            role="option"
            aria-selected={at === active}
            className={styles.option}
            // Keeps the focus in the field.
            onMouseDown={event => event.preventDefault()}
            onClick={() => choose(suggestion)}
          >
            <span className={styles.label}>{suggestion.label}</span>
            {suggestion.count !== undefined && (
              <span className={styles.count} data-figures>
                {formatNumber(suggestion.count)}
              </span>
            )}
          </div>
        ))}
      </div>
    </div>
  )
}
