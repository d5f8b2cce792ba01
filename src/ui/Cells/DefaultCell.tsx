import { CircleCheck } from 'lucide-react'
import { Badge } from '@/ui/Badge/Badge'
import styles from './Cells.module.css'

/** Marks the one that is taken unless another is asked for. The others stay blank. */
export function DefaultCell({ isDefault }: { isDefault: boolean }) {
  if (!isDefault) return null
  return (
    <span className={styles.inline}>
      <CircleCheck size={16} className={styles.yes} />
      <Badge tone="success">default</Badge>
    </span>
  )
}
