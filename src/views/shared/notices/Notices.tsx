import { Message } from '@/ui/Message/Message'
import styles from './Notices.module.css'

interface NoticesProps {
  /** What is still in progress; undefined once it is done. */
  pending?: string | undefined
  /** What the part of the page below lacks, in whole sentences. */
  notices: readonly string[]
}

/** Notices about the part of a page below them. Announced politely when they appear. */
export function Notices({ pending, notices }: NoticesProps) {
  return (
    <div role="status" className={styles.notices}>
      {pending && <Message>{pending}</Message>}
      {notices.map(notice => (
        <Message key={notice} tone="notice">
          {notice}
        </Message>
      ))}
    </div>
  )
}
