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

const attachmentsIn = ({ pools = [], addresses = [] }: GatewayContents): string[] => [
  ...(pools.length > 0 ? [pluralize('IP pool', pools.length)] : []),
  ...(addresses.length > 0 ? [pluralize('IP address', addresses.length)] : []),
]

const routesIn = ({ routes }: GatewayContents): string[] =>
  routes?.length ? [pluralize('route', routes.length)] : []

const lossOf = (contents: GatewayContents): string => {
  const { pools = [], addresses = [], routes } = contents
  const lost = [
    ...pools.map(({ name }) => `the attachment ${name} of an IP pool`),
    ...addresses.map(({ name }) => `the attachment ${name} of an IP address`),
    ...routeNames(routes).map(name => `the route ${name}`),
  ]
  return `Deleted with it: ${commaSeries(lost, 'and')}. The IP pools, IP addresses, routers and the VPC stay.`
}

const consequencesOf = (name: string, contents: GatewayContents, isAttached: boolean): RichText => {
  const [routes] = routesIn(contents)
  const left =
    routes === undefined
      ? ''
      : `Without this gateway, ${routes} will keep pointing at a name that is gone: ${commaSeries(routeNames(contents.routes), 'and')}.`
  const warning =
    name === 'default' ? 'The default routes of the VPC go through this gateway. ' : ''
  return rich`${warning}${isAttached ? lossOf(contents) : left}`
}

/**
 * The actions on a gateway in its row, or on its own `screen`. What is attached is detached with it,
 * which deletes the routes to it. Without, the routes can stay.
 */
export const gatewayActions = (
  { id, name }: InternetGateway,
  { project, vpc }: ProjectParams<'vpc'>,
  contents: GatewayContents,
  screen?: string,
): ActionViewModel[] => {
  const attached = attachmentsIn(contents)
  const isAttached = attached.length > 0
  const [routes] = routesIn(contents)
  const deleting = (withAll: boolean) => {
    const lost = withAll ? [...attached, ...routesIn(contents)] : []
    const more = lost.length > 0 ? `, with ${commaSeries(lost, 'and')}` : ''
    return {
      command: {
        endpoint: 'internetGatewayDelete',
        args: {
          path: { gateway: name },
          query: { ...inVpc({ project, vpc }), ...(withAll && { cascade: true }) },
        },
      },
      success: { content: ['Internet gateway ', emphasis(name), ` deleted${more}`] },
    } as const
  }
  const cascade = isAttached
    ? 'Detach everything and delete'
    : routes && `Delete it and its ${routes}`
  const obstacle = isAttached && `Detach ${commaSeries(attached, 'and')} first`
  return [
    deletion(
      {
        id,
        kind: 'internet gateway',
        name,
        consequences: consequencesOf(name, contents, isAttached),
        alternative:
          cascade === undefined
            ? undefined
            : {
                label: cascade,
                request: deleting(true),
                plain: { label: 'Delete the gateway only', ...(obstacle && { obstacle }) },
              },
      },
      {
        ...deleting(false),
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

const detachConsequences = (routes: GatewayContents['routes'], users: readonly string[]) => {
  if (!routes?.length) return rich`Instances no longer use it for traffic through this gateway.`
  const names = users.length > 0 ? `: ${commaSeries(users, 'and')}` : ''
  return rich`This is refused while an instance of the VPC uses it${names}. If it is detached anyway, traffic of these instances through the gateway stops, and the routes to it are deleted: ${commaSeries(routeNames(routes), 'and')}.`
}

/**
 * The action on what is attached to a gateway. While routes lead to the gateway, the server refuses
 * to detach what instances use, unless it is detached together with the routes. `users` are the
 * names of these instances, as far as they are known.
 */
export const attachmentActions = (
  attachment: Attachment,
  routes: GatewayContents['routes'],
  users: readonly string[],
): ActionViewModel[] => {
  const { id, of, name } = attachment
  return [
    {
      id: 'detach',
      label: 'Detach',
      isDanger: true,
      event: confirmed(
        {
          verb: 'Detach',
          kind: of,
          name,
          tone: 'danger',
          consequences: detachConsequences(routes, users),
          ...(routes?.length && {
            alternative: {
              label: 'Detach anyway',
              request: { command: detachCommand(attachment, { cascade: true }) },
            },
          }),
        },
        {
          source: `gatewayDetach/${id}`,
          command: detachCommand(attachment, {}),
          success: { content: [`${of} `, emphasis(name), ' detached'] },
          errorTitle: `Could not detach ${of}`,
        },
      ),
    },
  ]
}
