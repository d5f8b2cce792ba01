import { useId, useState, type ReactNode } from 'react'
import { Row } from '@/ui/Layout/Layout'
import { cx } from '@/ui/cx'
import { CloseButton, Dialog } from '@/ui/Dialog/Dialog'
import styles from './SideModal.module.css'

export interface SideModalProps {
  title: string
  /** What the dialog is about: usually an icon and a name. */
  subtitle?: ReactNode
  /** Called on Escape, a press beside the panel, or ×. */
  onDismiss: () => void
  /** Slides in. Only for panels the user has just opened, not after a reload or going back. */
  animate?: boolean | undefined
  /** Whether the input is being submitted: the panel stays open until that is done. */
  isPending?: boolean | undefined
  /** Omitted for read-only panels. */
  footer?: ReactNode
  children: ReactNode
}

/** A panel on the right, over the page it belongs to. */
export function SideModal(props: SideModalProps) {
  const id = useId()
  const [isScrolled, setScrolled] = useState(false)
  return (
    <Dialog
      labelledBy={`${id}title`}
      onDismiss={props.onDismiss}
      overlayClassName={styles.overlay}
      className={cx(styles.panel, props.animate && styles.sliding)}
    >
      <header className={styles.header}>
        <h2 id={`${id}title`} className={styles.title}>
          {props.title}
        </h2>
        {props.subtitle && (
          <Row
            as="h3"
            gap={2}
            color="text-muted"
            fontWeight="regular"
            marginTop={1}
            overflowWrap="anywhere"
          >
            {props.subtitle}
          </Row>
        )}
      </header>
      <div
        className={styles.body}
        data-testid="sidemodal-scroll-container"
        data-scrolled={isScrolled || undefined}
        onScroll={event => setScrolled(event.currentTarget.scrollTop > 0)}
      >
        {props.children}
      </div>
      {props.footer && <footer className={styles.footer}>{props.footer}</footer>}
      <CloseButton isDisabled={props.isPending ?? false} onPress={props.onDismiss} />
    </Dialog>
  )
}
