import { useLayoutEffect, useRef, type ReactNode, type RefObject } from 'react'
import styles from './Popup.module.css'
import { usePlacement } from './usePlacement'

/** Whether any popup is open; a press outside then closes that and nothing else. */
export const isPopupOpen = (): boolean => document.querySelector('[data-popup]') !== null

interface PopupProps {
  anchorRef: RefObject<HTMLElement | null>
  children: ReactNode
}

/**
 * A panel that hangs on a field while it is mounted. It is drawn in the browser's top layer, above
 * whatever the field is in, but stays inside of it in the document: a dialog around the field
 * neither hides it nor takes a press on it for one outside.
 */
export function Popup({ anchorRef, children }: PopupProps) {
  const popup = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => popup.current?.showPopover?.(), [])
  usePlacement(anchorRef, popup)

  return (
    // Presses inside leave the focus where it is: in the field that the popup belongs to.
    <div
      ref={popup}
      popover="manual"
      className={styles.popup}
      data-popup
      onMouseDown={event => event.preventDefault()}
    >
      {children}
    </div>
  )
}
