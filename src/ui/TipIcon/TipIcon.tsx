import { CircleHelp } from 'lucide-react'
import type { ReactNode } from 'react'
import { Tooltip } from '@/ui/Tooltip/Tooltip'
import styles from './TipIcon.module.css'

export interface TipIconProps {
  /** The label beside the icon, which the tip explains. */
  about: string
  children: ReactNode
}

/** A question mark beside a label, with the explanation in its tooltip. */
export function TipIcon({ about, children }: TipIconProps) {
  return (
    <Tooltip content={children} isOnTap>
      <button type="button" aria-label={`Tip: ${about}`} className={styles.tip}>
        <CircleHelp size={14} />
      </button>
    </Tooltip>
  )
}
