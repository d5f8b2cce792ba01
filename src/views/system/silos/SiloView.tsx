import type { ReactNode } from 'react'
import { useAppSelector } from '@/store/setup/hooks'
import { systemPaths } from '@/store/system/paths'
import { selectSilo, type SiloViewModel } from '@/store/system/silos/header'
import { Badge } from '@/ui/Badge/Badge'
import { BooleanCell } from '@/ui/Cells/BooleanCell'
import { DocsPopover } from '@/ui/DocsPopover/DocsPopover'
import { PageHeader } from '@/ui/PageHeader/PageHeader'
import {
  DateProperty,
  DescriptionProperty,
  IdProperty,
  PropertiesTable,
  Property,
} from '@/ui/PropertiesTable/PropertiesTable'
import { QueryTabs } from '@/ui/RouteTabs/QueryTabs'
import { ActionsMenu } from '@/views/shared/actions/ActionsMenu'
import { sectionIcons } from '@/views/shared/icons'
import { Refresh } from '@/views/shared/refresh/Refresh'
import { useRoute } from '@/views/shell/route-context'
import { IdentityProvidersTab } from '../identity-providers/IdentityProvidersTab'
import { SiloIpPoolsTab } from '../silo-ip-pools/SiloIpPoolsTab'
import { QuotasTab } from '../silo-quotas/QuotasTab'
import { SiloUsersTab } from '../silo-users/SiloUsersTab'
import { siloDocs } from './docs'
import { FleetRolesTab } from './FleetRolesTab'
import styles from './SiloView.module.css'

const { silos: Icon } = sectionIcons

const TABS = [
  { id: 'idps', label: 'Identity providers' },
  { id: 'ip-pools', label: 'IP pools' },
  { id: 'quotas', label: 'Quotas' },
  { id: 'fleet-roles', label: 'Fleet roles' },
  { id: 'users', label: 'Users' },
]

/** The page of a silo: what it is, and what belongs to it. */
export function SiloView({ children }: { children?: ReactNode }) {
  const { silo: asked = '', tab = null } = useRoute().params
  const silo = useAppSelector(state => selectSilo(state, asked))
  if (!silo) return null
  return (
    <>
      <PageHeader title={silo.name} icon={<Icon />}>
        <Refresh />
        <DocsPopover {...siloDocs} />
        <ActionsMenu label="Silo actions" id={silo.id} name={silo.name} actions={silo.actions} />
      </PageHeader>
      <div className={styles.properties}>
        <SiloProperties silo={silo} />
      </div>
      <QueryTabs
        label="Parts of the silo"
        tabs={TABS}
        current={tab}
        path={systemPaths.silo({ silo: asked })}
      >
        <Tab tab={tab} asked={asked} silo={silo} />
      </QueryTabs>
      {children}
    </>
  )
}

function SiloProperties({ silo }: { silo: SiloViewModel }) {
  return (
    <PropertiesTable columns={2}>
      <IdProperty id={silo.id} name={silo.name} />
      <DescriptionProperty text={silo.description} />
      <DateProperty label="Created" date={silo.created} />
      <DateProperty label="Last modified" date={silo.modified} />
      <Property label="Identity mode">
        <Badge>{silo.identityMode}</Badge>
      </Property>
      <Property label="Discoverable">
        <BooleanCell value={silo.isDiscoverable} />
      </Property>
    </PropertiesTable>
  )
}

interface TabProps {
  tab: string | null
  asked: string
  silo: SiloViewModel
}

function Tab({ tab, asked, silo }: TabProps) {
  switch (tab) {
    case 'ip-pools':
      return <SiloIpPoolsTab silo={asked} />
    case 'quotas':
      return <QuotasTab silo={asked} />
    case 'fleet-roles':
      return <FleetRolesTab roles={silo.mappedRoles} />
    case 'users':
      return <SiloUsersTab silo={asked} />
    default:
      return <IdentityProvidersTab silo={asked} />
  }
}
