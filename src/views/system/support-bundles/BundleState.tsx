import type { SupportBundleInfo, SupportBundleState } from '@/api/generated/types'
import { relativeTime } from '@/lib/time'
import { Badge, type BadgeTone } from '@/ui/Badge/Badge'
import { Row } from '@/ui/Layout/Layout'
import { TipIcon } from '@/ui/TipIcon/TipIcon'

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
    <Row as="span" gap={2} display="inline-flex">
      <Badge tone={TONES[state] ?? 'neutral'} isSolid={state === 'failed'} hasDot>
        {state}
      </Badge>
      {state === 'collecting' && readAt !== undefined && (
        <span data-figures>{relativeTime(timeCreated, readAt)}</span>
      )}
      {state === 'failed' && reasonForFailure && (
        <TipIcon about="failure">{reasonForFailure}</TipIcon>
      )}
    </Row>
  )
}
