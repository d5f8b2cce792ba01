import { CircleCheck, CircleX } from 'lucide-react'
import { Badge } from '@/ui/Badge/Badge'
import styles from './Cells.module.css'

/** Marks the default of several objects; empty for the others. */
export function DefaultCell({ isDefault }: { isDefault: boolean }) {
  return isDefault && <Badge tone="success">default</Badge>
}

/** A boolean as an icon labelled `true` or `false`. */
export function BooleanCell({ value }: { value: boolean }) {
  return value ? (
    <CircleCheck size={16} role="img" aria-label="true" className={styles.yes} />
  ) : (
    <CircleX size={16} role="img" aria-label="false" className={styles.no} />
  )
}

/** Whether something is enabled. Emphasises what is disabled. */
export function EnabledCell({ isEnabled }: { isEnabled: boolean }) {
  return (
    <Badge tone={isEnabled ? 'success' : 'notice'} hasDot>
      {isEnabled ? 'Enabled' : 'Disabled'}
    </Badge>
  )
}
