import type { ReactNode } from 'react'
import { ArrowRight, ShieldCheck } from 'lucide-react'
import { watchRoleChanges } from '@/store/access/change.saga'
import type { ViewOf } from '@/store/queries/view-models'
import { useSupports } from '@/store/release/release'
import { useAppSelector } from '@/store/setup/hooks'
import { selectSiloPartsActions } from '@/store/system/tab-actions'
import { SILO_TABS, systemPaths } from '@/store/system/paths'
import { selectHasScim } from '@/store/system/scim-tokens/scim-tokens'
import { selectSiloQuotas } from '@/store/system/silo-quotas/silo-quotas'
import { watchProposedQuotas } from '@/store/system/silo-quotas/what-if'
import { watchSearch } from '@/store/navigation/search'
import { identityModeLabel } from '@/store/system/silos/rules'
import { selectSilo, selectSiloActions, selectSiloTasks } from '@/store/system/silos/silos'
import { Badge } from '@/ui/Badge/Badge'
import { BooleanCell } from '@/ui/Cells/MarkCells'
import { EmptyCell } from '@/ui/Cells/EmptyCell'
import { Row, Stack } from '@/ui/Layout/Layout'
import { Link } from '@/ui/Link/Link'
import { Message } from '@/ui/Message/Message'
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
import { selectSiloAccess } from '@/store/system/silo-access'
import { SiloAccessPart } from '@/views/shared/access/AccessView'
import { roleLabel } from '@/lib/roles'
import { EmptyState } from '@/ui/EmptyState/EmptyState'
import { IdentityProvidersTab } from '../identity-providers/IdentityProvidersTab'
import { ScimTab } from '../scim-tokens/ScimTab'
import { SiloIpPoolsTab } from '../silo-ip-pools/SiloIpPoolsTab'
import { QuotasTab } from '../silo-quotas/QuotasTab'
import { SiloUsersTab } from '../silo-users/SiloUsersTab'
import { SiloSubnetPoolsTab } from '../subnet-pools/SiloSubnetPoolsTab'
import { siloDocs } from '../docs'

const MEANING = 'A role on the silo can also give a role on the fleet.'

/** Which roles on a silo grant which roles on the fleet, as set when the silo was created. */
function FleetRolesTab({ roles }: { roles: ViewOf<typeof selectSilo>['mappedRoles'] }) {
  if (roles.length === 0)
    return (
      <EmptyState
        icon={<ShieldCheck />}
        level={2}
        title="Mapped fleet roles"
        body={`${MEANING} None does so on this silo.`}
      />
    )
  return (
    <>
      <p>{MEANING}</p>
      <Stack as="ul" gap={3} marginTop={4}>
        {roles.map(({ silo, fleet }) => (
          <Row key={`${silo}/${fleet}`} as="li" gap={3}>
            <Badge>Silo {roleLabel(silo)}</Badge>
            <ArrowRight size={16} role="img" aria-label="maps to" />
            <span>Fleet {fleet}</span>
          </Row>
        ))}
      </Stack>
    </>
  )
}

/** Who has which role on a silo. */
function AccessTab() {
  const params = useParams(systemPaths.silo)
  const access = useAppSelector(state => selectSiloAccess(state, params))
  if (!access) return <Message tone="notice">The roles on this silo could not be read.</Message>
  return <SiloAccessPart access={access} />
}

const { silos: Icon } = lateIcons

type Silo = ViewOf<typeof selectSilo>
type SiloTab = (typeof SILO_TABS)[number]

const LABELS: Record<SiloTab, string> = {
  idps: 'Identity providers',
  'ip-pools': 'IP pools',
  'subnet-pools': 'Subnet pools',
  quotas: 'Quotas',
  'fleet-roles': 'Fleet roles',
  scim: 'SCIM',
  users: 'Users',
  access: 'Access',
}

/** The tabs of a silo, without those that it does not have. */
const tabsWithout = (absent: readonly SiloTab[]) =>
  SILO_TABS.filter(id => !absent.includes(id)).map(id => ({ id, label: LABELS[id] }))

/** The page of a silo: its properties and one of its tabs. */
function SiloView({ children }: { children?: ReactNode }) {
  const params = useParams(systemPaths.silo)
  const { tab = null } = useRoute().params
  const silo = useAppSelector(state => selectSilo(state, params))
  const hasScim = useAppSelector(state => selectHasScim(state, params))
  const hasSubnetPools = useSupports('subnetPools')
  const quotas = useAppSelector(state => selectSiloQuotas(state, params))
  const tasks = useAppSelector(state => selectSiloTasks(state, params))
  if (!silo) return null
  const absent = [
    ...(hasSubnetPools ? [] : ['subnet-pools' as const]),
    ...(hasScim ? [] : ['scim' as const]),
  ]
  const actions = [...(quotas ? [quotas.editing] : []), ...silo.actions]
  return (
    <>
      <ObjectHeader
        kind="Silo"
        object={{ id: silo.id, name: silo.name, actions }}
        icon={<Icon />}
        docs={siloDocs}
      />
      {tasks.length > 0 && (
        <Stack marginBottom={4}>
          <Message title="Left to do in this silo">
            <ul>
              {tasks.map(({ label, href }) => (
                <li key={label}>
                  <Link href={href} look="quiet">
                    {label}
                  </Link>
                </li>
              ))}
            </ul>
          </Message>
        </Stack>
      )}
      <Stack marginBottom={9}>
        <SiloProperties silo={silo} />
      </Stack>
      <QueryTabs
        label="Parts of the silo"
        tabs={tabsWithout(absent)}
        current={tab}
        path={systemPaths.silo(params)}
      >
        <Tab tab={tab} silo={silo} hasScim={hasScim} hasSubnetPools={hasSubnetPools} />
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
      <Property label="Identity mode">
        <Badge>{identityModeLabel(silo.identityMode)}</Badge>
      </Property>
      {useSupports('siloAdminGroups') && (
        <Property label="Admin group">{silo.adminGroupName ?? <EmptyCell />}</Property>
      )}
      <Property label="Discoverable">
        <BooleanCell value={silo.discoverable} />
      </Property>
      <DateProperty label="Created" date={silo.timeCreated} />
      <DateProperty label="Last modified" date={silo.timeModified} />
    </PropertiesTable>
  )
}

interface TabProps {
  tab: string | null
  silo: Silo
  hasScim: boolean
  hasSubnetPools: boolean
}

function Tab({ tab, silo, hasScim, hasSubnetPools }: TabProps) {
  switch (tab) {
    case 'ip-pools':
      return <SiloIpPoolsTab />
    case 'subnet-pools':
      return hasSubnetPools ? <SiloSubnetPoolsTab /> : <IdentityProvidersTab />
    case 'quotas':
      return <QuotasTab />
    case 'fleet-roles':
      return <FleetRolesTab roles={silo.mappedRoles} />
    case 'scim':
      return hasScim ? <ScimTab /> : <NoScim />
    case 'users':
      return <SiloUsersTab />
    case 'access':
      return <AccessTab />
    default:
      return <IdentityProvidersTab />
  }
}

/** The first tab, for the address of a tab that this silo does not have. */
function NoScim() {
  return (
    <>
      <Stack marginBottom={4}>
        <Message>The users of this silo do not come by SCIM.</Message>
      </Stack>
      <IdentityProvidersTab />
    </>
  )
}

const actions = [selectSiloActions, selectSiloPartsActions]
const sagas = [watchRoleChanges, watchProposedQuotas, watchSearch]

export { actions, sagas, SiloView as View }
