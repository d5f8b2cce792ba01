import type { Command } from '@/api/operations/table'
import { formatNumber } from '@/lib/number'
import { emphasis, plainText } from '@/lib/rich-text'
import { pluralize } from '@/lib/text'
import type {
  BulkExtras,
  BulkPlan,
  BulkRecheck,
  BulkRequest,
  BulkRow,
} from '@/machines/bulk-plan/bulk-plan.events'
import { commandRequested } from '@/store/commands/events'
import { navigationRequested } from '@/store/navigation/events'
import { projectPaths } from '@/store/project/paths'
import { siloPaths } from '@/store/silo/paths'
import { importCancelRequested } from '../disks/events'
import { projectDeletionRequested, recheckRequested, stopRequested } from './events'
import {
  arrange,
  isImporting,
  needsStop,
  nounOf,
  problemOf,
  VPC_PARTS,
  type Choices,
  type Contents,
  type Order,
  type Row,
  type Thing,
  type ThingKind,
} from './order'

/** What the stages do, in their order. */
const STAGES = [
  'Stop running instances',
  'Delete instances',
  'Delete disks',
  'Delete snapshots',
  'Delete images',
  'Delete floating IPs',
  'Delete external subnets',
  'Delete affinity groups',
  'Delete anti-affinity groups',
  'Delete routers, gateways and subnets',
  'Delete VPCs',
  'Delete the project',
] as const

/** The number of the stage that deletes a kind, from 1. */
const STAGE_OF: Readonly<Record<ThingKind, number>> = {
  instance: 2,
  disk: 3,
  snapshot: 4,
  image: 5,
  floatingIp: 6,
  externalSubnet: 7,
  affinityGroup: 8,
  antiAffinityGroup: 9,
  router: 10,
  gateway: 10,
  subnet: 10,
  vpc: 11,
}
const PROJECT_STAGE = STAGES.length

/** The operation that deletes a kind. Its path parameter is the kind, by the id. */
export const ENDPOINT_OF: Readonly<Record<ThingKind, string>> = {
  instance: 'instanceDelete',
  disk: 'diskDelete',
  snapshot: 'snapshotDelete',
  image: 'imageDelete',
  floatingIp: 'floatingIpDelete',
  externalSubnet: 'externalSubnetDelete',
  affinityGroup: 'affinityGroupDelete',
  antiAffinityGroup: 'antiAffinityGroupDelete',
  router: 'vpcRouterDelete',
  gateway: 'internetGatewayDelete',
  subnet: 'vpcSubnetDelete',
  vpc: 'vpcDelete',
}

/** The command that deletes an object. A gateway goes with the pools and addresses attached to it. */
const deletionOf = ({ kind, id }: Pick<Thing, 'kind' | 'id'>): Command =>
  ({
    endpoint: ENDPOINT_OF[kind],
    args: { path: { [kind]: id }, ...(kind === 'gateway' && { query: { cascade: true } }) },
  }) as Command

/** Names a request by the object that it is about, so that a later look finds that again. */
const sourceOf = (step: string, { kind, id }: Pick<Thing, 'kind' | 'id'>) => `${step}/${kind}/${id}`

/** The kind and the id of the object that a request is about. */
const objectOf = (source: string): { kind: string; id: string } => {
  const [kind = '', id = ''] = source.split('/').slice(-2)
  return { kind, id }
}

interface Step {
  row: BulkRow & { source: string }
  event: BulkRequest
}

const rowOf = (
  { kind, name }: Pick<Thing, 'kind' | 'name'>,
  more: Pick<BulkRow, 'stage' | 'verb' | 'done' | 'after' | 'afterStages'> & { source: string },
) => ({ key: more.source, kind: nounOf(kind), name, ...more })

const stopStep = (thing: Thing, project: string): Step => {
  const source = sourceOf('stop', thing)
  const { id, name } = thing
  return {
    row: rowOf(thing, { source, stage: 1, verb: 'Stop', done: 'stopped' }),
    event: stopRequested({ source, project, instance: id, name }),
  }
}

