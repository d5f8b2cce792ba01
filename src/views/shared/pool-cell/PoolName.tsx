import { EmptyCell } from '@/ui/Cells/EmptyCell'
import { UnknownCell } from '@/ui/Cells/UnknownCell'
import { Tooltip } from '@/ui/Tooltip/Tooltip'

interface PoolNameProps {
  /** Undefined if the user may not see it, or if it is not linked to the silo. */
  pool: { name: string; description: string } | undefined
  /** Why the pools could not be read; undefined if they were. */
  failure: string | undefined
}

/** The name of the pool that something comes from. */
export function PoolName({ pool, failure }: PoolNameProps) {
  if (failure) return <UnknownCell reason={failure} />
  if (!pool) return <EmptyCell />
  if (!pool.description) return pool.name
  return (
    <Tooltip content={pool.description} side="right">
      {/* Focusable, because the description is shown nowhere else. */}
      <span tabIndex={0}>{pool.name}</span>
    </Tooltip>
  )
}
