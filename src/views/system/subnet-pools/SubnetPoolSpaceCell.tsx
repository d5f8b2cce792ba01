import { useAppSelector, useQueries } from '@/store/setup/hooks'
import { poolScarcity } from '@/store/system/ip-pools/rules'
import { subnetPoolUtilizationQuery } from '@/store/system/subnet-pools/queries'
import { selectSubnetPoolUtilization } from '@/store/system/subnet-pools/subnet-pools'
import { BigNumber } from '@/ui/BigNumber/BigNumber'
import { LoadingCell } from '@/ui/Cells/LoadingCell'
import { UnknownCell } from '@/ui/Cells/UnknownCell'
import { ResourceMeter } from '@/ui/ResourceMeter/ResourceMeter'
import styles from './SubnetPoolSpaceCell.module.css'

/** How many of a pool's addresses are left. Loads after the page. */
export function SubnetPoolSpaceCell({ subnetPool }: { subnetPool: string }) {
  useQueries([subnetPoolUtilizationQuery({ subnetPool })])
  const counts = useAppSelector(state => selectSubnetPoolUtilization(state, { subnetPool }))
  if (counts === undefined) return <LoadingCell />
  const [count] = counts ?? []
  if (!count) return <UnknownCell />
  const { allocated, capacity, isInexact } = count
  const scarcity = poolScarcity(count)
  return (
    <span className={styles.line}>
      <span>
        <BigNumber value={capacity - allocated} isInexact={isInexact} /> /{' '}
        <BigNumber value={capacity} isInexact={isInexact} />
      </span>
      {scarcity && <ResourceMeter value={scarcity.percent} level={scarcity.level} />}
    </span>
  )
}
