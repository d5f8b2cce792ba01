import {
  useCallback,
  useRef,
  useState,
  type ComponentType,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
} from 'react'
import { Button, type ButtonSize, type ButtonTone } from '@/ui/Button/Button'
import type { MenuEntry } from './menu'
import type { MenuPanelProps, MenuStart } from './MenuPanel'

export interface MenuButtonProps {
  /** The name of the button and of its menu. */
  label: string
  entries: readonly MenuEntry[]
  children: ReactNode
  tone?: ButtonTone
  size?: ButtonSize
  placement?: MenuPanelProps['placement']
  className?: string | undefined
}

let Panel: ComponentType<MenuPanelProps> | undefined

/** Code that a page rarely needs at first; asked for as soon as a pointer or focus comes near. */
const loadPanel = async () => {
  Panel = (await import('./MenuPanel')).MenuPanel
}

/** Clicks made by a key or by assistive technology count no presses of a pointer. */
const startOfPress = (event: MouseEvent): MenuStart => (event.detail === 0 ? 'first' : 'none')

const startOfKey: Record<string, MenuStart> = { ArrowDown: 'first', ArrowUp: 'last' }

/**
 * A button with a menu. Closed, it is a button and nothing else, so a thousand rows can have one
 * each; and it keeps its own state, so a row that is drawn anew does not close its menu.
 */
export function MenuButton({
  label,
  entries,
  children,
  placement = 'bottom end',
  ...look
}: MenuButtonProps) {
  const [start, setStart] = useState<MenuStart | null>(null)
  const ref = useRef<HTMLButtonElement>(null)
  const close = useCallback(() => setStart(null), [])
  const open = async (from: MenuStart) => {
    // Safari does not focus a button that is clicked, and focus has to come back here.
    ref.current?.focus()
    await loadPanel()
    setStart(from)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const from = startOfKey[event.key]
    if (!from) return
    event.preventDefault()
    void open(from)
  }
  return (
    <>
      <Button
        {...look}
        ref={ref}
        aria-label={label}
        aria-haspopup="menu"
        aria-expanded={start !== null}
        onApproach={() => void loadPanel()}
        onKeyDown={onKeyDown}
        onPress={event => (start === null ? void open(startOfPress(event)) : close())}
      >
        {children}
      </Button>
      {start !== null && Panel && (
        <Panel
          label={label}
          entries={entries}
          start={start}
          triggerRef={ref}
          placement={placement}
          onClose={close}
        />
      )}
    </>
  )
}
