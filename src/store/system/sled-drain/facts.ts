import { selectData, selectEntry, type ApiState } from '@/api/core/api'
import type {
  Instance,
  PhysicalDisk,
  Sled,
  SledInstance,
  UpdateStatus,
} from '@/api/generated/types'
import type { Query } from '@/api/operations/table'
import { supports, type Release } from '@/api/releases/ladder'
import { INSTANCE_MEMORY_SHARE } from '@/lib/capacity'
import { pluralize } from '@/lib/text'
import { instanceGroupsQuery } from '@/store/project/instance-settings/queries'
import { instanceDisksQuery } from '@/store/project/instance-storage/queries'
import { groupMembersQuery } from '@/store/project/affinity/queries'
import { allInstancesQuery } from '@/store/project/queries'
import { updateStatusQuery } from '@/store/release/queries'
import {
  allSledDisksQuery,
  allSledInstancesQuery,
  allSledsQuery,
  sledViewQuery,
} from '../sleds/queries'
import { isProvisionable } from '../sleds/rules'
import type { FitGroup, FitSled } from './fit'

/** The choices on the tab, as the address has them. */
export interface DrainChoices {
  sledId: string
  /** The ids of other sleds that shall take nothing. */
  without: readonly string[]
  /** Percent of threads and memory to leave free on each other sled. */
  keepFree: number
  /** Whether the disks and groups of all own instances are read, however many. */
  isWhole: boolean
}

/** Instances whose disks and groups are read without being asked for more. */
const LOOKED_AT = 200

/** The most calls of the check at a time. */
const AT_ONCE = 4

const GROUP_KINDS = ['antiAffinity', 'affinity'] as const
type GroupKind = (typeof GROUP_KINDS)[number]

/** An instance on the sled, with what could be read of it. */
export interface LeavingInstance extends SledInstance {
  isOwn: boolean
  /** Undefined: of another silo, or not read. */
  instance: Instance | undefined
  /** Names of its local disks; undefined if they cannot be told. */
  localDisks: readonly string[] | undefined
  /** Whether its strict groups are known. */
  hasKnownGroups: boolean
}

/** What could not be read, and why. */
interface Unread {
  what: string
  reason: string
}

/** What could not be read again, and when it was read, in milliseconds since the epoch. */
interface Outdated extends Unread {
  at: number
}

/** What the check is made of, as far as it has been read. */
export interface DrainFacts {
  sled: Sled | undefined
  /** Undefined until the instances of the sled are known. */
  leaving: readonly LeavingInstance[] | undefined
  /** The other sleds that take instances and whose instances are known. */
  targets: readonly FitSled[]
  /** The number of sleds that may take instances, known or not. */
  eligible: number
  /** False if the list of sleds, or what runs on those that may take instances, is not known. */
  isAnySledKnown: boolean
  /** Other sleds that take none, by why. */
  closed: readonly Sled[]
  outOfService: readonly Sled[]
  groups: readonly FitGroup[]
  /** Those of the sled. */
  disks: readonly PhysicalDisk[]
  update: Partial<UpdateStatus> | undefined
  /** The names of the projects of own instances, and those of which the user can see no instance. */
  projects: readonly string[]
  hidden: readonly string[]
  /** Own instances whose disks and groups were not read, because they are many. */
  left: number
  unread: readonly Unread[]
  /** What the check has from an earlier answer. */
  outdated: readonly Outdated[]
  /** The queries to read now, and how many of all are answered. */
  queries: readonly Query[]
  answered: number
  total: number
}

interface Reading {
  api: ApiState
  release: Release
  ownSilo: string
  choices: DrainChoices
}

const isSettled = (state: ApiState, query: Query): boolean => {
  const { data, error } = selectEntry(state, query) ?? {}
  return data !== undefined || error !== undefined
}

/** Items of a list that was read to its end; undefined if it was not. */
const wholeOf = <Item>(
  page: { items: readonly Item[]; nextPage?: string | null | undefined } | undefined,
): readonly Item[] | undefined => (page?.nextPage ? undefined : page?.items)

const instancesOn = (state: ApiState, sledId: string) =>
  wholeOf(selectData(state, allSledInstancesQuery({ sledId })))

const isInService = ({ policy, state }: Sled): boolean =>
  policy.kind === 'in_service' && state === 'active'

