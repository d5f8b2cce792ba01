import { useCallback, useRef, useState, type KeyboardEvent, type ReactNode } from 'react'
import { Button, type ButtonSize, type ButtonTone } from '@/ui/Button/Button'
import { lazyPanel, useLoading } from './lazyPanel'
import type { MenuPanelProps, MenuStart } from './MenuPanel'

export interface MenuButtonProps {
  /** Label of the button and of its menu. */
  label: string
  entries: MenuPanelProps['entries']
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
 * A button with a menu. While closed, it is only a button, so that a thousand rows can have one
 * each. It keeps its own state, so that rendering its row again does not close the menu.
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
  const load = useLoading(panel)
  const close = useCallback(() => setStart(null), [])
  const open = async (from: MenuStart) => {
    // Safari does not focus a clicked button, and the focus has to come back here.
    ref.current?.focus()
    if (await load()) setStart(from)
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
