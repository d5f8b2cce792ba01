import { useSupports } from '@/store/release/hooks'
import { useAppSelector, useQueries } from '@/store/setup/hooks'
import { ipPoolUtilizationQuery } from '@/store/system/ip-pool-utilization/queries'
import { selectIpPoolUtilization } from '@/store/system/ip-pools/utilization'
import { LoadingCell } from '@/ui/Cells/LoadingCell'
import { AddressCounts } from './AddressCounts'
import styles from './PoolUtilizationCell.module.css'
import { Unknown } from '@/views/shared/unknown/Known'

/** How many of a pool's addresses are left, or in use before release 17. Loads after the page. */
export function PoolUtilizationCell({ pool }: { pool: string }) {
  useQueries([ipPoolUtilizationQuery({ pool })])
  const utilization = useAppSelector(state => selectIpPoolUtilization(state, { pool }))
  const isLeft = useSupports('poolVersions')
  if (utilization === undefined) return <LoadingCell />
  if (utilization === null) return <Unknown queries={[ipPoolUtilizationQuery({ pool })]} />
  const [first, second] = utilization
  if (!first) return <Unknown queries={[ipPoolUtilizationQuery({ pool })]} />
  const { version: _, ...only } = first
  if (!second || second.capacity === 0n) return <AddressCounts count={only} isLeft={isLeft} />
  return (
    <div className={styles.lines}>
      <AddressCounts count={first} isLeft={isLeft} />
      <AddressCounts count={second} isLeft={isLeft} />
    </div>
  )
}