/** The request that ends an object in the project: its deletion, unless it is kept in the silo. */
const lastRequest = (
  thing: Thing,
  source: string,
  { kept, cancelled }: Choices,
  project: string,
): BulkRequest => {
  const { kind, id, name } = thing
  if (isImporting(thing) && cancelled.has(id))
    return importCancelRequested({ project, disk: name, source })
  const errorTitle = `Could not delete ${nounOf(kind)} ${name}`
  if (kind === 'image' && kept.has(id))
    return commandRequested({
      source,
      command: { endpoint: 'imagePromote', args: { path: { image: id } } },
      errorTitle: `Could not promote image ${name}`,
    })
  return commandRequested({ source, command: deletionOf(thing), errorTitle })
}

const INSTANCES = STAGE_OF.instance

/** The requests that have to succeed before the last one of an object. */
const beforeOf = (
  thing: Thing,
  parts: ReadonlyMap<string, readonly string[]>,
): Pick<BulkRow, 'after' | 'afterStages'> => {
  const { kind, id, instanceId, vpc } = thing
  if (kind === 'vpc') return { after: parts.get(id) ?? [], afterStages: [INSTANCES] }
  if (vpc) return { afterStages: [INSTANCES] }
  if (needsStop(thing)) return { after: [sourceOf('stop', thing)] }
  if (instanceId === undefined) return {}
  return { after: [sourceOf('delete', { kind: 'instance', id: instanceId })] }
}

const stepsOf = (
  { thing }: Row,
  choices: Choices,
  project: string,
  parts: ReadonlyMap<string, readonly string[]>,
): readonly Step[] => {
  const isKept = thing.kind === 'image' && choices.kept.has(thing.id)
  const source = sourceOf(isKept ? 'promote' : 'delete', thing)
  const last: Step = {
    row: rowOf(thing, {
      source,
      stage: STAGE_OF[thing.kind],
      ...beforeOf(thing, parts),
      ...(isKept ? { verb: 'Promote', done: 'promoted' } : { verb: 'Delete', done: 'deleted' }),
    }),
    event: lastRequest(thing, source, choices, project),
  }
  return needsStop(thing) ? [stopStep(thing, project), last] : [last]
}

const projectStep = (project: { id: string; name: string }, later: readonly ThingKind[]): Step => {
  const { id, name } = project
  const source = `delete/project/${id}`
  const earlier = Array.from({ length: PROJECT_STAGE - 1 }, (_, at) => at + 1)
  return {
    row: {
      key: source,
      kind: 'project',
      name,
      source,
      stage: PROJECT_STAGE,
      afterStages: earlier,
      verb: 'Delete',
      done: 'deleted',
    },
    event: projectDeletionRequested({
      source,
      project: name,
      ...(later.length > 0 && { later }),
      command: { endpoint: 'projectDelete', args: { path: { project: id } } },
      errorTitle: 'Could not delete project',
      screen: projectPaths.project({ project: name }),
      followUps: [navigationRequested({ to: siloPaths.projects(), replace: true })],
    }),
  }
}

const isTicked = ({ isTicked: is }: Row) => is

/** `Delete 3 things and the project`; `Delete the rest only` if the project stays. */
export const labelOf = ({ rows, obstacle, later }: Order): string => {
  if (obstacle) return 'Delete the rest only'
  const count = rows.filter(isTicked).length
  if (count === 0) return 'Delete the project'
  const things = `${later.length > 0 ? 'at least ' : ''}${pluralize('thing', count)}`
  return `Delete ${things} and the project`
}

/** The requests that delete what is ticked. */
const roundOf = ({ rows }: Order, choices: Choices, project: string): readonly Step[] => {
  const ticked = rows.filter(isTicked)
  const parts = new Map<string, string[]>()
  for (const { thing } of ticked)
    if (thing.vpc) {
      const known = parts.get(thing.vpc.id)
      const source = sourceOf('delete', thing)
      if (known) known.push(source)
      else parts.set(thing.vpc.id, [source])
    }
  return ticked.flatMap(row => stepsOf(row, choices, project, parts))
}

