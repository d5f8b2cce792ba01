import { truncateEnd } from '@/lib/text'
import { EmptyCell } from '@/ui/Cells/EmptyCell'
import { UnknownCell } from '@/ui/Cells/UnknownCell'
import { Tooltip } from '@/ui/Tooltip/Tooltip'
import { Truncate } from '@/ui/Truncate/Truncate'

/** In characters, so that a table keeps room for its other columns. */
const LONGEST = 32

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
  const { name, description } = pool
  if (!description) return <Truncate text={name} max={LONGEST} />
  const short = truncateEnd(name, LONGEST)
  return (
    <Tooltip content={short === name ? description : `${name}: ${description}`} side="right">
      {/* Focusable, because the description is shown nowhere else. */}
      <span tabIndex={0}>{short}</span>
    </Tooltip>
  )
}
