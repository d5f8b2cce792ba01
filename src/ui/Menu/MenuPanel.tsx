import { Fragment, useContext, useRef, type RefObject } from 'react'
import { Menu } from 'react-aria-components/Menu'
import { Popover } from 'react-aria-components/Popover'
import { Separator } from 'react-aria-components/Separator'
import { cx } from '@/ui/cx'
import { InDialog } from '@/ui/Dialog/InDialog'
import { useFreeArea, usePressOutside } from '@/ui/panels'
import { type MenuEntry, MenuRow } from './MenuRow'
import styles from './Menu.module.css'

/** The entry that has the focus when the menu opens: none if opened by a pointer. */
export type MenuStart = 'first' | 'last' | 'none'

export interface MenuPanelProps {
  label: string
  /** A function is called when the menu is open: a row need not make what nobody sees. */
  entries: readonly MenuEntry[] | (() => readonly MenuEntry[])
  start: MenuStart
  triggerRef: RefObject<HTMLElement | null>
  placement: 'bottom start' | 'bottom end'
  onClose: () => void
}

/**
 * The open menu. Loaded when a menu button is first reached, because few pages need it at the
 * start.
 */
export function MenuPanel({
  label,
  entries,
  start,
  triggerRef,
  placement,
  onClose,
}: MenuPanelProps) {
  const panelRef = useRef<HTMLElement>(null)
  const isInDialog = useContext(InDialog)
  usePressOutside(panelRef, triggerRef, onClose)
  return (
    <Popover
      ref={panelRef}
      isOpen
      isNonModal
      triggerRef={triggerRef}
      boundaryElement={useFreeArea(triggerRef)}
      placement={placement}
      offset={4}
      onOpenChange={isOpen => !isOpen && onClose()}
      shouldCloseOnInteractOutside={element => !triggerRef.current?.contains(element)}
      className={cx(styles.popover)}
      style={{ zIndex: `var(${isInDialog ? '--z-modal' : '--z-menu'})` }}
    >
      <Menu
        aria-label={label}
        autoFocus={start === 'none' ? true : start}
        onClose={onClose}
        className={cx(styles.menu)}
      >
        {(typeof entries === 'function' ? entries() : entries).map(entry => (
          <Fragment key={entry.id}>
            {entry.startsGroup && <Separator className={cx(styles.rule)} />}
            <MenuRow entry={entry} />
          </Fragment>
        ))}
      </Menu>
    </Popover>
  )
}
