import { selectFailure } from '@/store/queries/failure'
import { useAppSelector, useQueries } from '@/store/setup/hooks'
import { selectPoolById } from '@/store/silo/ip-pools/choices'
import { siloIpPoolsQuery } from '@/store/silo/ip-pools/queries'
import { EmptyCell } from '@/ui/Cells/EmptyCell'
import { UnknownCell } from '@/ui/Cells/UnknownCell'
import { Tooltip } from '@/ui/Tooltip/Tooltip'

/**
 * An IP pool by its id. The user may not see the pools of the silo, or the pool may not be linked
 * to it.
 */
export function PoolCell({ pool: id }: { pool: string }) {
  useQueries([siloIpPoolsQuery])
  const pool = useAppSelector(state => selectPoolById(state, id))
  const failure = useAppSelector(state => selectFailure(state, siloIpPoolsQuery))
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
