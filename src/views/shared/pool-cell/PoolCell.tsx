import { useAppSelector, useQueries } from '@/store/setup/hooks'
import { selectPoolById } from '@/store/silo/ip-pools/choices'
import { siloIpPoolsQuery } from '@/store/silo/queries'
import { systemPaths } from '@/store/system/paths'
import { PoolName } from './PoolName'

interface PoolCellProps {
  pool: string
  /** The address of its panel, for users who may not see its page. */
  panel?: (name: string) => string
}

/** An IP pool by its id. */
export function PoolCell({ pool: id, panel }: PoolCellProps) {
  useQueries([siloIpPoolsQuery])
  const pool = useAppSelector(state => selectPoolById(state, id))
  return (
    <PoolName
      pool={pool}
      query={siloIpPoolsQuery}
      href={pool && systemPaths.ipPool({ pool: pool.name })}
      panel={pool && panel?.(pool.name)}
    />
  )
}
