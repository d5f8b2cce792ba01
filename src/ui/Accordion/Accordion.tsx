import { ChevronRight } from 'lucide-react'
import { useRef, useState, type ReactNode } from 'react'
import { Button } from 'react-aria-components/Button'
import { Disclosure, DisclosurePanel } from 'react-aria-components/Disclosure'
import { cx } from '@/ui/cx'
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
  const [isOpen, setOpen] = useState(isInitiallyOpen || reveal > 0)
  const [revealed, setRevealed] = useState(reveal)
  // Set while rendering, so that content can take the focus as soon as it is rendered.
  if (reveal !== revealed) {
    setRevealed(reveal)
    if (reveal > revealed) setOpen(true)
  }
  const onExpandedChange = (isExpanded: boolean) => {
    setOpen(isExpanded)
    // In the next frame, because the panel has no height before.
    if (isExpanded) {
      const isStill = window.matchMedia?.('(prefers-reduced-motion: reduce)').matches
      requestAnimationFrame(() =>
        ref.current?.scrollIntoView?.({ behavior: isStill ? 'auto' : 'smooth', block: 'nearest' }),
      )
    }
  }
  return (
    <Disclosure
      ref={ref}
      className={cx(styles.item)}
      isExpanded={isOpen}
      onExpandedChange={onExpandedChange}
    >
      <h3>
        <Button slot="trigger" className={cx(styles.trigger)}>
          <ChevronRight size={16} className={styles.chevron} />
          {label}
        </Button>
      </h3>
      <DisclosurePanel>
        <div className={styles.content}>{children}</div>
      </DisclosurePanel>
    </Disclosure>
  )
}
