import { addressesText, countText } from '@/lib/address-map'
import { useAppSelector, useQueries } from '@/store/setup/hooks'
import { selectSubnetPoolLeft } from '@/store/silo/subnet-pools/choices'
import { subnetPoolUtilizationQuery } from '@/store/system/ip-pools/queries'
import { systemPaths } from '@/store/system/paths'
import { useLateOperation } from '@/views/shared/reads/use-late-operation'

interface PoolForecastProps {
  pool: string
  /** Number of addresses that a subnet takes; undefined if its size is not valid. */
  takes: bigint | undefined
}

/** What a subnet pool has left now, and after a subnet was taken, for fleet viewers. */
export function PoolForecast({ pool, takes }: PoolForecastProps) {
  const query = subnetPoolUtilizationQuery({ subnetPool: pool })
  const isLoaded = useLateOperation(query.endpoint, systemPaths.subnetPools())
  useQueries(isLoaded ? [query] : [])
  const remaining = useAppSelector(state => selectSubnetPoolLeft(state, pool))
  if (remaining === undefined) return null
  const left = BigInt(Math.round(remaining))
  const isExact = Number.isSafeInteger(remaining)
  return (
    <span data-figures>
      {addressesText(left)} left
      {isExact &&
        takes !== undefined &&
        (takes > left
          ? `: too few for a subnet of ${addressesText(takes)}`
          : `; this takes ${countText(takes)}; ${countText(left - takes)} left after`)}
    </span>
  )
}
