import { ChevronRight } from 'lucide-react'
import { useEffect, useId, useRef, useState, type ReactNode } from 'react'
import styles from './Accordion.module.css'

export interface AccordionItemProps {
  label: string
  /** Stays mounted while closed, so that its fields keep their values. */
  children: ReactNode
  isInitiallyOpen?: boolean
  /** Opens the item when it grows, to show something inside. 0 if there is nothing to show. */
  reveal?: number
}

/** A collapsible part of a form that most users do not need. */
export function AccordionItem({
  label,
  children,
  isInitiallyOpen = false,
  reveal = 0,
}: AccordionItemProps) {
  const ref = useRef<HTMLDivElement>(null)
  const panel = useRef<HTMLDivElement>(null)
  const id = useId()
  const [isOpen, setOpen] = useState(isInitiallyOpen || reveal > 0)
  const [revealed, setRevealed] = useState(reveal)
  // Set while rendering, so that content can take the focus as soon as it is rendered.
  if (reveal !== revealed) {
    setRevealed(reveal)
    if (reveal > revealed) setOpen(true)
  }
  // React has no property for this. The browser's search finds what is inside, and opens it.
  useEffect(() => {
    const element = panel.current
    if (isOpen || !element) return
    element.setAttribute('hidden', 'until-found')
    const open = () => setOpen(true)
    element.addEventListener('beforematch', open)
    return () => {
      element.removeEventListener('beforematch', open)
    }
  }, [isOpen])
  const toggle = () => {
    setOpen(!isOpen)
    // In the next frame, because the panel has no height before.
    if (!isOpen) {
      const isStill = window.matchMedia?.('(prefers-reduced-motion: reduce)').matches
      requestAnimationFrame(() =>
        ref.current?.scrollIntoView?.({ behavior: isStill ? 'auto' : 'smooth', block: 'nearest' }),
      )
    }
  }
  return (
    <div ref={ref} className={styles.item} data-expanded={isOpen || undefined}>
      <h3>
        <button
          type="button"
          id={`${id}trigger`}
          className={styles.trigger}
          aria-expanded={isOpen}
          aria-controls={`${id}panel`}
          onClick={toggle}
        >
          <ChevronRight size={16} className={styles.chevron} />
          {label}
        </button>
      </h3>
      <div
        ref={panel}
        id={`${id}panel`}
        role="group"
        aria-labelledby={`${id}trigger`}
        hidden={!isOpen}
      >
        <div className={styles.content}>{children}</div>
      </div>
    </div>
  )
}
