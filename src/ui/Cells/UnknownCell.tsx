import { RotateCw } from 'lucide-react'
import { NOT_KNOWN } from '@/lib/text'
import { Tooltip } from '@/ui/Tooltip/Tooltip'
import styles from './Cells.module.css'

interface UnknownCellProps {
  reason?: string | undefined
  /** Reads the value again. */
  onRetry?: (() => void) | undefined
  isRetrying?: boolean
}

/** Shown if a value could not be read; `reason` says why. */
export function UnknownCell({ reason, onRetry, isRetrying = false }: UnknownCellProps) {
  return (
    <span className={styles.unknown}>
      <Tooltip content={reason}>
        {/* Focusable, because the reason is shown nowhere else. */}
        <span {...(reason && { tabIndex: 0 })}>{NOT_KNOWN}</span>
      </Tooltip>
      {onRetry && (
        <Tooltip content="Try again">
          <button
            type="button"
            className={styles.retry}
            aria-label="Try again"
            aria-disabled={isRetrying}
            onClick={event => {
              // Not also a press on the row.
              event.stopPropagation()
              if (!isRetrying) onRetry()
            }}
          >
            <RotateCw size={12} />
          </button>
        </Tooltip>
      )}
    </span>
  )
}
