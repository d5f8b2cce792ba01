import { CircleHelp } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from 'react-aria-components/Button'
import { cx } from '@/ui/cx'
import { Tooltip } from '@/ui/Tooltip/Tooltip'
import styles from './TipIcon.module.css'

/** A question mark beside a label, with the explanation in its tooltip. */
export function TipIcon({ children }: { children: ReactNode }) {
  return (
    <Tooltip content={children}>
      <Button aria-label="Tip" className={cx(styles.tip)}>
        <CircleHelp size={14} />
      </Button>
    </Tooltip>
  )
}
