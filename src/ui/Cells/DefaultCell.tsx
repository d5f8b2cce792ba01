import { CircleCheck } from 'lucide-react'
import { Badge } from '@/ui/Badge/Badge'
import styles from './Cells.module.css'

/** Marks the default of several objects; empty for the others. */
export function DefaultCell({ isDefault }: { isDefault: boolean }) {
  if (!isDefault) return null
  return (
    <span className={styles.inline}>
      <CircleCheck size={16} className={styles.yes} />
      <Badge tone="success">default</Badge>
    </span>
  )
}
