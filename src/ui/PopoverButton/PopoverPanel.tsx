import { useRef, type ReactNode, type RefObject } from 'react'
import { Dialog } from 'react-aria-components/Dialog'
import { Popover } from 'react-aria-components/Popover'
import { cx } from '@/ui/cx'
import { useFreeArea, usePressOutside } from '@/ui/panels'
import styles from './PopoverButton.module.css'

export interface PopoverPanelProps {
  label: string
  align: 'start' | 'end'
  /** Any CSS length. */
  width: string
  triggerRef: RefObject<HTMLElement | null>
  onClose: () => void
  children: ReactNode
}

/** The open panel. Loaded when its button is first reached. */
export function PopoverPanel({ label, align, width, ...props }: PopoverPanelProps) {
  const { triggerRef, onClose, children } = props
  const panelRef = useRef<HTMLElement>(null)
  usePressOutside(panelRef, triggerRef, onClose)
  return (
    <Popover
      ref={panelRef}
      isOpen
      isNonModal
      triggerRef={triggerRef}
      boundaryElement={useFreeArea(triggerRef)}
      placement={`bottom ${align}`}
      offset={12}
      onOpenChange={isOpen => !isOpen && onClose()}
      shouldCloseOnInteractOutside={element => !triggerRef.current?.contains(element)}
      className={cx(styles.panel)}
      style={{ zIndex: 'var(--z-dropdown)', width }}
    >
      <Dialog aria-label={label} className={cx(styles.dialog)}>
        {children}
      </Dialog>
    </Popover>
  )
}
