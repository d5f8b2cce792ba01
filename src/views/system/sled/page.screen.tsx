import type { ReactNode } from 'react'
import type { ViewOf } from '@/store/queries/view-models'
import { useSupports } from '@/store/release/release'
import { useAppSelector } from '@/store/setup/hooks'
import { systemPaths } from '@/store/system/paths'
import { isProvisionable } from '@/store/system/sleds/rules'
import { selectSled, selectSledActions } from '@/store/system/sleds/sleds'
import { SizeCell } from '@/ui/Cells/Cells'
import { Stack } from '@/ui/Layout/Layout'
import { IdProperty, PropertiesTable, Property } from '@/ui/PropertiesTable/PropertiesTable'
import { LinkTabs } from '@/ui/RouteTabs/LinkTabs'
import { ObjectHeader } from '@/views/shared/actions/ObjectHeader'
import { lazy } from '@/ui/lazy/lazy'
import { lateIcons } from '@/views/shared/late-icons'
import { useTabTitle } from '@/views/shared/tab-title/use-tab-title'
import { useParams, useRoute } from '@/views/shell/route-context'
import { RackLink, Slot } from '../inventory/columns'
import { inventoryDocs } from '../docs'
import { SledInstanceCount, SledMemory, SledThreads } from '../sleds/SledUse'
import {
  HardwareStateBadge,
  PolicyKindBadge,
  ProvisionPolicyBadge,
} from '../inventory/HardwareBadges'

const NotProvisionableSince = lazy<{ sledId: string }>(
  async () => (await import('./NotProvisionableSince')).NotProvisionableSince,
)

const { inventory: Icon } = lateIcons

/** The page of a sled: its properties, its actions and one of its tabs. */
function SledView({ children }: { children?: ReactNode }) {
  const { path } = useRoute()
  const params = useParams(systemPaths.sled)
  const sled = useAppSelector(state => selectSled(state, params))
  useTabTitle(usual => usual.replace(params.sledId, sled?.baseboard.serial ?? params.sledId))
  if (!sled) return null
  const tabs = [
    { label: 'Instances', href: systemPaths.sledInstances(params) },
    { label: 'Disks', href: systemPaths.sledDisks(params) },
    { label: 'Drain check', href: systemPaths.sledDrain({ sledId: params.sledId }) },
  ]
  return (
    <>
      <ObjectHeader
        kind="Sled"
        object={{ id: sled.id, name: sled.baseboard.serial, actions: sled.actions }}
        icon={<Icon />}
        docs={inventoryDocs}
      />
      <Stack marginBottom={9} gap={4}>
        {sled.policy.kind === 'in_service' && !isProvisionable(sled.policy) && (
          <NotProvisionableSince sledId={sled.id} />
        )}
        <SledProperties sled={sled} />
      </Stack>
      <LinkTabs
        label="Parts of the sled"
        tabs={tabs}
        current={tabs.findIndex(({ href }) => href === path)}
      >
        {children}
      </LinkTabs>
    </>
  )
}

function SledProperties({ sled }: { sled: ViewOf<typeof selectSled> }) {
  const { id, name, baseboard, policy } = sled
  return (
    <PropertiesTable columns={2}>
      <IdProperty label="Sled ID" id={id} name={name} />
      <Property label="Part">{baseboard.part}</Property>
      <Property label="Serial number">{baseboard.serial}</Property>
      <Property label="Revision">{baseboard.revision}</Property>
      <Property label="Rack ID">
        <RackLink rackId={sled.rackId} of={sled.baseboard.serial} />
      </Property>
      {useSupports('sledSlot') && (
        <Property label="Slot">
          <Slot slot={sled.slot} />
        </Property>
      )}
      <Property label="Policy">
        <PolicyKindBadge policy={policy} />
      </Property>
      <Property label="Provision policy">
        <ProvisionPolicyBadge policy={policy} />
      </Property>
      <Property label="State">
        <HardwareStateBadge state={sled.state} />
      </Property>
      <Property label="Usable hardware threads">{sled.usableHardwareThreads}</Property>
      <Property label="Threads in use">
        <SledThreads sled={sled} />
      </Property>
      <Property label="Memory in use">
        <SledMemory sled={sled} />
      </Property>
      <Property label="Instances">
        <SledInstanceCount sled={sled} />
      </Property>
      <Property label="Usable physical memory">
        <SizeCell bytes={sled.usablePhysicalRam} />
      </Property>
    </PropertiesTable>
  )
}

export { selectSledActions as actions, SledView as View }
