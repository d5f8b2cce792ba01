import { useAppSelector, useQueries } from '@/store/setup/hooks'
import { subnetPoolUtilizationQuery } from '@/store/system/ip-pools/queries'
import { selectSubnetPoolUtilization } from '@/store/system/subnet-pools/subnet-pools'
import { LoadingCell } from '@/ui/Cells/EmptyCell'
import { AddressCounts } from '../ip-pools/AddressCounts'
import { Unknown } from '@/views/shared/unknown/Known'

/** How many of a pool's addresses are left. Loads after the page. */
export function SubnetPoolSpaceCell({ subnetPool }: { subnetPool: string }) {
  useQueries([subnetPoolUtilizationQuery({ subnetPool })])
  const counts = useAppSelector(state => selectSubnetPoolUtilization(state, { subnetPool }))
  if (counts === undefined) return <LoadingCell />
  const [count] = counts ?? []
  return count ? (
    <AddressCounts count={count} isLeft />
  ) : (
    <Unknown queries={[subnetPoolUtilizationQuery({ subnetPool })]} />
  )
}
