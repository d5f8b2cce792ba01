import { ArrowUpRight, BookOpen } from 'lucide-react'
import { useRef, type RefObject } from 'react'
import { Dialog } from 'react-aria-components/Dialog'
import { Popover } from 'react-aria-components/Popover'
import { cx } from '@/ui/cx'
import { Link } from '@/ui/Link/Link'
import { usePressOutside } from '@/ui/Menu/usePressOutside'
import type { DocsPopoverProps } from './DocsPopover'
import styles from './DocsPopover.module.css'

export interface DocsPanelProps extends DocsPopoverProps {
  triggerRef: RefObject<HTMLElement | null>
  onClose: () => void
}

/** The open panel. Loaded when its button is first reached. */
export function DocsPanel({ heading, summary, links, triggerRef, onClose }: DocsPanelProps) {
  const panelRef = useRef<HTMLElement>(null)
  usePressOutside(panelRef, triggerRef, onClose)
  return (
    <Popover
      ref={panelRef}
      isOpen
      isNonModal
      triggerRef={triggerRef}
      placement="bottom end"
      offset={12}
      onOpenChange={isOpen => !isOpen && onClose()}
      shouldCloseOnInteractOutside={element => !triggerRef.current?.contains(element)}
      className={cx(styles.panel)}
      style={{ zIndex: 'var(--z-dropdown)' }}
    >
      <Dialog aria-label={`Learn about ${heading}`} className={cx(styles.dialog)}>
        <h2 className={styles.heading}>
          <BookOpen size={16} />
          Learn about {heading}
        </h2>
        <p className={styles.summary}>{summary}</p>
        <h3 className={styles.guides}>Guides</h3>
        <ul>
          {links.map(({ label, href }) => (
            <li key={href}>
              <Link href={href} look="bare" className={styles.link}>
                {label}
                <ArrowUpRight size={14} />
              </Link>
            </li>
          ))}
        </ul>
      </Dialog>
    </Popover>
  )
}
