import { Tooltip } from '@/ui/Tooltip/Tooltip'

/** Shown if a value could not be read; `reason` says why. */
export function UnknownCell({ reason }: { reason?: string | undefined }) {
  if (!reason) return <span>Not known</span>
  return (
    <Tooltip content={reason}>
      {/* Focusable, because the reason is shown nowhere else. */}
      <span tabIndex={0}>Not known</span>
    </Tooltip>
  )
}
