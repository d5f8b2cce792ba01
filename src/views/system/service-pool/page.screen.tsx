import type { ReactNode } from 'react'
import { SERVICE_POOL } from '@/lib/service-pool'
import { useAppSelector } from '@/store/setup/hooks'
import { selectServicePool } from '@/store/system/ip-pools/ip-pools'
import { DocsPopover } from '@/ui/DocsPopover/DocsPopover'
import { Stack } from '@/ui/Layout/Layout'
import { PageHeader } from '@/ui/PageHeader/PageHeader'
import {
  DateProperty,
  DescriptionProperty,
  IdProperty,
  PropertiesTable,
  Property,
} from '@/ui/PropertiesTable/PropertiesTable'
import { lateIcons } from '@/views/shared/late-icons'
import { Refresh } from '@/views/shared/refresh/Refresh'
import { IpPoolRangesTab } from '../ip-pool-ranges/IpPoolRangesTab'
import { ServicesNote } from '../ip-pools/PoolParts'
import { ipPoolDocs } from '../docs'

const { 'ip-pools': Icon } = lateIcons

/** The only pool of the system's own services, before release 22. */
function ServicePoolView({ children }: { children?: ReactNode }) {
  const pool = useAppSelector(selectServicePool)
  if (!pool) return null
  return (
    <>
      <PageHeader title="Service pool" icon={<Icon />}>
        <Refresh />
        <DocsPopover {...ipPoolDocs} />
      </PageHeader>
      <Stack gap={6} marginBottom={9}>
        <PropertiesTable columns={2}>
          <Property label="Name">{pool.name}</Property>
          <DateProperty label="Created" date={pool.timeCreated} />
          <DescriptionProperty text={pool.description} />
          <DateProperty label="Last modified" date={pool.timeModified} />
          <IdProperty id={pool.id} name={pool.name} />
        </PropertiesTable>
        <ServicesNote />
      </Stack>
      <IpPoolRangesTab pool={SERVICE_POOL} />
      {children}
    </>
  )
}

export { ServicePoolView as View }
