import { Rows3 } from 'lucide-react'
import type { ReactNode } from 'react'
import { useSupports } from '@/store/release/release'
import { useAppSelector } from '@/store/setup/hooks'
import { systemPaths } from '@/store/system/paths'
import {
  selectRack,
  selectRackParts,
  selectUninitializedFailure,
} from '@/store/system/racks/components'
import { DocsPopover } from '@/ui/DocsPopover/DocsPopover'
import { Stack } from '@/ui/Layout/Layout'
import { Message } from '@/ui/Message/Message'
import { PageHeader } from '@/ui/PageHeader/PageHeader'
import { DateProperty, IdProperty, PropertiesTable } from '@/ui/PropertiesTable/PropertiesTable'
import { LinkTabs } from '@/ui/RouteTabs/LinkTabs'
import { Refresh } from '@/views/shared/refresh/Refresh'
import { useParams } from '@/views/shell/route-context'
import { inventoryDocs } from '../docs'
import { RackPicture } from './RackPicture'

/** The page of a rack: its properties, and its hardware or a tab. */
function RackView({ children }: { children?: ReactNode }) {
  const hasMembership = useSupports('rackMembership')
  const params = useParams(systemPaths.rack)
  const rack = useAppSelector(state => selectRack(state, params))
  if (!rack) return null
  return (
    <>
      <PageHeader title={`Rack ${rack.id}`} icon={<Rows3 />}>
        <Refresh />
        <DocsPopover {...inventoryDocs} />
      </PageHeader>
      <Stack gap={6}>
        <PropertiesTable columns={2}>
          <IdProperty label="Rack ID" id={rack.id} name="the rack" />
          <DateProperty label="Created" date={rack.timeCreated} />
          <DateProperty label="Last modified" date={rack.timeModified} />
        </PropertiesTable>
        {hasMembership ? (
          <LinkTabs
            label="Parts of the rack"
            tabs={[
              { label: 'Hardware', href: systemPaths.rack(params) },
              { label: 'Membership', href: systemPaths.rackMembership(params) },
            ]}
            current={children ? 1 : 0}
          >
            {children ?? <Hardware />}
          </LinkTabs>
        ) : (
          <Hardware />
        )}
      </Stack>
    </>
  )
}

function Hardware() {
  const params = useParams(systemPaths.rack)
  const parts = useAppSelector(state => selectRackParts(state, params))
  const failure = useAppSelector(selectUninitializedFailure)
  return (
    <Stack gap={6}>
      {failure !== undefined && (
        <Message>The uninitialized sleds could not be read: {failure}</Message>
      )}
      <RackPicture parts={parts} />
    </Stack>
  )
}

export { RackView as View }
