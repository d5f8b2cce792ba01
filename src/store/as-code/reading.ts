import { createSelector } from '@reduxjs/toolkit'
import { selectEntry, type ApiState } from '@/api/core/api'
import type { ApiError } from '@/api/core/api-error'
import type { AddressLot, CurrentUser, Group, Project, User } from '@/api/generated/types'
import type { Query } from '@/api/operations/table'
import type { Release } from '@/api/releases/ladder'
import { pluralize } from '@/lib/text'
import { keepSame } from '@/store/queries/stable-list'
import { selectRelease } from '@/store/release/release'
import type { RootState } from '@/store/setup/state'
import { selectForm } from '@/store/forms/selectors'
import { selectOrigin } from '@/store/tab/slice'
import {
  indexOf,
  NO_PROJECT,
  NO_SYSTEM,
  type Found,
  type FoundInSystem,
  type Indexed,
  type Unread,
} from './found'
import { AS_CODE, SIMILAR, type AsCodeParams } from './forms'
import { eachOnce, itemsIn } from './items'
import { isOfSystem, type Scope } from './options'
import type { Source } from './source'
import { pagesOf, readerOf, readsKeys, sourcesOf } from './sources'

/** A line of the progress. */
export interface Part {
  readonly label: string
  /** The objects read so far. */
  readonly count: number
  readonly isDone: boolean
  /** Whether no list of them has failed: otherwise there may be more than were read. */
  readonly isWhole: boolean
}

/** A list that could not be read. */
interface Failure extends Unread {
  readonly query: Query
}

export interface Reading {
  readonly parts: readonly Part[]
  /** The requests that are answered, and those that are known. */
  readonly done: number
  readonly total: number
  readonly queries: readonly Query[]
  readonly pending: readonly Query[]
  /** What people can try again, or leave out. */
  readonly failures: readonly Failure[]
  /** Why nothing can be written. */
  readonly refusal: string | undefined
  /** What was read, once nothing is pending and nothing has failed. */
  readonly index: Indexed | undefined
}

const REFUSED = 403
const GONE = 404

/** Whether the server asks to wait. */
export const isBusy = ({ statusCode }: ApiError): boolean =>
  statusCode === 429 || statusCode === 503

/** The scope that the parameters of the dialog mean. */
export const scopeOf = ({ kind = 'project', ids = '' }: AsCodeParams): Scope => ({
  kind,
  ids: ids === '' ? [] : ids.split(','),
})

interface Read {
  readonly source: Source
  readonly answers: readonly unknown[]
  readonly error: ApiError | undefined
  readonly isPending: boolean
  readonly next: Query
}

const readOf = (state: ApiState, source: Source): Read => {
  const pages = pagesOf(readerOf(state), source.query)
  const next = pages.at(-1)!
  const { data, error, status } = selectEntry(state, next) ?? {}
  const isFailed = status === 'rejected' && error !== undefined && !error.isAbsent
  return {
    source,
    answers: pages.flatMap((page): unknown[] => {
      const answer = selectEntry(state, page)?.data as unknown
      return answer === undefined ? [] : [answer]
    }),
    error: isFailed && !isBusy(error) ? error : undefined,
    isPending: data === undefined && !(status === 'rejected' && error && !isBusy(error)),
    next,
  }
}

interface Place {
  readonly host: string
  readonly release: Release
  readonly hasSshKeys: boolean
  readonly isOfSystem: boolean
}

/** The lots whose blocks have been read. */
const lotsWithBlocks = (
  lots: readonly AddressLot[],
  read: readonly Pick<FoundInSystem['addressLots'][number], 'id' | 'blocks'>[],
): FoundInSystem['addressLots'] =>
  read.flatMap(({ id, blocks }) =>
    lots.filter(lot => lot.id === id).map(lot => ({ ...lot, blocks })),
  )

/** What is known of a list of which some is not as the API describes it. */
const oddOf = ({ key, list, what }: Source, odd: number): Unread => {
  const message = `the answer has ${pluralize('object', odd)} that ${odd === 1 ? 'is' : 'are'} not as the API describes ${odd === 1 ? 'it' : 'them'}`
  return { key, list, what, message }
}

/** What is written all together, or not at all: the rules of a VPC, the roles on a project. */
const WRITTEN_WHOLE: ReadonlySet<Source['list']> = new Set(['rules', 'roles'])

