import { DoorOpen } from 'lucide-react'
import type { ReactNode } from 'react'
import { MAX_DESCRIPTION_LENGTH } from '@/lib/limits'
import { navigationRequested } from '@/store/navigation/events'
import { selectNavigationType } from '@/store/navigation/selectors'
import {
  selectGateway,
  selectGatewayAddresses,
  selectGatewayPools,
  selectRoutesTo,
  type RouteToGateway,
} from '@/store/project/gateways/gateways'
import { projectPaths } from '@/store/project/paths'
import { useAppSelector, useSend } from '@/store/setup/hooks'
import { CopyableIp } from '@/ui/Cells/CopyableIp'
import { DescriptionCell } from '@/ui/Cells/DescriptionCell'
import { LinkCell } from '@/ui/Cells/LinkCell'
import { LoadingCell } from '@/ui/Cells/LoadingCell'
import { NameCell } from '@/ui/Cells/NameCell'
import { Message } from '@/ui/Message/Message'
import { IdProperty, PropertiesTable, Property } from '@/ui/PropertiesTable/PropertiesTable'
import { SideModal } from '@/ui/SideModal/SideModal'
import type { Column } from '@/ui/Table/Table'
import { LossNotice } from '@/views/shared/object-panel/LossNotice'
import { List } from '@/views/shared/list/List'
import { PoolCell } from '@/views/shared/pool-cell/PoolCell'
import { useParams } from '@/views/shell/route-context'
import styles from './panel.module.css'

const GUIDE = 'https://docs.oxide.computer/guides/configuring-guest-networking#internet-gateway'

/** A part of the panel, under its own heading. */
function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={styles.part}>
      <h4 className={styles.title}>{title}</h4>
      {children}
    </section>
  )
}

/** Shown in place of an empty part. */
function Note({ children }: { children: ReactNode }) {
  return <p className={styles.note}>{children}</p>
}

function Description({ text }: { text: string }) {
  return (
    <Property label="Description">
      <DescriptionCell text={text} max={MAX_DESCRIPTION_LENGTH} />
    </Property>
  )
}

const headingOf = (noun: string, count: number, plural: string) =>
  `Internet gateway ${count > 1 ? plural : noun}`

/** The addresses attached to the gateway, or the source of its addresses. */
function AttachedAddresses() {
  const params = useParams(projectPaths.internetGateway)
  const addresses = useAppSelector(state => selectGatewayAddresses(state, params)) ?? []
  const hasPool = useAppSelector(state => (selectGatewayPools(state, params) ?? []).length > 0)
  return (
    <Part title={headingOf('IP address', addresses.length, 'IP addresses')}>
      {addresses.map(({ id, name, description, address }) => (
        <PropertiesTable key={id}>
          <Property label="Name">{name}</Property>
          <Description text={description} />
          <Property label="IP address">
            <CopyableIp ip={address} />
          </Property>
        </PropertiesTable>
      ))}
      {addresses.length === 0 && (
        <Note>
          This internet gateway does not have any IP addresses attached.{' '}
          {hasPool
            ? 'It will use an address from the attached IP pool.'
            : 'Use the command-line tool to attach an IP pool or address.'}
        </Note>
      )}
    </Part>
  )
}

/** The IP pools attached to the gateway. */
function AttachedPools() {
  const params = useParams(projectPaths.internetGateway)
  const pools = useAppSelector(state => selectGatewayPools(state, params)) ?? []
  return (
    <Part title={headingOf('IP pool', pools.length, 'IP pools')}>
      {pools.map(({ id, name, description, ipPoolId }) => (
        <PropertiesTable key={id}>
          <Property label="Name">{name}</Property>
          <Description text={description} />
          <Property label="IP pool name">
            <PoolCell pool={ipPoolId} />
          </Property>
        </PropertiesTable>
      ))}
      {pools.length === 0 && (
        <Note>This internet gateway does not have any IP pools attached.</Note>
      )}
    </Part>
  )
}

const ROUTES = 'Routes targeting this gateway'

function RouterLink({ router }: { router: string }) {
  const params = useParams(projectPaths.vpc)
  return <LinkCell href={projectPaths.router({ ...params, router })}>{router}</LinkCell>
}

const routeColumns: readonly Column<RouteToGateway>[] = [
  {
    id: 'router',
    text: ({ router }) => router,
    cell: ({ router }) => <RouterLink router={router} />,
  },
  { id: 'route', text: ({ name }) => name, cell: ({ name }) => <NameCell>{name}</NameCell> },
]

/**
 * The routes of all routers of the VPC that lead to the gateway. The list behind the panel reads
 * them.
 */
function RoutesToGateway({ gateway }: { gateway: string }) {
  const { project, vpc } = useParams(projectPaths.vpc)
  const routes = useAppSelector(state => selectRoutesTo(state, { project, vpc, gateway }))
  return (
    <Part title={ROUTES}>
      {routes === undefined && <LoadingCell />}
      {routes === null && <Note>Not known: the routes could not be read.</Note>}
      {routes?.length === 0 && <Note>No route of the VPC leads to this gateway.</Note>}
      {routes && routes.length > 0 && (
        <List
          id="routes"
          label={ROUTES}
          noun="route"
          rows={routes}
          columns={routeColumns}
          empty={{ title: 'No routes' }}
        />
      )}
    </Part>
  )
}

/** An internet gateway, over the list: its attachments and the routes to it. */
function GatewayPanel() {
  const params = useParams(projectPaths.internetGateway)
  const send = useSend()
  const navigationType = useAppSelector(selectNavigationType)
  const gateway = useAppSelector(state => selectGateway(state, params))
  if (!gateway) return null
  const { id, name, description } = gateway
  return (
    <SideModal
      title="Internet gateway"
      subtitle={
        <>
          <DoorOpen size={16} className={styles.icon} />
          {name}
        </>
      }
      animate={navigationType === 'push'}
      onDismiss={() => send(navigationRequested({ to: projectPaths.internetGateways(params) }))}
    >
      <div className={styles.parts}>
        <LossNotice />
        <Message link={{ label: 'Learn more about internet gateways', href: GUIDE }}>
          For now, internet gateways can only be changed with the API and the command-line tool.
        </Message>
        <PropertiesTable>
          <Property label="Name">{name}</Property>
          <Description text={description} />
          <IdProperty id={id} name={name} />
        </PropertiesTable>
        <AttachedAddresses />
        <AttachedPools />
        <RoutesToGateway gateway={name} />
      </div>
    </SideModal>
  )
}

export { GatewayPanel as View }
