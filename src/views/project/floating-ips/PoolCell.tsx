import { useAppSelector } from '@/store/setup/hooks'
import { selectPoolById } from '@/store/silo/ip-pools/choices'
import { EmptyCell } from '@/ui/Cells/EmptyCell'
import { Tooltip } from '@/ui/Tooltip/Tooltip'

/** The pool of this id by its name, as far as it may be seen. */
export function PoolCell({ pool: id }: { pool: string }) {
  const pool = useAppSelector(state => selectPoolById(state, id))
  if (!pool) return <EmptyCell />
  if (!pool.description) return pool.name
  return (
    <Tooltip content={pool.description} side="right">
      {/* Focusable, because the description can be seen nowhere else. */}
      <span tabIndex={0}>{pool.name}</span>
    </Tooltip>
  )
}