const toTarget = (state: ApiState, sled: Sled): readonly FitSled[] => {
  const running = instancesOn(state, sled.id)
  if (!running) return []
  return [
    {
      id: sled.id,
      threads: sled.usableHardwareThreads,
      usedThreads: running.reduce((sum, { ncpus }) => sum + ncpus, 0),
      memory: Math.floor(INSTANCE_MEMORY_SHARE * sled.usablePhysicalRam),
      usedMemory: running.reduce((sum, { memory }) => sum + memory, 0),
    },
  ]
}

const placeOf = ({ projectName: project, name: instance }: SledInstance) => ({ project, instance })

/** The own instances that are looked at, in projects that the user can see. */
const lookedAt = ({ api, ownSilo, choices }: Reading, running: readonly SledInstance[]) => {
  const own = running.filter(({ siloName }) => siloName === ownSilo)
  const visible = own.filter(({ projectName: project }) =>
    Boolean(selectData(api, allInstancesQuery({ project }))),
  )
  return {
    projects: [...new Set(own.map(({ projectName }) => projectName))],
    looked: choices.isWhole ? visible : visible.slice(0, LOOKED_AT),
    left: choices.isWhole ? 0 : Math.max(0, visible.length - LOOKED_AT),
  }
}

interface StrictGroup {
  kind: GroupKind
  project: string
  id: string
  name: string
}

/** The strict groups of the instances, each once. */
const strictGroups = (api: ApiState, looked: readonly SledInstance[]): readonly StrictGroup[] => {
  const found = looked.flatMap(instance =>
    GROUP_KINDS.flatMap(kind => {
      const page = selectData(api, instanceGroupsQuery({ kind, ...placeOf(instance) }))
      const items = page?.items ?? []
      return items
        .filter(({ policy }) => policy === 'fail')
        .map(({ id, name }) => ({ kind, project: instance.projectName, id, name }))
    }),
  )
  return [...new Map(found.map(group => [group.id, group])).values()]
}

const membersQuery = ({ kind, project, id }: StrictGroup) =>
  groupMembersQuery({ kind, project, group: id })

/** The group as the fit needs it; undefined if its members are not known. */
const toFitGroup = (
  api: ApiState,
  group: StrictGroup,
  sledOf: ReadonlyMap<string, string>,
  leaving: ReadonlySet<string>,
): FitGroup | undefined => {
  const members = wholeOf(selectData(api, membersQuery(group)))?.map(({ value }) => value.id)
  return (
    members && {
      kind: group.kind === 'antiAffinity' ? 'apart' : 'together',
      members: members.filter(id => leaving.has(id)),
      sleds: members.flatMap(id => (leaving.has(id) ? [] : (sledOf.get(id) ?? []))),
    }
  )
}

/** A query, and what it reads in words. Without words, its failure is told elsewhere. */
interface Source {
  query: Query
  what?: string
}

const sledSources = ({ api, release, choices }: Reading): readonly Source[] => {
  const sleds = selectData(api, allSledsQuery)?.items ?? []
  return [
    { query: sledViewQuery({ sledId: choices.sledId }) },
    { query: allSledsQuery, what: 'the other sleds' },
    { query: allSledInstancesQuery({ sledId: choices.sledId }), what: 'the instances here' },
    ...sleds
      .filter(sled => sled.id !== choices.sledId && isInService(sled))
      .map(({ id, baseboard }) => ({
        query: allSledInstancesQuery({ sledId: id }),
        what: `the instances on ${baseboard.serial}`,
      })),
    { query: allSledDisksQuery({ sledId: choices.sledId }), what: 'the physical disks here' },
    ...(supports(release, 'systemUpdate')
      ? [{ query: updateStatusQuery, what: 'the status of the update' }]
      : []),
  ]
}

const ownSources = (
  { release }: Reading,
  projects: readonly string[],
  looked: readonly SledInstance[],
  groups: readonly StrictGroup[],
): readonly Source[] => [
  ...projects.map(project => ({
    query: allInstancesQuery({ project }),
    what: `the project ${project}`,
  })),
  ...looked.flatMap(instance => [
    ...GROUP_KINDS.map(kind => ({
      query: instanceGroupsQuery({ kind, ...placeOf(instance) }),
      what: `the groups of ${instance.name}`,
    })),
    ...(supports(release, 'localDisks')
      ? [{ query: instanceDisksQuery(placeOf(instance)), what: `the disks of ${instance.name}` }]
      : []),
  ]),
  ...groups.map(group => ({
    query: membersQuery(group),
    what: `the members of ${group.name}`,
  })),
]

