import { CircleHelp } from 'lucide-react'
import type { ReactNode } from 'react'
import { Tooltip } from '@/ui/Tooltip/Tooltip'
import styles from './TipIcon.module.css'

/** A question mark beside a label, with the explanation in its tooltip. */
export function TipIcon({ children }: { children: ReactNode }) {
  return (
    <Tooltip content={children} isOnTap>
      <button type="button" aria-label="Tip" className={styles.tip}>
        <CircleHelp size={14} />
      </button>
    </Tooltip>
  )
}
