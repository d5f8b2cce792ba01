import { CircleAlert, CircleCheck, Info, TriangleAlert, type LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { cx } from '@/ui/cx'
import { Link } from '@/ui/Link/Link'
import styles from './Message.module.css'

type MessageTone = 'success' | 'danger' | 'notice' | 'info'

const ICONS: Record<MessageTone, LucideIcon> = {
  success: CircleCheck,
  danger: CircleAlert,
  notice: TriangleAlert,
  info: Info,
}

export interface MessageProps {
  tone?: MessageTone
  title?: ReactNode
  children?: ReactNode
  /** Link to more information or to a remedy. */
  link?: { label: string; href: string } | undefined
}

/** Information in the page, shown as long as it applies. */
export function Message({ tone = 'info', title, children, link }: MessageProps) {
  const Icon = ICONS[tone]
  return (
    <div className={cx(styles.message, styles[tone])}>
      <Icon size={16} className={styles.icon} />
      <div className={styles.text}>
        {title && <div className={styles.title}>{title}</div>}
        {children && <div className={styles.body}>{children}</div>}
        {link && (
          <div className={styles.link}>
            <Link href={link.href} look="quiet">
              {link.label}
            </Link>
          </div>
        )}
      </div>
    </div>
  )
}
