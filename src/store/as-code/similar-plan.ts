import type { Command, Query } from '@/api/operations/table'
import { emphasis, linked, rich } from '@/lib/rich-text'
import { capitalize } from '@/lib/text'
import type { BulkPlan, BulkRequest, BulkRow } from '@/machines/bulk-plan/bulk-plan.events'
import { commandRequested } from '@/store/commands/events'
import { projectPaths } from '@/store/project/paths'
import { creationRequested, similarRecheckRequested } from './events'
import { SIMILAR, type SimilarParams } from './forms'
import type { Step } from './network-steps'

/** What the stages do, in their order, and the operations that do it. */
const STAGES = [
  ['Create the project', 'projectCreate'],
  ['Create VPCs', 'vpcCreate vpcUpdate'],
  ['Create routers and gateways', 'vpcRouterCreate internetGatewayCreate vpcSubnetDelete'],
  [
    'Create subnets and what gateways have',
    'vpcSubnetCreate vpcSubnetUpdate internetGatewayIpPoolCreate internetGatewayIpAddressCreate',
  ],
  ['Create groups', 'antiAffinityGroupCreate affinityGroupCreate'],
  ['Create disks', 'diskCreate'],
  ['Create floating IPs and external subnets', 'floatingIpCreate externalSubnetCreate'],
  ['Create instances', 'instanceCreate'],
  [
    'Set routes and firewall rules',
    'vpcRouterRouteCreate vpcRouterRouteUpdate vpcFirewallRulesUpdate',
  ],
  [
    'Connect instances',
    'instanceNetworkInterfaceUpdate affinityGroupMemberInstanceAdd externalSubnetAttach',
  ],
  ['Start instances', 'instanceStart'],
] as const

const STAGE_OF: ReadonlyMap<string, number> = new Map(
  STAGES.flatMap(([, endpoints], at) =>
    endpoints.split(' ').map(endpoint => [endpoint, at + 1] as const),
  ),
)

/** The parts of a request that name other objects. */
interface Args {
  readonly path?: Readonly<Record<string, string>>
  readonly query?: Readonly<Record<string, string>>
  readonly body?: {
    readonly name?: string
    readonly customRouter?: string
    readonly instance?: string
    readonly antiAffinityGroups?: readonly string[]
    readonly bootDisk?: { readonly name: string }
    readonly disks?: readonly { readonly name: string }[]
    readonly externalIps?: readonly { readonly floatingIp?: string }[]
    readonly networkInterfaces?: {
      readonly params?: readonly { readonly vpcName: string; readonly subnetName: string }[]
    }
    readonly rules?: readonly {
      readonly targets: readonly Reference[]
      readonly filters: { readonly hosts?: readonly Reference[] | null }
    }[]
    readonly destination?: Reference
    readonly target?: Reference
  }
}

interface Reference {
  readonly type: string
  readonly value?: string
}

const key = (kind: string, ...path: readonly (string | undefined)[]) => `${kind} ${path.join('/')}`

/** What a request makes, which others may need. */
const madeBy = ({ endpoint, args }: Command): readonly string[] => {
  const { path = {}, query = {}, body = {} } = args as Args
  const { name } = body
  switch (endpoint as string) {
    case 'projectCreate':
      return [key('project', name)]
    case 'vpcCreate':
      return [key('vpc', name)]
    case 'vpcRouterCreate':
      return [key('router', query.vpc, name)]
    case 'vpcSubnetDelete':
      return [key('no subnet', query.vpc, path.subnet)]
    case 'vpcSubnetCreate':
      return [key('subnet', query.vpc, name)]
    case 'internetGatewayCreate':
      return [key('gateway', query.vpc, name)]
    case 'antiAffinityGroupCreate':
      return [key('antiAffinityGroup', name)]
    case 'affinityGroupCreate':
      return [key('affinityGroup', name)]
    case 'diskCreate':
      return [key('disk', name)]
    case 'floatingIpCreate':
      return [key('floatingIp', name)]
    case 'externalSubnetCreate':
      return [key('externalSubnet', name)]
    case 'instanceCreate':
      return [key('instance', name)]
    // Before an instance starts, all of it has to be there.
    case 'instanceNetworkInterfaceUpdate':
      return [key('connected', query.instance)]
    case 'affinityGroupMemberInstanceAdd':
      return [key('connected', path.instance)]
    default:
      return []
  }
}

const referred = (vpc: string | undefined, { type, value }: Reference): readonly string[] => {
  if (type === 'subnet') return [key('subnet', vpc, value)]
  if (type === 'internet_gateway') return [key('gateway', vpc, value)]
  return type === 'instance' ? [key('instance', value)] : []
}

