import { Tooltip } from '@/ui/Tooltip/Tooltip'

/** Stands where there may be something to show, which could not be read: `reason` says why. */
export function UnknownCell({ reason }: { reason?: string | undefined }) {
  if (!reason) return <span>Not known</span>
  return (
    <Tooltip content={reason}>
      {/* Focusable, because the reason can be seen nowhere else. */}
      <span tabIndex={0}>Not known</span>
    </Tooltip>
  )
}
