import { useCallback, useRef, useState, type KeyboardEvent, type ReactNode } from 'react'
import { Button, type ButtonSize, type ButtonTone } from '@/ui/Button/Button'
import { lazyPanel } from './lazyPanel'
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

const panel = lazyPanel(async () => (await import('./MenuPanel')).MenuPanel)

const STARTS: Record<string, MenuStart> = {
  Enter: 'first',
  ' ': 'first',
  ArrowDown: 'first',
  ArrowUp: 'last',
}

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
    await panel.load()
    setStart(from)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const from = STARTS[event.key]
    if (!from) return
    event.preventDefault()
    void open(from)
  }
  const Panel = panel.current()
  return (
    <>
      <Button
        {...look}
        ref={ref}
        aria-label={label}
        aria-haspopup="menu"
        aria-expanded={start !== null}
        onApproach={panel.prefetch}
        onKeyDown={onKeyDown}
        onPress={() => (start === null ? void open('none') : close())}
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
