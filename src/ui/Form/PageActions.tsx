import { createContext, useContext, useMemo, useState, type ReactNode } from 'react'
import { createPortal } from 'react-dom'
import styles from './Form.module.css'

interface PageActionsSlot {
  element: HTMLElement | null
  register: (element: HTMLElement | null) => void
}

const SlotContext = createContext<PageActionsSlot>({ element: null, register: () => {} })

/** Wraps the page and its footer region, so that the page can put actions there. */
export function PageActionsProvider({ children }: { children: ReactNode }) {
  const [element, register] = useState<HTMLElement | null>(null)
  const slot = useMemo(() => ({ element, register }), [element])
  return <SlotContext value={slot}>{children}</SlotContext>
}

/** The place in the footer region where the actions of the page appear. */
export function PageActionsSlot() {
  const { register } = useContext(SlotContext)
  return <div ref={register} className={styles.slot} />
}

/** Renders its children in the footer region, or sticks them to the bottom if there is none. */
export function PageActions({ children }: { children: ReactNode }) {
  const { element } = useContext(SlotContext)
  const actions = (
    <div className={styles.actions} data-foot>
      {children}
    </div>
  )
  return element ? createPortal(actions, element) : <div className={styles.stuck}>{actions}</div>
}
