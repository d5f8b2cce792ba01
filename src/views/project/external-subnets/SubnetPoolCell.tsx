import { useAppSelector, useQueries } from '@/store/setup/hooks'
import { selectSubnetPoolById } from '@/store/silo/subnet-pools/choices'
import { siloSubnetPoolsQuery } from '@/store/project/external-subnets/queries'
import { systemPaths } from '@/store/system/paths'
import { PoolName } from '@/views/shared/pool-cell/PoolName'

/** A subnet pool by its id. */
export function SubnetPoolCell({ pool: id }: { pool: string }) {
  useQueries([siloSubnetPoolsQuery])
  const pool = useAppSelector(state => selectSubnetPoolById(state, id))
  return (
    <PoolName
      pool={pool}
      query={siloSubnetPoolsQuery}
      href={pool && systemPaths.subnetPool({ subnetPool: pool.name })}
    />
  )
}
