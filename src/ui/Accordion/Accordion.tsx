import { ChevronRight } from 'lucide-react'
import { useRef, useState, type ReactNode } from 'react'
import { Button } from 'react-aria-components/Button'
import { Disclosure, DisclosurePanel } from 'react-aria-components/Disclosure'
import { cx } from '@/ui/cx'
import styles from './Accordion.module.css'

export interface AccordionItemProps {
  label: string
  /** Mounted also while closed, so that fields in it keep their values. */
  children: ReactNode
  isInitiallyOpen?: boolean
  /** Grows whenever there is something inside that must be seen: the item then opens. 0 while there is nothing. */
  reveal?: number
}

/** A part of a form that most people leave alone. */
export function AccordionItem({
  label,
  children,
  isInitiallyOpen = false,
  reveal = 0,
}: AccordionItemProps) {
  const ref = useRef<HTMLDivElement>(null)
  const [isOpen, setOpen] = useState(isInitiallyOpen || reveal > 0)
  const [revealed, setRevealed] = useState(reveal)
  // While rendering, so that what is inside can take the focus as soon as this is drawn.
  if (reveal !== revealed) {
    setRevealed(reveal)
    if (reveal > revealed) setOpen(true)
  }
  const onExpandedChange = (isExpanded: boolean) => {
    setOpen(isExpanded)
    // The next frame, because only then the panel has its height.
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
