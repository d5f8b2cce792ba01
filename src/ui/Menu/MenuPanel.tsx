import { Fragment, useRef, type RefObject } from 'react'
import { Menu } from 'react-aria-components/Menu'
import { Popover } from 'react-aria-components/Popover'
import { Separator } from 'react-aria-components/Separator'
import { cx } from '@/ui/cx'
import type { MenuEntry } from './menu'
import { MenuRow } from './MenuRow'
import { usePressOutside } from './usePressOutside'
import styles from './Menu.module.css'

/** Which entry has focus when the menu opens: none of them for a pointer. */
export type MenuStart = 'first' | 'last' | 'none'

export interface MenuPanelProps {
  label: string
  entries: readonly MenuEntry[]
  start: MenuStart
  triggerRef: RefObject<HTMLElement | null>
  placement: 'bottom start' | 'bottom end'
  onClose: () => void
}

/** A menu of a page lies below whatever dialog comes; one of a dialog lies above that. */
const layerOf = (trigger: HTMLElement | null) =>
  trigger?.closest('[role=dialog], [role=alertdialog]') ? 'var(--z-modal)' : 'var(--z-menu)'

/** The open menu. Loaded when a menu button is first reached, because few pages start with it. */
export function MenuPanel({
  label,
  entries,
  start,
  triggerRef,
  placement,
  onClose,
}: MenuPanelProps) {
  const panelRef = useRef<HTMLElement>(null)
  usePressOutside(panelRef, triggerRef, onClose)
  return (
    <Popover
      ref={panelRef}
      isOpen
      isNonModal
      triggerRef={triggerRef}
      placement={placement}
      offset={4}
      onOpenChange={isOpen => !isOpen && onClose()}
      shouldCloseOnInteractOutside={element => !triggerRef.current?.contains(element)}
      className={cx(styles.popover)}
      style={{ zIndex: layerOf(triggerRef.current) }}
    >
      <Menu
        aria-label={label}
        autoFocus={start === 'none' ? true : start}
        onClose={onClose}
        className={cx(styles.menu)}
      >
        {entries.map(entry => (
          <Fragment key={entry.id}>
            {entry.startsGroup && <Separator className={cx(styles.rule)} />}
            <MenuRow entry={entry} />
          </Fragment>
        ))}
      </Menu>
    </Popover>
  )
}
