import type { SupportBundleInfo, SupportBundleState } from '@/api/generated/types'
import { relativeTime } from '@/lib/time'
import { selectFailure } from '@/store/queries/failure'
import { useAppSelector, useQueries } from '@/store/setup/hooks'
import { selectBundleSize } from '@/store/system/support-bundles/contents'
import { bundleSizeQuery } from '@/store/system/support-bundles/queries'
import { Badge, type BadgeTone } from '@/ui/Badge/Badge'
import { LoadingCell } from '@/ui/Cells/EmptyCell'
import { SizeCell } from '@/ui/Cells/Cells'
import { Row } from '@/ui/Layout/Layout'
import { TipIcon } from '@/ui/TipIcon/TipIcon'
import { Unknown } from '@/views/shared/unknown/Known'

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

/** The size of an active bundle. Loads after the page. */
export function BundleSize({ bundleId }: { bundleId: string }) {
  const query = bundleSizeQuery({ bundleId })
  useQueries([query])
  const size = useAppSelector(state => selectBundleSize(state, { bundleId }))
  const failure = useAppSelector(state => selectFailure(state, query))
  if (size !== undefined) return <SizeCell bytes={size} />
  return failure === undefined ? <LoadingCell /> : <Unknown queries={[query]} />
}