const foundOf = (
  reads: readonly Read[],
  refused: readonly Unread[],
  place: Place,
): Found | undefined => {
  const lists: Partial<Record<Source['list'], unknown[]>> = {}
  const unread = [...refused]
  for (const { source, answers } of reads) {
    const list = (lists[source.list] ??= [])
    const read = answers.map(answer => itemsIn(source, answer))
    const odd = read.reduce((sum, each) => sum + each.odd, 0)
    if (odd > 0) unread.push(oddOf(source, odd))
    if (odd === 0 || !WRITTEN_WHOLE.has(source.list))
      for (const { items } of read) list.push(...items)
  }
  const of = <Name extends Source['list']>(name: Name) => eachOnce(lists[name] ?? []) as never
  const { isOfSystem: isSystem, ...where } = place
  const [project = isSystem ? NO_PROJECT : undefined] = (lists.project ?? []) as Project[]
  const [user] = (lists.user ?? []) as CurrentUser[]
  if (!project) return undefined
  return {
    ...where,
    project,
    user,
    people: Object.fromEntries(
      [...(lists.users ?? []), ...(lists.groups ?? [])].map(each => {
        const { id, displayName } = each as User | Group
        return [id, displayName]
      }),
    ),
    roles: of('roles'),
    ownKeys: of('ownKeys'),
    pools: of('pools'),
    subnetPools: of('subnetPools'),
    images: of('images'),
    vpcs: of('vpcs'),
    rules: of('rules'),
    subnets: of('subnets'),
    routers: of('routers'),
    routes: of('routes'),
    gateways: of('gateways'),
    gatewayPools: of('gatewayPools'),
    gatewayAddresses: of('gatewayAddresses'),
    nics: of('nics'),
    disks: of('disks'),
    snapshots: of('snapshots'),
    floatingIps: of('floatingIps'),
    externalSubnets: of('externalSubnets'),
    affinityGroups: of('affinityGroups'),
    antiAffinityGroups: of('antiAffinityGroups'),
    memberships: of('memberships'),
    instances: of('instances'),
    externalIps: of('externalIps'),
    sshKeys: of('sshKeys'),
    system: {
      ...(Object.fromEntries(
        Object.keys(NO_SYSTEM).map(name => [name, of(name as keyof FoundInSystem)]),
      ) as object as FoundInSystem),
      addressLots: lotsWithBlocks(of('lots'), of('addressLots')),
    },
    unread,
  }
}

const partsOf = (reads: readonly Read[]): readonly Part[] => {
  const parts = new Map<string, Part>()
  for (const { source, answers, isPending, error } of reads) {
    const { label } = source
    const before = parts.get(label) ?? { label, count: 0, isDone: true, isWhole: true }
    const count = answers.reduce<number>(
      (sum, answer) => sum + itemsIn(source, answer).items.length,
      0,
    )
    parts.set(label, {
      label,
      count: before.count + count,
      isDone: before.isDone && !isPending,
      isWhole: before.isWhole && !error,
    })
  }
  return [...parts.values()]
}

const keepAnswers = keepSame<unknown>()
const indexes = new WeakMap<readonly unknown[], Indexed | undefined>()

/** The same index while the answers that it is made of are the same. */
const indexFor = (
  owner: object,
  reads: readonly Read[],
  unread: readonly Unread[],
  place: Place,
): Indexed | undefined => {
  const keys = unread.map(({ key }) => key).join(' ')
  const answers = keepAnswers(owner, [...reads.flatMap(each => each.answers), keys])
  if (!indexes.has(answers)) {
    const found = foundOf(reads, unread, place)
    indexes.set(answers, found && indexOf(found))
  }
  return indexes.get(answers)
}

interface Chosen {
  readonly left: readonly string[]
  readonly hasAllKeys: boolean
  readonly hasAccess?: boolean
}

const NOTHING: Chosen = { left: [], hasAllKeys: false }

/** The open dialog whose objects are read. */
const selectReader = (state: RootState) =>
  selectForm(state, AS_CODE)?.context ?? selectForm(state, SIMILAR)?.context

/** How far the objects of the open dialog are read; null if it is closed. */
export const selectReading = createSelector(
  [
    (state: RootState) => state.api,
    selectRelease,
    selectOrigin,
    (state: RootState) => selectReader(state)?.params,
    (state: RootState) => selectReader(state)?.values,
  ],
  (api, release, host, params, values): Reading | null => {
    if (!params) return null
    const state: ApiState = { api }
    const { left, hasAllKeys, hasAccess = false } = (values ?? NOTHING) as object as Chosen
    const scope = scopeOf(params as object as AsCodeParams)
    const wanted = { project: params.project ?? '', scope, release, hasAllKeys, hasAccess }
    const reads = sourcesOf(state, wanted).map(source => readOf(state, source))
    const failed = reads.flatMap(({ source: { key, what, list, isOfObject }, error, next }) => {
      if (!error) return []
      const isGone = error.statusCode === GONE && (isOfObject === true || list === 'project')
      const message = isGone ? 'it has been deleted' : (error.cause ?? error.message)
      return [{ key, list, what, message, query: next, error, isGone }]
    })
    const isSettled = ({ key, error, isGone }: (typeof failed)[number]) =>
      error.statusCode === REFUSED || isGone || left.includes(key)
    const project = failed.find(({ what }) => what === 'Project')
    const pending = reads.flatMap(({ isPending, next }) => (isPending ? next : []))
    const failures = failed.filter(each => !isSettled(each))
    const unread = failed
      .filter(isSettled)
      .map(({ key, list, what, message }) => ({ key, list, what, message }))
    const instances = reads.filter(({ source }) => source.list === 'externalIps').length
    const place = {
      host,
      release,
      hasSshKeys: readsKeys(instances, wanted),
      isOfSystem: isOfSystem(scope),
    }
    const isComplete = pending.length === 0 && failures.length === 0
    return {
      parts: partsOf(reads),
      done: reads.length - pending.length,
      total: reads.length,
      queries: reads.map(({ next }) => next),
      pending,
      failures,
      refusal: project && isSettled(project) ? project.message : undefined,
      index: isComplete ? indexFor(params, reads, unread, place) : undefined,
    }
  },
)
