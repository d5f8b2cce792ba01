import { TriangleAlert } from 'lucide-react'
import type { ReactNode, Ref } from 'react'
import { cx } from '@/ui/cx'
import styles from './ErrorCard.module.css'

export interface ErrorCardProps {
  title: string
  /** What happened, in a sentence or a few paragraphs. */
  children: ReactNode
  /** Buttons and links that may help. */
  actions?: ReactNode
  /** In place of the sign of an error. */
  icon?: ReactNode
  /** For a title that gets the focus. */
  titleRef?: Ref<HTMLHeadingElement>
}

/** Shown in place of a page that could not be shown. */
export function ErrorCard({ title, children, actions, icon, titleRef }: ErrorCardProps) {
  return (
    <div className={styles.card}>
      <div className={cx(styles.icon, icon ? styles.calm : styles.error)}>
        {icon ?? <TriangleAlert size={20} />}
      </div>
      <h1 ref={titleRef} {...(titleRef && { tabIndex: -1 })} className={styles.title}>
        {title}
      </h1>
      <div className={styles.body}>{children}</div>
      {actions && <div className={styles.actions}>{actions}</div>}
    </div>
  )
}
