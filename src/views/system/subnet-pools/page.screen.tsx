import type { ReactNode } from 'react'
import { useAppSelector } from '@/store/setup/hooks'
import { selectSubnetPoolPartsActions } from '@/store/system/tab-actions'
import { systemPaths } from '@/store/system/paths'
import {
  selectSubnetPool,
  selectSubnetPoolActions,
  selectSubnetPoolUtilization,
} from '@/store/system/subnet-pools/subnet-pools'
import { CapacityBar } from '@/ui/CapacityBar/CapacityBar'
import { Grid, Stack } from '@/ui/Layout/Layout'
import {
  DateProperty,
  DescriptionProperty,
  IdProperty,
  PropertiesTable,
  Property,
} from '@/ui/PropertiesTable/PropertiesTable'
import { QueryTabs } from '@/ui/RouteTabs/QueryTabs'
import { ObjectHeader } from '@/views/shared/actions/ObjectHeader'
import { lateIcons } from '@/views/shared/late-icons'
import { useParams, useRoute } from '@/views/shell/route-context'
import { VersionBadge } from '@/ui/Badge/Badge'
import { subnetPoolDocs } from '../docs'
import { MembersTab } from './MembersTab'
import { SubnetPoolSilosTab } from './SubnetPoolSilosTab'
import { SubnetPoolSpaceCell } from './SubnetPoolSpaceCell'

const { 'subnet-pools': Icon } = lateIcons

const TABS = [
  { id: 'members', label: 'Members' },
  { id: 'silos', label: 'Linked silos' },
]

/** The page of a subnet pool: its properties, its utilization, its members and its silos. */
function SubnetPoolView({ children }: { children?: ReactNode }) {
  const params = useParams(systemPaths.subnetPool)
  const { tab = null } = useRoute().params
  const pool = useAppSelector(state => selectSubnetPool(state, params))
  if (!pool) return null
  return (
    <>
      <ObjectHeader kind="Subnet pool" object={pool} icon={<Icon />} docs={subnetPoolDocs} />
      <Stack gap={6} marginBottom={9}>
        <PropertiesTable columns={2}>
          <DescriptionProperty text={pool.description} />
          <DateProperty label="Created" date={pool.timeCreated} />
          <IdProperty id={pool.id} name={pool.name} />
          <DateProperty label="Last modified" date={pool.timeModified} />
          <Property label="IP version">
            <VersionBadge version={pool.ipVersion} />
          </Property>
          <Property label="Addresses remaining">
            <SubnetPoolSpaceCell {...params} />
          </Property>
        </PropertiesTable>
        <Utilization />
      </Stack>
      <QueryTabs
        label="Parts of the subnet pool"
        tabs={TABS}
        current={tab}
        path={systemPaths.subnetPool(params)}
      >
        {tab === 'silos' ? <SubnetPoolSilosTab /> : <MembersTab />}
      </QueryTabs>
      {children}
    </>
  )
}

function Utilization() {
  const params = useParams(systemPaths.subnetPool)
  const [count] = useAppSelector(state => selectSubnetPoolUtilization(state, params)) ?? []
  if (!count || count.capacity === 0n) return null
  return (
    <Grid gap={4} gridTemplateColumns="repeat(auto-fit, minmax(min(100%, 18rem), 1fr))">
      <CapacityBar
        title="Addresses"
        usedLabel="Allocated"
        provisioned={count.allocated}
        capacity={count.capacity}
        capacityLabel="Capacity"
        isUnitHidden
        isInexact={count.isInexact ?? false}
      />
    </Grid>
  )
}

const actions = [selectSubnetPoolActions, selectSubnetPoolPartsActions]

export { actions, SubnetPoolView as View }
