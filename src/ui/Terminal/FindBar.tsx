import { formatNumber } from '@/lib/number'
import { ChevronDown, ChevronUp, X } from 'lucide-react'
import { useEffect, useRef, useState, type KeyboardEvent } from 'react'
import { cx } from '@/ui/cx'
import shared from '@/ui/Field/control.module.css'
import { IconButton } from '@/ui/Button/Button'
import type { Finds } from './openTerminal'
import styles from './Terminal.module.css'

export interface FindBarProps {
  finds: Finds
  onFind(text: string, way: 'next' | 'previous' | 'here'): void
  onClose(): void
}

const countOf = ({ index, count }: Finds) => {
  if (count === 0) return 'No results'
  return index < 0
    ? `${formatNumber(count)} results`
    : `${formatNumber(index + 1)} of ${formatNumber(count)}`
}

/**
 * Finds text in a terminal while typing. Enter finds the next, Shift and Enter the previous, and
 * Escape closes.
 */
export function FindBar({ finds, onFind, onClose }: FindBarProps) {
  const [text, setText] = useState('')
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => field.current?.focus(), [])
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return
    if (event.key === 'Enter') onFind(text, event.shiftKey ? 'previous' : 'next')
    else if (event.key === 'Escape') onClose()
    else return
    event.preventDefault()
  }
  return (
    <search className={styles.findBar}>
      <div className={cx(shared.frame, styles.findField)}>
        <input
          ref={field}
          type="text"
          aria-label="Find in the console"
          placeholder="Find"
          autoComplete="off"
          spellCheck={false}
          className={cx(shared.input)}
          value={text}
          onKeyDown={onKeyDown}
          onChange={({ target: { value } }) => {
            setText(value)
            onFind(value, 'here')
          }}
        />
      </div>
      <span role="status" className={styles.found}>
        {text !== '' && countOf(finds)}
      </span>
      <IconButton label="Previous result" hasTooltip onPress={() => onFind(text, 'previous')}>
        <ChevronUp size={16} />
      </IconButton>
      <IconButton label="Next result" hasTooltip onPress={() => onFind(text, 'next')}>
        <ChevronDown size={16} />
      </IconButton>
      <IconButton label="Close find" hasTooltip onPress={onClose}>
        <X size={16} />
      </IconButton>
    </search>
  )
}
