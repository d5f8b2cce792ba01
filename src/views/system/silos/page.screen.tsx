import type { ReactNode } from 'react'
import type { ViewOf } from '@/store/queries/view-models'
import { useAppSelector } from '@/store/setup/hooks'
import { selectSiloPartsActions } from '@/store/system/parts'
import { systemPaths } from '@/store/system/paths'
import { identityModeLabel } from '@/store/system/silos/rules'
import { selectSilo, selectSiloActions } from '@/store/system/silos/silos'
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
import { useParams, useRoute } from '@/views/shell/route-context'
import { IdentityProvidersTab } from '../identity-providers/IdentityProvidersTab'
import { SiloIpPoolsTab } from '../silo-ip-pools/SiloIpPoolsTab'
import { QuotasTab } from '../silo-quotas/QuotasTab'
import { SiloUsersTab } from '../silo-users/SiloUsersTab'
import { siloDocs } from './docs'
import { FleetRolesTab } from './FleetRolesTab'
import styles from './page.module.css'

const { silos: Icon } = sectionIcons

type Silo = ViewOf<typeof selectSilo>

const TABS = [
  { id: 'idps', label: 'Identity providers' },
  { id: 'ip-pools', label: 'IP pools' },
  { id: 'quotas', label: 'Quotas' },
  { id: 'fleet-roles', label: 'Fleet roles' },
  { id: 'users', label: 'Users' },
]

/** The page of a silo: its properties and one of its tabs. */
function SiloView({ children }: { children?: ReactNode }) {
  const params = useParams(systemPaths.silo)
  const { tab = null } = useRoute().params
  const silo = useAppSelector(state => selectSilo(state, params))
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
        path={systemPaths.silo(params)}
      >
        <Tab tab={tab} silo={silo} />
      </QueryTabs>
      {children}
    </>
  )
}

function SiloProperties({ silo }: { silo: Silo }) {
  return (
    <PropertiesTable columns={2}>
      <IdProperty id={silo.id} name={silo.name} />
      <DescriptionProperty text={silo.description} />
      <DateProperty label="Created" date={silo.timeCreated} />
      <DateProperty label="Last modified" date={silo.timeModified} />
      <Property label="Identity mode">
        <Badge>{identityModeLabel(silo.identityMode)}</Badge>
      </Property>
      <Property label="Discoverable">
        <BooleanCell value={silo.discoverable} />
      </Property>
    </PropertiesTable>
  )
}

function Tab({ tab, silo }: { tab: string | null; silo: Silo }) {
  switch (tab) {
    case 'ip-pools':
      return <SiloIpPoolsTab />
    case 'quotas':
      return <QuotasTab />
    case 'fleet-roles':
      return <FleetRolesTab roles={silo.mappedRoles} />
    case 'users':
      return <SiloUsersTab />
    default:
      return <IdentityProvidersTab />
  }
}

const actions = [selectSiloActions, selectSiloPartsActions]

export { actions, SiloView as View }