/** What has to be there before a request is sent, if the plan makes it. */
const neededBy = ({ endpoint, args }: Command): readonly string[] => {
  const { path = {}, query = {}, body = {} } = args as Args
  const { project, vpc, router, gateway } = query
  const named = <Of>(
    kind: string,
    items: readonly Of[] = [],
    of: (item: Of) => string | undefined,
  ) => items.flatMap(item => of(item) ?? []).map(name => key(kind, name))
  const references = [
    ...(body.rules ?? []).flatMap(({ targets, filters }) => [...targets, ...(filters.hosts ?? [])]),
    ...(body.destination ? [body.destination] : []),
    ...(body.target ? [body.target] : []),
  ]
  return [
    key('project', project),
    key('vpc', vpc),
    key('vpc', path.vpc),
    key('router', vpc, router),
    key('router', vpc, body.customRouter),
    key('gateway', vpc, gateway),
    ...(endpoint === 'vpcSubnetCreate' ? [key('no subnet', vpc, body.name)] : []),
    ...named('disk', body.bootDisk ? [body.bootDisk] : [], ({ name }) => name),
    ...named('disk', body.disks, ({ name }) => name),
    ...named('floatingIp', body.externalIps, ({ floatingIp }) => floatingIp),
    ...named('antiAffinityGroup', body.antiAffinityGroups, name => name),
    ...named('instance', [body.instance, query.instance, path.instance], name => name),
    ...named('affinityGroup', [path.affinityGroup], name => name),
    ...named('externalSubnet', [path.externalSubnet], name => name),
    ...(body.networkInterfaces?.params ?? []).map(({ vpcName, subnetName }) =>
      key('subnet', vpcName, subnetName),
    ),
    ...(endpoint === 'instanceStart' ? [key('connected', path.instance)] : []),
    ...references.flatMap(each => referred(vpc, each)),
  ]
}

const sourceOf = ({ title, command }: Step) => `similar/${command.endpoint}/${title}`

/** What a row says that was done. */
const VERBS: Readonly<Record<string, readonly [verb: string, done: string]>> = {
  Update: ['Set', 'set'],
  Delete: ['Carry out', 'carried out'],
  Add: ['Add', 'added'],
  Attach: ['Make', 'made'],
  Start: ['Carry out', 'carried out'],
}

const wordsOf = (endpoint: string) =>
  VERBS[/[A-Z][a-z]+$/.exec(endpoint)?.[0] ?? ''] ?? (['Create', 'created'] as const)

/** The operations that read what others create, with the parameter that is the name. */
const VIEWS: Readonly<Record<string, readonly [endpoint: Query['endpoint'], name: string]>> = {
  projectCreate: ['projectView', 'project'],
  vpcCreate: ['vpcView', 'vpc'],
  vpcRouterCreate: ['vpcRouterView', 'router'],
  vpcRouterRouteCreate: ['vpcRouterRouteView', 'route'],
  vpcSubnetCreate: ['vpcSubnetView', 'subnet'],
  internetGatewayCreate: ['internetGatewayView', 'gateway'],
  antiAffinityGroupCreate: ['antiAffinityGroupView', 'antiAffinityGroup'],
  affinityGroupCreate: ['affinityGroupView', 'affinityGroup'],
  diskCreate: ['diskView', 'disk'],
  floatingIpCreate: ['floatingIpView', 'floatingIp'],
  externalSubnetCreate: ['externalSubnetView', 'externalSubnet'],
  instanceCreate: ['instanceView', 'instance'],
}

/** Reads what a request creates by its name; undefined if the API cannot. */
const viewOf = ({ endpoint, args }: Command): Query | undefined => {
  const [view, param] = VIEWS[endpoint] ?? []
  const { query, body } = args as Args
  if (view === undefined || param === undefined) return undefined
  const path = { [param]: body?.name ?? '' }
  return { endpoint: view, args: { path, ...(query && { query }) } } as Query
}

const requestOf = (step: Step, kind: string, name: string): BulkRequest => {
  const { command } = step
  const request = {
    source: sourceOf(step),
    command,
    errorTitle: `Could not create ${kind} ${name}`,
  }
  if (!command.endpoint.endsWith('Create')) return commandRequested(request)
  const view = viewOf(command)
  return creationRequested({ ...request, ...(view && { view }) })
}

const NOUNS = { project: 'project', vpc: 'VPC', instance: 'instance' } as const

/** Where the copy can be seen. */
const hrefOf = ({ kind, project }: SimilarParams, name: string): string => {
  if (kind === 'project') return projectPaths.instances({ project: name })
  return kind === 'vpc'
    ? projectPaths.firewallRules({ project, vpc: name })
    : projectPaths.instanceStorage({ project, instance: name })
}

/** The plan that makes a copy of this name: its requests, each once what it needs is there. */
export const similarPlan = (
  steps: readonly Step[],
  params: SimilarParams,
  name: string,
): BulkPlan => {
  const makers = new Map<string, string[]>()
  for (const step of steps)
    for (const made of madeBy(step.command)) {
      const known = makers.get(made)
      if (known) known.push(sourceOf(step))
      else makers.set(made, [sourceOf(step)])
    }
  const rows = steps.map((step): BulkRow & { stage: number } => {
    const { title, command, madeFrom } = step
    const source = sourceOf(step)
    const after = new Set(neededBy(command).flatMap(need => makers.get(need) ?? []))
    after.delete(source)
    const [verb, done] = wordsOf(command.endpoint)
    return {
      key: source,
      source,
      kind: madeFrom.kind,
      name: title.slice(madeFrom.kind.length + 1),
      verb,
      done,
      stage: STAGE_OF.get(command.endpoint) ?? STAGES.length,
      ...(after.size > 0 && { after: [...after] }),
    }
  })
  const noun = NOUNS[params.kind]
  return {
    verb: 'Create',
    noun: 'object',
    title: `Create ${noun} ${name}`,
    label: 'Create',
    stages: STAGES.map(([label]) => label),
    isDanger: false,
    screen: SIMILAR,
    recheck: similarRecheckRequested(),
    rows: rows.toSorted((a, b) => a.stage - b.stage),
    requests: Object.fromEntries(
      steps.map((step, at) => [
        sourceOf(step),
        requestOf(step, rows[at]!.kind ?? '', rows[at]!.name),
      ]),
    ),
    done: rich`${capitalize(noun)} ${linked(name, hrefOf(params, name))} created like ${emphasis(params.name)}`,
  }
}
