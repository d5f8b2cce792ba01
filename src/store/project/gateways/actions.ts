import type {
  InternetGateway,
  InternetGatewayIpAddress,
  InternetGatewayIpPool,
} from '@/api/generated/types'
import { emphasis, rich, type RichText } from '@/lib/rich-text'
import { commaSeries, pluralize } from '@/lib/text'
import { confirmed, deletion, leaving, type ActionViewModel } from '@/store/commands/action'
import { projectPaths, type ProjectParams } from '../paths'
import { inVpc } from '../vpcs/queries'

interface Named {
  name: string
}

/** What is attached to a gateway and leads to it, as far as it is known. */
export interface GatewayContents {
  pools: readonly Named[] | undefined
  addresses: readonly Named[] | undefined
  /** Null if they cannot be read. */
  routes: readonly { name: string; router: string }[] | null | undefined
}

const routeNames = (routes: GatewayContents['routes']) =>
  (routes ?? []).map(({ router, name }) => `${router}/${name}`)

const lossOf = ({ pools = [], addresses = [], routes }: GatewayContents): string => {
  const lost = [
    ...pools.map(({ name }) => `the attachment ${name} of an IP pool`),
    ...addresses.map(({ name }) => `the attachment ${name} of an IP address`),
    ...routeNames(routes).map(name => `the route ${name}`),
  ]
  return `Deleted with it: ${commaSeries(lost, 'and')}. The IP pools, IP addresses and routers stay.`
}

const consequencesOf = (name: string, contents: GatewayContents, isAttached: boolean): RichText => {
  const routes = contents.routes ?? []
  const left =
    routes.length > 0
      ? `${pluralize('route', routes.length)} will keep pointing at a name that is gone: ${commaSeries(routeNames(routes), 'and')}.`
      : ''
  const warning =
    name === 'default' ? 'The default routes of the VPC go through this gateway. ' : ''
  return rich`${warning}${isAttached ? lossOf(contents) : left}`
}

/**
 * The actions on a gateway in its row, or on its own `screen`. What is attached is detached with it,
 * which deletes the routes to it.
 */
export const gatewayActions = (
  { id, name }: InternetGateway,
  { project, vpc }: ProjectParams<'vpc'>,
  contents: GatewayContents,
  screen?: string,
): ActionViewModel[] => {
  const { pools = [], addresses = [] } = contents
  const isAttached = pools.length + addresses.length > 0
  return [
    deletion(
      {
        id,
        kind: 'internet gateway',
        name,
        consequences: consequencesOf(name, contents, isAttached),
      },
      {
        command: {
          endpoint: 'internetGatewayDelete',
          args: {
            path: { gateway: name },
            query: { ...inVpc({ project, vpc }), ...(isAttached && { cascade: true }) },
          },
        },
        errorTitle: 'Could not delete internet gateway',
        ...leaving(screen, projectPaths.internetGateways({ project, vpc })),
      },
    ),
  ]
}

type Attachment =
  | ({ of: 'IP pool' } & Pick<InternetGatewayIpPool, 'id' | 'name'>)
  | ({ of: 'IP address' } & Pick<InternetGatewayIpAddress, 'id' | 'name'>)

const detachCommand = ({ of, id }: Attachment, query: { cascade?: boolean }) =>
  of === 'IP pool'
    ? ({ endpoint: 'internetGatewayIpPoolDelete', args: { path: { pool: id }, query } } as const)
    : ({
        endpoint: 'internetGatewayIpAddressDelete',
        args: { path: { address: id }, query },
      } as const)

/**
 * The actions on what is attached to a gateway. While routes lead to the gateway, the server may
 * refuse to detach it: it can then be detached together with the routes.
 */
export const attachmentActions = (
  attachment: Attachment,
  routes: GatewayContents['routes'],
): ActionViewModel[] => {
  const { id, of, name } = attachment
  const detach = (isForced: boolean): ActionViewModel => ({
    id: isForced ? 'detachAnyway' : 'detach',
    label: isForced ? 'Detach with its routes' : 'Detach',
    isDanger: true,
    event: confirmed(
      {
        verb: 'Detach',
        kind: of,
        name,
        tone: 'danger',
        consequences: isForced
          ? rich`Traffic of instances through the gateway stops, and the routes to it are deleted: ${commaSeries(routeNames(routes), 'and')}.`
          : rich`Instances no longer use it for traffic through this gateway.`,
      },
      {
        source: `gatewayDetach/${id}`,
        command: detachCommand(attachment, isForced ? { cascade: true } : {}),
        success: { content: [`${of} `, emphasis(name), ' detached'] },
        errorTitle: `Could not detach ${of}`,
      },
    ),
  })
  return routes?.length ? [detach(false), detach(true)] : [detach(false)]
}
