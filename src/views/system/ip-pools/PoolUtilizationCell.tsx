import { useSupports } from '@/store/release/hooks'
import { useAppSelector, useQueries } from '@/store/setup/hooks'
import { ipPoolUtilizationQuery } from '@/store/system/ip-pool-utilization/queries'
import { poolScarcity, type AddressCount } from '@/store/system/ip-pools/rules'
import { selectIpPoolUtilization } from '@/store/system/ip-pools/utilization'
import { Badge } from '@/ui/Badge/Badge'
import { BigNumber } from '@/ui/BigNumber/BigNumber'
import { LoadingCell } from '@/ui/Cells/LoadingCell'
import { UnknownCell } from '@/ui/Cells/UnknownCell'
import { ResourceMeter } from '@/ui/ResourceMeter/ResourceMeter'
import styles from './PoolUtilizationCell.module.css'

/** How many of a pool's addresses are left, or in use before release 17. Loads after the page. */
export function PoolUtilizationCell({ pool }: { pool: string }) {
  useQueries([ipPoolUtilizationQuery({ pool })])
  const utilization = useAppSelector(state => selectIpPoolUtilization(state, { pool }))
  if (utilization === undefined) return <LoadingCell />
  if (utilization === null) return <UnknownCell />
  const [first, second] = utilization
  if (!first) return <UnknownCell />
  const { version: _, ...only } = first
  if (!second || second.capacity === 0n) return <Counts {...only} />
  return (
    <div className={styles.lines}>
      <Counts {...first} />
      <Counts {...second} />
    </div>
  )
}

function Counts(count: AddressCount) {
  const { version, allocated, capacity, isInexact } = count
  const isLeft = useSupports('poolVersions')
  const scarcity = poolScarcity(count)
  return (
    <div className={styles.line}>
      {version && <Badge isVerbatim>{version}</Badge>}
      <span>
        <BigNumber value={isLeft ? capacity - allocated : allocated} isInexact={isInexact} /> /{' '}
        <BigNumber value={capacity} isInexact={isInexact} />
      </span>
      {scarcity && <ResourceMeter value={scarcity.percent} level={scarcity.level} />}
    </div>
  )
}
