import { useAppSelector, useQueries } from '@/store/setup/hooks'
import { ipPoolUtilizationQuery } from '@/store/system/ip-pools/queries'
import { selectIpPoolUtilization, type AddressCount } from '@/store/system/ip-pools/utilization'
import { Badge } from '@/ui/Badge/Badge'
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
  const { ipv4, ipv6 } = utilization
  if (ipv6.capacity === 0n) return <Counts {...ipv4} />
  return (
    <div className={styles.lines}>
      <Counts version="v4" {...ipv4} />
      <Counts version="v6" {...ipv6} />
    </div>
  )
}

function Counts({ version, allocated, capacity }: AddressCount & { version?: string }) {
  return (
    <div className={styles.line}>
      {version && <Badge isVerbatim>{version}</Badge>}
      <span>
        <BigNumber value={allocated} /> / <BigNumber value={capacity} />
      </span>
    </div>
  )
}
