import type { ReactNode } from 'react'
import { SERVICES } from '@/lib/service-pool'
import { useSupports } from '@/store/release/release'
import { useAppSelector } from '@/store/setup/hooks'
import {
  selectIpPool,
  selectIpPoolActions,
  selectIpPoolUtilization,
} from '@/store/system/ip-pools/ip-pools'
import { selectIpPoolPartsActions } from '@/store/system/tab-actions'
import { systemPaths } from '@/store/system/paths'
import { Badge, VersionBadge } from '@/ui/Badge/Badge'
import { CapacityBar } from '@/ui/CapacityBar/CapacityBar'
import { Grid, Stack } from '@/ui/Layout/Layout'
import {
  DateProperty,
  DescriptionProperty,
  IdProperty,
  PropertiesTable,
  Property,
} from '@/ui/PropertiesTable/PropertiesTable'
import { lazy } from '@/ui/lazy/lazy'
import { QueryTabs } from '@/ui/RouteTabs/QueryTabs'
import { ObjectHeader } from '@/views/shared/actions/ObjectHeader'
import { lateIcons } from '@/views/shared/late-icons'
import { useParams, useRoute } from '@/views/shell/route-context'
import { IpPoolRangesTab } from '../ip-pool-ranges/IpPoolRangesTab'
import { LinkedSilosTab } from '../ip-pool-silos/LinkedSilosTab'
import { AssignmentBadge, ServicesNote } from './PoolParts'
import { ipPoolDocs } from '../docs'

const { 'ip-pools': Icon } = lateIcons

const TABS = [
  { id: 'ranges', label: 'IP ranges' },
  { id: 'silos', label: 'Linked silos' },
  { id: 'addresses', label: 'Addresses' },
]

const PoolAddressesTab = lazy(
  async () => (await import('../pool-addresses/PoolAddressesTab')).PoolAddressesTab,
)

/** The tabs of a pool: the API tells the addresses of unicast pools of silos only. */
const tabsOf = (isForSilos: boolean, isUnicast: boolean) =>
  TABS.filter(({ id }) => id === 'ranges' || (isForSilos && (id === 'silos' || isUnicast)))

/** The page of an IP pool: its properties, its utilization, its ranges and its silos. */
function IpPoolView({ children }: { children?: ReactNode }) {
  const params = useParams(systemPaths.ipPool)
  const { tab = null } = useRoute().params
  const hasVersions = useSupports('poolVersions')
  const hasAssignment = useSupports('poolAssignment')
  const pool = useAppSelector(state => selectIpPool(state, params))
  if (!pool) return null
  const isForSilos = pool.assignment !== SERVICES
  const isUnicast = pool.poolType !== 'multicast'
  return (
    <>
      <ObjectHeader kind="IP pool" object={pool} icon={<Icon />} docs={ipPoolDocs} />
      <Stack gap={6} marginBottom={9}>
        <PropertiesTable columns={2}>
          <DescriptionProperty text={pool.description} />
          <DateProperty label="Created" date={pool.timeCreated} />
          <IdProperty id={pool.id} name={pool.name} />
          <DateProperty label="Last modified" date={pool.timeModified} />
          {hasVersions && (
            <>
              <Property label="IP version">
                <VersionBadge version={pool.ipVersion} />
              </Property>
              <Property label="Type">
                <Badge>{pool.poolType}</Badge>
              </Property>
            </>
          )}
          {hasAssignment && (
            <Property label="Assignment">
              <AssignmentBadge assignment={pool.assignment} />
            </Property>
          )}
        </PropertiesTable>
        <UtilizationBars />
        {!isForSilos && <ServicesNote />}
      </Stack>
      <QueryTabs
        label="Parts of the IP pool"
        tabs={tabsOf(isForSilos, isUnicast)}
        current={tab}
        path={systemPaths.ipPool(params)}
      >
        {tab === 'silos' && isForSilos ? (
          <LinkedSilosTab />
        ) : tab === 'addresses' && isForSilos && isUnicast ? (
          <PoolAddressesTab />
        ) : (
          <IpPoolRangesTab {...params} />
        )}
      </QueryTabs>
      {children}
    </>
  )
}

/** The utilization of the pool, by IP version where it may have addresses of both. */
function UtilizationBars() {
  const params = useParams(systemPaths.ipPool)
  const utilization = useAppSelector(state => selectIpPoolUtilization(state, params)) ?? []
  const counts = utilization.filter(({ capacity }) => capacity > 0n)
  if (counts.length === 0) return null
  return (
    <Grid gap={4} gridTemplateColumns="repeat(auto-fit, minmax(min(100%, 18rem), 1fr))">
      {counts.map(({ version, allocated, capacity, isInexact }) => (
        <CapacityBar
          key={version ?? ''}
          title={version ? `IP${version}` : 'IPs'}
          {...(version && { unit: 'IPs' })}
          usedLabel="Allocated"
          provisioned={allocated}
          capacity={capacity}
          capacityLabel="Capacity"
          isUnitHidden
          isInexact={isInexact ?? false}
        />
      ))}
    </Grid>
  )
}

const actions = [selectIpPoolActions, selectIpPoolPartsActions]

export { actions, IpPoolView as View }
