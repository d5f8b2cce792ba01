import { DoorOpen } from 'lucide-react'
import type { ReactNode } from 'react'
import { ipOrder } from '@/lib/ip'
import {
  selectRoutesTo,
  selectRoutesToQueries,
  type RouteToGateway,
} from '@/store/project/gateways/contents'
import { selectGateway, selectGatewayActions } from '@/store/project/gateways/gateways'
import {
  selectGatewayUsers,
  selectUserQueries,
  selectUsersReach,
  type GatewayUser,
} from '@/store/project/gateways/users'
import { projectPaths } from '@/store/project/paths'
import type { ViewOf } from '@/store/queries/view-models'
import { useSupports, type Supported } from '@/store/release/release'
import { selectPoolById } from '@/store/silo/ip-pools/choices'
import { useAppSelector, useQueries } from '@/store/setup/hooks'
import { CopyableIp } from '@/ui/Cells/CopyableIp'
import { EmptyCell, LoadingCell } from '@/ui/Cells/EmptyCell'
import { LinkCell } from '@/ui/Cells/Cells'
import { ListCell } from '@/ui/Cells/ListCell'
import { TypeValueCell } from '@/ui/Cells/TypeValueCell'
import { Stack } from '@/ui/Layout/Layout'
import { Message } from '@/ui/Message/Message'
import {
  DateProperty,
  DescriptionProperty,
  IdProperty,
  PropertiesTable,
} from '@/ui/PropertiesTable/PropertiesTable'
import type { Column } from '@/ui/Table/Table'
import { ActionCard } from '@/views/shared/actions/ActionCard'
import { ObjectHeader } from '@/views/shared/actions/ObjectHeader'
import { actionsColumn, dateColumn, descriptionColumn, nameColumn } from '@/views/shared/columns'
import { guide, type PageDocs } from '@/views/shared/docs/guides'
import { List } from '@/views/shared/list/List'
import { PoolCell } from '@/views/shared/pool-cell/PoolCell'
import { VersionBadge } from '@/ui/Badge/Badge'
import { useParams } from '@/views/shell/route-context'
import { useNetworkingReason } from '../networking/use-networking-reason'

const docs: PageDocs = {
  heading: 'internet gateways',
  summary: 'Internet gateways let traffic leave a VPC, and choose the addresses it uses.',
  links: [guide('Networking', 'configuring-guest-networking')],
}

type Gateway = ViewOf<typeof selectGateway>

const poolColumns: readonly Supported<Column<Gateway['pools'][number]>>[] = [
  nameColumn(),
  descriptionColumn(),
  { id: 'pool', header: 'IP pool', cell: ({ ipPoolId }) => <PoolCell pool={ipPoolId} /> },
  {
    id: 'version',
    needs: 'siloPoolVersions',
    cell: ({ ipPoolId }) => <PoolVersion pool={ipPoolId} />,
  },
  dateColumn('timeCreated'),
  actionsColumn(),
]

const addressColumns: readonly Column<Gateway['addresses'][number]>[] = [
  nameColumn(),
  descriptionColumn(),
  {
    id: 'address',
    header: 'Address',
    text: ({ address }) => address,
    value: ({ address }) => ipOrder(address),
    cell: ({ address }) => <CopyableIp ip={address} isPlain />,
  },
  dateColumn('timeCreated'),
  actionsColumn(),
]

function PoolVersion({ pool: id }: { pool: string }) {
  const pool = useAppSelector(state => selectPoolById(state, id))
  return pool ? <VersionBadge version={pool.ipVersion} /> : <EmptyCell />
}

function RouterLink({ router }: { router: string }) {
  const params = useParams(projectPaths.vpc)
  return <LinkCell href={projectPaths.router({ ...params, router })}>{router}</LinkCell>
}

function RouteLink({ router, name: route }: RouteToGateway) {
  const params = useParams(projectPaths.vpc)
  return <LinkCell href={projectPaths.route({ ...params, router, route })}>{route}</LinkCell>
}

const routeColumns: readonly Column<RouteToGateway>[] = [
  {
    id: 'router',
    text: ({ router }) => router,
    cell: ({ router }) => <RouterLink router={router} />,
  },
  {
    id: 'route',
    text: ({ name }) => name,
    cell: route => <RouteLink {...route} />,
  },
  {
    id: 'destination',
    text: ({ destination }) => `${destination.type} ${destination.value}`,
    cell: ({ destination }) => <TypeValueCell {...destination} />,
  },
]

