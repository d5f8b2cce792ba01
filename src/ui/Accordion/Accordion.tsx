import { ChevronRight } from 'lucide-react'
import { useRef, type ReactNode } from 'react'
import { Button } from 'react-aria-components/Button'
import { Disclosure, DisclosurePanel } from 'react-aria-components/Disclosure'
import { cx } from '@/ui/cx'
import styles from './Accordion.module.css'

export interface AccordionItemProps {
  label: string
  /** Mounted also while closed, so that fields in it keep their values. */
  children: ReactNode
  isInitiallyOpen?: boolean
}

/** A part of a form that most people leave alone. */
export function AccordionItem({ label, children, isInitiallyOpen = false }: AccordionItemProps) {
  const ref = useRef<HTMLDivElement>(null)
  const onExpandedChange = (isExpanded: boolean) => {
    // The next frame, because only then the panel has its height.
    if (isExpanded) {
      requestAnimationFrame(() =>
        ref.current?.scrollIntoView?.({ behavior: 'smooth', block: 'nearest' }),
      )
    }
  }
  return (
    <Disclosure
      ref={ref}
      className={cx(styles.item)}
      defaultExpanded={isInitiallyOpen}
      onExpandedChange={onExpandedChange}
    >
      <h3>
        <Button slot="trigger" className={cx(styles.trigger)}>
          <ChevronRight size={16} className={styles.chevron} />
          {label}
        </Button>
      </h3>
      <DisclosurePanel className={cx(styles.panel)}>
        <div className={styles.content}>{children}</div>
      </DisclosurePanel>
    </Disclosure>
  )
}