/** Those that have been answered, those on their way, and the next ones in order. */
const nextOf = (state: ApiState, queries: readonly Query[]): readonly Query[] => {
  const isSent = (query: Query) =>
    isSettled(state, query) || selectEntry(state, query)?.status === 'pending'
  let open = queries.filter(query => isSent(query) && !isSettled(state, query)).length
  return queries.filter(query => isSent(query) || (open += 1) <= AT_ONCE)
}

const unreadOf = (state: ApiState, sources: readonly Source[]): readonly Unread[] => {
  const found = sources.flatMap(({ query, what }) => {
    const { data, error } = selectEntry(state, query) ?? {}
    if (what === undefined) return []
    if (error && data === undefined && error.statusCode !== 401)
      return [{ what, reason: error.message }]
    const page = data as { items?: readonly unknown[]; nextPage?: string | null } | undefined
    return page?.nextPage
      ? [{ what, reason: `There are more than ${pluralize('item', page.items?.length ?? 0)}.` }]
      : []
  })
  return [...new Map(found.map(each => [`${each.what}: ${each.reason}`, each])).values()]
}

const outdatedOf = (state: ApiState, sources: readonly Source[]): readonly Outdated[] =>
  sources.flatMap(({ query, what }) => {
    const { data, error, fulfilledTimeStamp: at = 0 } = selectEntry(state, query) ?? {}
    const isOutdated = data !== undefined && error && error.statusCode !== 401
    return isOutdated && what !== undefined ? [{ what, reason: error.message, at }] : []
  })

const toLeaving = (
  { api, release, ownSilo }: Reading,
  instance: SledInstance,
  looked: ReadonlySet<string>,
): LeavingInstance => {
  const place = placeOf(instance)
  const isOwn = instance.siloName === ownSilo
  const isLooked = isOwn && looked.has(instance.id)
  const disks = isLooked ? wholeOf(selectData(api, instanceDisksQuery(place))) : undefined
  const locals = disks?.filter(({ diskType }) => diskType === 'local').map(({ name }) => name)
  const isGrouped = (kind: GroupKind) =>
    selectData(api, instanceGroupsQuery({ kind, ...place })) !== undefined
  return {
    ...instance,
    isOwn,
    instance: isOwn
      ? selectData(api, allInstancesQuery(place))?.items.find(({ id }) => id === instance.id)
      : undefined,
    localDisks: supports(release, 'localDisks') ? locals : [],
    hasKnownGroups: isLooked && GROUP_KINDS.every(isGrouped),
  }
}

/** Gathers what has been read of the sled, of the others and of the own instances that run here. */
export const factsOf = (reading: Reading): DrainFacts => {
  const { api, choices } = reading
  const sleds = selectData(api, allSledsQuery)?.items ?? []
  const others = sleds.filter(({ id }) => id !== choices.sledId)
  const eligible = others.filter(
    sled => isInService(sled) && isProvisionable(sled.policy) && !choices.without.includes(sled.id),
  )
  const targets = eligible.flatMap(sled => toTarget(api, sled))
  const running = instancesOn(api, choices.sledId)
  const { projects, looked, left } = lookedAt(reading, running ?? [])
  const strict = strictGroups(api, looked)
  const sources = [...sledSources(reading), ...ownSources(reading, projects, looked, strict)]
  const queries = sources.map(({ query }) => query)
  const sledOf = new Map(
    others.flatMap(({ id }) => (instancesOn(api, id) ?? []).map(each => [each.id, id] as const)),
  )
  const leavingIds = new Set(running?.map(({ id }) => id))
  const lookedIds = new Set(looked.map(({ id }) => id))
  return {
    sled: selectData(api, sledViewQuery({ sledId: choices.sledId })),
    leaving: running?.map(instance => toLeaving(reading, instance, lookedIds)),
    targets,
    eligible: eligible.length,
    isAnySledKnown: sleds.length > 0 && (eligible.length === 0 || targets.length > 0),
    closed: others.filter(sled => isInService(sled) && !isProvisionable(sled.policy)),
    outOfService: others.filter(sled => !isInService(sled)),
    disks: selectData(api, allSledDisksQuery({ sledId: choices.sledId }))?.items ?? [],
    update: supports(reading.release, 'systemUpdate')
      ? selectData(api, updateStatusQuery)
      : undefined,
    projects,
    hidden: projects.filter(project => selectEntry(api, allInstancesQuery({ project }))?.error),
    groups: strict.flatMap(group => toFitGroup(api, group, sledOf, leavingIds) ?? []),
    left,
    unread: unreadOf(api, sources),
    outdated: outdatedOf(api, sources),
    queries: nextOf(api, queries),
    answered: queries.filter(query => isSettled(api, query)).length,
    total: queries.length,
  }
}
