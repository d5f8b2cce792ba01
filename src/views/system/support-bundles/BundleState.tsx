import type { SupportBundleInfo, SupportBundleState } from '@/api/generated/types'
import { relativeTime } from '@/lib/time'
import { Badge, type BadgeTone } from '@/ui/Badge/Badge'
import { TipIcon } from '@/ui/TipIcon/TipIcon'
import styles from './BundleState.module.css'

const TONES: Record<SupportBundleState, BadgeTone> = {
  collecting: 'info',
  active: 'success',
  failed: 'danger',
  destroying: 'neutral',
}

interface BundleStateProps {
  bundle: SupportBundleInfo
  /** When it was read, in milliseconds since the epoch. */
  readAt: number | undefined
}

/** The state of a bundle: since when it is being collected, or why that failed. */
export function BundleState({ bundle, readAt }: BundleStateProps) {
  const { state, timeCreated, reasonForFailure } = bundle
  return (
    <span className={styles.state}>
      <Badge tone={TONES[state] ?? 'neutral'} isSolid={state === 'failed'} hasDot>
        {state}
      </Badge>
      {state === 'collecting' && readAt !== undefined && (
        <span data-figures>{relativeTime(timeCreated, readAt)}</span>
      )}
      {state === 'failed' && reasonForFailure && (
        <TipIcon about="failure">{reasonForFailure}</TipIcon>
      )}
    </span>
  )
}
