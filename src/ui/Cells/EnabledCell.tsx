import { CircleCheck, CircleX } from 'lucide-react'
import { Badge } from '@/ui/Badge/Badge'
import styles from './Cells.module.css'

/** Whether something is enabled. Emphasises what is disabled. */
export function EnabledCell({ isEnabled }: { isEnabled: boolean }) {
  return (
    <span className={styles.inline}>
      {isEnabled ? (
        <CircleCheck size={16} className={styles.yes} />
      ) : (
        <CircleX size={16} className={styles.no} />
      )}
      <Badge tone={isEnabled ? 'success' : 'notice'}>{isEnabled ? 'Enabled' : 'Disabled'}</Badge>
    </span>
  )
}
