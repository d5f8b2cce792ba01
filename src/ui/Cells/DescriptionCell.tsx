import { cx } from '@/ui/cx'
import { Tooltip } from '@/ui/Tooltip/Tooltip'
import { EmptyCell } from './EmptyCell'
import styles from './Cells.module.css'

/** The user's description of a resource, cut where the other columns need the room. */
export function DescriptionCell({ text }: { text: string | null | undefined }) {
  if (!text) return <EmptyCell />
  return (
    <span className={cx(styles.muted, styles.rest)}>
      <Tooltip content={text} delay={300} isForCutText>
        <span className={styles.line}>{text}</span>
      </Tooltip>
    </span>
  )
}