const requestsOf = (steps: readonly Step[]): BulkPlan['requests'] =>
  Object.fromEntries(steps.map(({ row, event }) => [row.source, event]))

/** The plan that deletes what is ticked, and then the project unless something stays in it. */
export const planOf = (
  order: Order,
  choices: Choices,
  project: { id: string; name: string },
): BulkPlan => {
  const { obstacle, later } = order
  const { name } = project
  const steps = roundOf(order, choices, name)
    .concat(obstacle ? [] : projectStep(project, later))
    .toSorted((a, b) => (a.row.stage ?? 0) - (b.row.stage ?? 0))
  return {
    verb: 'Delete',
    noun: 'thing',
    title: obstacle ? `Delete the rest of project ${name}` : `Delete project ${name}`,
    label: labelOf(order),
    stages: STAGES,
    recheck: recheckRequested({ project: name }),
    word: name,
    isDanger: true,
    screen: projectPaths.delete({ project: name }),
    rows: steps.map(({ row }) => row),
    requests: requestsOf(steps),
    ...(!obstacle && { done: ['Project ', emphasis(name), ' deleted'] }),
  }
}

const createdSince = (added: readonly Thing[]): string => {
  const [first] = added
  const more = added.length > 1 ? ` and ${formatNumber(added.length - 1)} more` : ''
  return `Created since the plan was made: the ${first ? `${nounOf(first.kind)} ${first.name}` : ''}${more}. Look at the project again.`
}

const NO_CHOICES: Choices = { left: new Set(), kept: new Set(), cancelled: new Set() }

/**
 * The next round of a plan that could not read all at once, of what is in the project now; a message
 * if it cannot go on, null if nothing is left. `later` are the kinds that it may delete.
 */
export const nextRound = (
  contents: Contents,
  project: string,
  later: readonly ThingKind[],
): BulkExtras | string | null => {
  const { things, unread } = contents
  if (things.length + unread.length === 0) return null
  const added = things.filter(({ kind }) => !later.includes(kind))
  if (added.length > 0) return createdSince(added)
  const order = arrange(contents, NO_CHOICES, {})
  if (order.obstacle) return `${plainText(order.obstacle)}.`
  const steps = roundOf(order, NO_CHOICES, project)
  return { rows: steps.map(({ row }) => row), requests: requestsOf(steps) }
}

/** What has been done of a plan meanwhile, and what keeps the project from being deleted now. */
export const recheckOf = (plan: BulkPlan, { things, unread }: Contents): BulkRecheck => {
  const now = new Map(things.map(thing => [thing.id, thing]))
  const vpcsUnread = unread.some(({ kind }) => kind === 'vpc')
  const isKnown = (kind: string) =>
    kind !== 'project' &&
    !unread.some(each => each.kind === kind) &&
    !(vpcsUnread && VPC_PARTS.some(part => part === kind))
  const sources = Object.keys(plan.requests)
  const done = sources.filter(source => {
    const { kind, id } = objectOf(source)
    const thing = now.get(id)
    return isKnown(kind) && (!thing || (source.startsWith('stop/') && !needsStop(thing)))
  })
  const source = sources.find(each => objectOf(each).kind === 'project')
  if (source === undefined) return { done }
  const { later = [] } = (plan.requests[source]?.payload ?? {}) as { later?: readonly ThingKind[] }
  const planned = new Set(sources.map(each => objectOf(each).id))
  const added = things.filter(({ id, kind }) => !planned.has(id) && !later.includes(kind))
  const unknown = unread.find(({ kind, why }) => why !== 'more' || !later.includes(kind))
  if (added.length > 0) return { done, barred: { source, message: createdSince(added) } }
  if (!unknown) return { done }
  return { done, barred: { source, message: `${plainText(problemOf(unknown))}. Try again.` } }
}
