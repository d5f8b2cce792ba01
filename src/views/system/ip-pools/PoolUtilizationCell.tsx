import { useAppSelector, useQueries } from '@/store/setup/hooks'
import { ipPoolUtilizationQuery } from '@/store/system/ip-pools/queries'
import { selectIpPoolUtilization } from '@/store/system/ip-pools/utilization'
import { BigNumber } from '@/ui/BigNumber/BigNumber'
import { LoadingCell } from '@/ui/Cells/LoadingCell'
import { UnknownCell } from '@/ui/Cells/UnknownCell'
import styles from './PoolUtilizationCell.module.css'

/** How many of a pool's addresses are in use. Loads after the page. */
export function PoolUtilizationCell({ pool }: { pool: string }) {
  useQueries([ipPoolUtilizationQuery({ pool })])
  const utilization = useAppSelector(state => selectIpPoolUtilization(state, { pool }))
  if (utilization === undefined) return <LoadingCell />
  if (utilization === null) return <UnknownCell />
  const { allocated, capacity } = utilization
  return (
    <span className={styles.counts}>
      <BigNumber value={allocated} /> / <BigNumber value={capacity} />
    </span>
  )
}
