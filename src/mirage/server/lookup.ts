import { isUuid } from '@/lib/name-or-id'
import type { ImageRecord, ProjectRecord, SiloRecord, SshKeyRecord } from '../models/records'
import { allows, authorize, type Context, type Role, canReadSilo } from './access'
import { fail } from './errors'
import {
  gatewayChildren,
  type Kind,
  networkInterfaceKind,
  projectChildren,
  routeKind,
  vpcChildren,
} from './kinds'
import type { Row } from './table'
import type {
  IpPoolRecord,
  IpPoolSiloRecord,
  SubnetPoolRecord,
  SubnetPoolSiloRecord,
} from '../models/system-records'
import { hasPoolAssignments } from '../rules/sizes'

/** Any silo for operators, else only the caller's own. */
const silo = (context: Context, nameOrId: string): SiloRecord => {
  const { silos } = context.backendState.db
  const found = isUuid(nameOrId) ? silos.get(nameOrId) : silos.named('', nameOrId)
  const readable = found && !found.internal && canReadSilo(context, found.id)
  return readable ? found : fail.notFound('silo', nameOrId)
}

/** A pool as operators see it. Finds the control plane's own pools only from release 22 on. */
const ipPool = ({ backendState }: Context, nameOrId: string): IpPoolRecord => {
  const { ipPools } = backendState.db
  const found = isUuid(nameOrId) ? ipPools.get(nameOrId) : ipPools.named('', nameOrId)
  const hidden = found?.assignment === 'system_services' && !hasPoolAssignments(backendState)
  return found && !hidden ? found : fail.notFound('ip-pool', nameOrId)
}

/** A pool linked to the caller's silo. */
const siloIpPool = (
  context: Context,
  nameOrId: string,
): { pool: IpPoolRecord; link: IpPoolSiloRecord } => {
  const pool = ipPool(context, nameOrId)
  const link = context.backendState.db.ipPoolSilos
    .in(pool.id)
    .find(({ siloId }) => siloId === context.caller.user.siloId)
  return link ? { pool, link } : fail.notFound('ip-pool', nameOrId)
}

/** A subnet pool linked to the caller's silo. */
const siloSubnetPool = (
  context: Context,
  nameOrId: string,
): { pool: SubnetPoolRecord; link: SubnetPoolSiloRecord } => {
  const { subnetPools, subnetPoolSilos } = context.backendState.db
  const pool = isUuid(nameOrId) ? subnetPools.get(nameOrId) : subnetPools.named('', nameOrId)
  const link =
    pool && subnetPoolSilos.in(pool.id).find(({ siloId }) => siloId === context.caller.user.siloId)
  return link ? { pool, link } : fail.notFound('subnet-pool', nameOrId)
}

/** One of the caller's own keys. */
const sshKey = (context: Context, nameOrId: string): SshKeyRecord => {
  const { sshKeys } = context.backendState.db
  const userId = context.caller.user.id
  const found = isUuid(nameOrId) ? sshKeys.get(nameOrId) : sshKeys.named(userId, nameOrId)
  return found?.siloUserId === userId ? found : fail.notFound('ssh-key', nameOrId)
}

type Selector = string | null | undefined

/** Parent selectors of objects in a VPC, nearest first. */
export interface VpcParents {
  vpc?: Selector
  project?: Selector
}

export interface RouterParents extends VpcParents {
  router?: Selector
}

interface GatewayParents extends VpcParents {
  gateway?: Selector
}

interface InstanceParents {
  instance?: Selector
  project?: Selector
}

const canReadProject = (context: Context, projectId: string) =>
  allows(context, 'project', projectId, 'viewer')

const demand = (context: Context, projectId: string, need: Role) => {
  if (need !== 'viewer') authorize(context, 'project', projectId, need)
}

/** IDs are unambiguous: parents given with them are an error. */
const refuseParents = (thing: string, parents: Record<string, Selector>) => {
  for (const [parent, given] of Object.entries(parents)) {
    if (given) {
      fail.invalidRequest(`when providing ${thing} as an ID ${parent} should not be specified`)
    }
  }
}

/** Names need a parent. */
const requireParent = (thing: string, parent: string, given: Selector): string =>
  given ?? fail.invalidRequest(`${thing} should either be UUID or ${parent} should be specified`)

const parentsOf = <Parents extends object>(query: Parents, names: readonly (keyof Parents)[]) =>
  Object.fromEntries(names.map(name => [name, query[name]])) as Record<string, Selector>

/**
 * Finds an object by ID, or by name within its parents. `parents` are in order, nearest first;
 * `scope` resolves the nearest one to the id within which names are unique.
 */
