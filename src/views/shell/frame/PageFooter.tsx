import { createContext, useContext, useMemo, useState, type ReactNode } from 'react'
import { createPortal } from 'react-dom'
import styles from './Frame.module.css'

interface Slot {
  element: HTMLElement | null
  register: (element: HTMLElement | null) => void
}

const SlotContext = createContext<Slot>({ element: null, register: () => undefined })

/** Wraps the page and its footer region, so that the page's list can put its pagination there. */
export function PageFooterProvider({ children }: { children: ReactNode }) {
  const [element, register] = useState<HTMLElement | null>(null)
  const slot = useMemo(() => ({ element, register }), [element])
  return <SlotContext value={slot}>{children}</SlotContext>
}

/** The place in the footer region for the pagination of the page. */
export function PaginationSlot() {
  const { register } = useContext(SlotContext)
  return <div ref={register} className={styles.pagination} />
}

/** Renders its children in the footer region, which stays in view. */
export function PageFooter({ children }: { children: ReactNode }) {
  const { element } = useContext(SlotContext)
  return element && createPortal(children, element)
}
