import {
  useCallback,
  useRef,
  useState,
  type ComponentType,
  type KeyboardEvent,
  type ReactNode,
} from 'react'
import { Button, type ButtonSize, type ButtonTone } from '@/ui/Button/Button'
import type { LazyCode } from '@/ui/lazy/lazyCode'
import { lazyPanel, useLoading } from './lazyPanel'
import type { MenuPanelProps, MenuStart } from './MenuPanel'

/** The props of a panel that makes its entries of something else. */
export type PanelOf<Entries> = Omit<MenuPanelProps, 'entries'> & { entries: Entries }

type Panel<Entries> = LazyCode<ComponentType<PanelOf<Entries>>>

export interface MenuButtonProps<Entries = MenuPanelProps['entries']> {
  /** Label of the button and of its menu. */
  label: string
  entries: Entries
  /** The open menu, if more than the entries has to load for it. */
  panel?: Panel<Entries>
  children: ReactNode
  tone?: ButtonTone
  size?: ButtonSize
  placement?: MenuPanelProps['placement']
  className?: string | undefined
}

const menuPanel = lazyPanel(async () => (await import('./MenuPanel')).MenuPanel)

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
export function MenuButton<Entries = MenuPanelProps['entries']>({
  label,
  entries,
  children,
  placement = 'bottom end',
  panel = menuPanel as object as Panel<Entries>,
  ...look
}: MenuButtonProps<Entries>) {
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