const find = <T extends Row>(
  context: Context,
  kind: Kind<T>,
  nameOrId: string,
  parents: Record<string, Selector>,
  need: Role,
  scope: (selector: string) => string,
): T => {
  const { thing, type } = kind
  const { db } = context.backendState
  const rows = kind.table(db)
  let found: T | undefined
  if (isUuid(nameOrId)) {
    refuseParents(thing, parents)
    found = rows.get(nameOrId)
  } else {
    const [[name, selector] = ['', undefined]] = Object.entries(parents)
    found = rows.named(scope(requireParent(thing, name, selector)), nameOrId)
  }
  const projectId = found && kind.projectOf(db, found)
  if (!found || !projectId || !canReadProject(context, projectId)) {
    return fail.notFound(type, nameOrId)
  }
  demand(context, projectId, need)
  return found
}

/** A project of the caller's silo. */
const project = (context: Context, nameOrId: string, need: Role = 'viewer'): ProjectRecord => {
  const { projects } = context.backendState.db
  const found = isUuid(nameOrId)
    ? projects.get(nameOrId)
    : projects.named(context.caller.user.siloId, nameOrId)
  if (!found || !canReadProject(context, found.id)) return fail.notFound('project', nameOrId)
  demand(context, found.id, need)
  return found
}

type RecordOf<K> = K extends Kind<infer T> ? T : never

const inProject = <Name extends keyof typeof projectChildren>(
  context: Context,
  name: Name,
  nameOrId: string,
  parent: Selector,
  need: Role = 'viewer',
): RecordOf<(typeof projectChildren)[Name]> => {
  const kind = projectChildren[name] as Kind<RecordOf<(typeof projectChildren)[Name]>>
  return find(context, kind, nameOrId, { project: parent }, need, selector => {
    return project(context, selector).id
  })
}

const inVpc = <Name extends keyof typeof vpcChildren>(
  context: Context,
  name: Name,
  nameOrId: string,
  query: VpcParents,
  need: Role = 'viewer',
): RecordOf<(typeof vpcChildren)[Name]> => {
  const kind = vpcChildren[name] as Kind<RecordOf<(typeof vpcChildren)[Name]>>
  return find(context, kind, nameOrId, parentsOf(query, ['vpc', 'project']), need, selector => {
    return inProject(context, 'vpc', selector, query.project).id
  })
}

const route = (context: Context, nameOrId: string, query: RouterParents, need: Role = 'viewer') => {
  const parents = parentsOf(query, ['router', 'vpc', 'project'])
  return find(context, routeKind, nameOrId, parents, need, selector => {
    return inVpc(context, 'router', selector, query).id
  })
}

const onGateway = <Name extends keyof typeof gatewayChildren>(
  context: Context,
  name: Name,
  nameOrId: string,
  query: GatewayParents,
  need: Role = 'viewer',
): RecordOf<(typeof gatewayChildren)[Name]> => {
  const kind = gatewayChildren[name] as Kind<RecordOf<(typeof gatewayChildren)[Name]>>
  const parents = parentsOf(query, ['gateway', 'vpc', 'project'])
  return find(context, kind, nameOrId, parents, need, selector => {
    return inVpc(context, 'internetGateway', selector, query).id
  })
}

const networkInterface = (
  context: Context,
  nameOrId: string,
  query: InstanceParents,
  need: Role = 'viewer',
) => {
  const parents = parentsOf(query, ['instance', 'project'])
  return find(context, networkInterfaceKind, nameOrId, parents, need, selector => {
    return inProject(context, 'instance', selector, query.project).id
  })
}

/**
 * An image of a project or, by name without a project, of the caller's silo. By ID, silo images are
 * also visible to members of any project of the silo: users with roles on projects only could not
 * boot from an image otherwise.
 */
const image = (context: Context, nameOrId: string, parent: Selector): ImageRecord => {
  const { db } = context.backendState
  const { siloId } = context.caller.user
  if (isUuid(nameOrId)) {
    refuseParents('image', { project: parent })
    const found = db.images.get(nameOrId)
    const readable =
      found?.siloId === siloId && (!found.projectId || canReadProject(context, found.projectId))
    return found && readable ? found : fail.notFound('image', nameOrId)
  }
  if (parent) {
    const { id } = project(context, parent)
    return db.images.named(id, nameOrId) ?? fail.notFound('project-image', nameOrId)
  }
  authorize(context, 'silo', siloId, 'viewer')
  return db.images.named(siloId, nameOrId) ?? fail.notFound('silo-image', nameOrId)
}

/**
 * Finds objects by name or ID. Objects that do not exist and those the caller cannot read both give
 * 404; lacking a stronger `need` gives 403.
 */
export const lookup = {
  project,
  inProject,
  inVpc,
  route,
  onGateway,
  networkInterface,
  image,
  silo,
  ipPool,
  siloIpPool,
  siloSubnetPool,
  sshKey,
}