const ROUTES = 'Routes targeting this gateway'

/** The routes of all routers of the VPC that lead to the gateway. */
function RoutesCard({ gateway }: { gateway: string }) {
  const { project, vpc } = useParams(projectPaths.vpc)
  useQueries(useAppSelector(state => selectRoutesToQueries(state, { project, vpc })))
  const routes = useAppSelector(state => selectRoutesTo(state, { project, vpc, gateway }))
  return (
    <ActionCard title={ROUTES}>
      {routes === undefined && <LoadingCell />}
      {routes === null && <p>Not known: the routes could not be read.</p>}
      {routes && (
        <List
          id="routes"
          label={ROUTES}
          noun="route"
          rows={routes}
          columns={routeColumns}
          empty={{
            title: 'No routes',
            body: 'No route of the VPC has this gateway as its target.',
          }}
        />
      )}
    </ActionCard>
  )
}

const userColumns: readonly Column<GatewayUser>[] = [
  {
    id: 'instance',
    text: ({ name }) => name,
    cell: ({ name, href }) => <LinkCell href={href}>{name}</LinkCell>,
  },
  {
    id: 'addresses',
    text: ({ ips }) => ips.map(({ ip }) => ip).join(' '),
    value: ({ ips }) => ipOrder(ips[0]?.ip ?? ''),
    cell: ({ ips }) => (
      <ListCell title="Other addresses">
        {ips.map(({ kind, ip }) => (
          <CopyableIp key={`${kind} ${ip}`} ip={ip} isPlain />
        ))}
      </ListCell>
    ),
  },
]

const USERS = 'What uses it'

/** The instances whose addresses come from what is attached to the gateway. */
function UsersCard() {
  const params = useParams(projectPaths.internetGateway)
  useQueries(useAppSelector(state => selectUserQueries(state, params)))
  const users = useAppSelector(state => selectGatewayUsers(state, params))
  const reach = useAppSelector(state => selectUsersReach(state, params))
  return (
    <ActionCard title={USERS}>
      {reach === 'reading' ? (
        <LoadingCell />
      ) : (
        <List
          id="users"
          label={USERS}
          noun="instance"
          rows={users}
          columns={userColumns}
          empty={{
            title: 'No instances',
            body: 'No instance of the VPC has an address of an attached IP pool.',
          }}
        />
      )}
      {reach === 'part' && <Message>Not all instances were checked.</Message>}
    </ActionCard>
  )
}

const BULK = ['detach']

/** The page of an internet gateway: what is attached to it, and the routes to it. */
function GatewayView({ children }: { children?: ReactNode }) {
  const params = useParams(projectPaths.internetGateway)
  const gateway = useAppSelector(state => selectGateway(state, params))
  const hasUsers = useSupports('snat')
  useNetworkingReason()
  if (!gateway) return null
  const { id, name, pools, addresses, attaching, actions } = gateway
  const [attachPool, attachAddress] = attaching
  return (
    <>
      <ObjectHeader
        kind="Internet gateway"
        object={{ id, name, actions }}
        icon={<DoorOpen />}
        docs={docs}
      />
      <Stack gap={8}>
        <PropertiesTable columns={2}>
          <DescriptionProperty text={gateway.description} />
          <IdProperty id={id} name={name} />
          <DateProperty label="Created" date={gateway.timeCreated} />
          <DateProperty label="Last modified" date={gateway.timeModified} />
        </PropertiesTable>
        <ActionCard title="IP pools" actions={attachPool && [attachPool]}>
          <List
            id="ip-pools"
            label="IP pools"
            noun="IP pool"
            rows={pools}
            columns={poolColumns}
            bulk={BULK}
            empty={{
              title: 'No IP pools',
              body: 'This internet gateway does not have any IP pools attached.',
            }}
          />
        </ActionCard>
        <ActionCard title="IP addresses" actions={attachAddress && [attachAddress]}>
          <List
            id="ip-addresses"
            label="IP addresses"
            noun="IP address"
            rows={addresses}
            columns={addressColumns}
            bulk={BULK}
            empty={{
              title: 'No IP addresses',
              body:
                pools.length > 0
                  ? 'It will use an address from the attached IP pool.'
                  : 'Attach an IP pool or address for traffic to leave the VPC.',
            }}
          />
        </ActionCard>
        <RoutesCard gateway={name} />
        {hasUsers && <UsersCard />}
      </Stack>
      {children}
    </>
  )
}

export { selectGatewayActions as actions, GatewayView as View }
