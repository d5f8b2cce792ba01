import { ArrowDown, ArrowLeft, ArrowRight, ArrowUp } from 'lucide-react'
import type { MouseEvent, ReactNode } from 'react'
import type { TouchKey } from './terminalKeys'
import styles from './Terminal.module.css'

const KEYS: readonly { key: TouchKey; label: string; face: ReactNode }[] = [
  { key: 'Escape', label: 'Escape', face: 'Esc' },
  { key: 'Tab', label: 'Tab', face: 'Tab' },
  { key: 'ArrowLeft', label: 'Left', face: <ArrowLeft size={16} /> },
  { key: 'ArrowUp', label: 'Up', face: <ArrowUp size={16} /> },
  { key: 'ArrowDown', label: 'Down', face: <ArrowDown size={16} /> },
  { key: 'ArrowRight', label: 'Right', face: <ArrowRight size={16} /> },
]

interface TouchKeysProps {
  /** Whether Ctrl is held for the next character. */
  isCtrlHeld: boolean
  onCtrl: (isHeld: boolean) => void
  onKey: (key: TouchKey) => void
}

/** Keeps the focus, and with it the keyboard on the screen. */
const keepFocus = (event: MouseEvent) => event.preventDefault()

/** The keys of a terminal that a keyboard on the screen lacks. Shown only where there is touch. */
export function TouchKeys({ isCtrlHeld, onCtrl, onKey }: TouchKeysProps) {
  return (
    <div role="toolbar" aria-label="Terminal keys" className={styles.keys}>
      <button
        type="button"
        className={styles.key}
        aria-pressed={isCtrlHeld}
        onMouseDown={keepFocus}
        onClick={() => onCtrl(!isCtrlHeld)}
      >
        Ctrl
      </button>
      {KEYS.map(({ key, label, face }) => (
        <button
          key={key}
          type="button"
          className={styles.key}
          aria-label={label}
          onMouseDown={keepFocus}
          onClick={() => onKey(key)}
        >
          {face}
        </button>
      ))}
    </div>
  )
}
