import { createSelector } from '@reduxjs/toolkit'
import { selectData } from '@/api/core/api'
import type { Query } from '@/api/operations/table'
import { camelToSnake } from '@/lib/case'
import { formatNumber } from '@/lib/number'
import { plainText, rich, type RichText } from '@/lib/rich-text'
import { formatBytes } from '@/lib/size'
import { capitalize, commaSeries, enumWords, pluralize } from '@/lib/text'
import { unitOf } from '@/lib/utilization'
import type { SavedFile } from '@/ports/ports'
import { selectBulk, selectIsBulkBusy } from '@/store/bulk/selectors'
import { selectReadAt } from '@/store/queries/freshness'
import type { RootState } from '@/store/setup/state'
import { projectPaths, type ProjectParams } from '../paths'
import { queriesOf, selectContents } from './contents'
import {
  needsStop,
  nounOf,
  problemOf,
  THING_KINDS,
  VPC_PARTS,
  type Contents,
  type Order,
  type Row,
  type Thing,
  type ThingKind,
} from './order'

/** What a look at a project has shown, in a sentence. */
export interface Verdict {
  text: string
  tone: 'success' | 'notice' | 'info'
}

/** Says how much is in the way. What was not looked at is never taken for nothing. */
export const verdictOf = ({ things, unread }: Contents): Verdict => {
  const count = things.length
  const are = count === 1 ? 'is' : 'are'
  const found = `${pluralize('thing', count)} ${are} in the way`
  // Announced once, not with every list.
  if (unread.some(({ why }) => why === 'pending'))
    return { text: 'Looking at what is in the project', tone: 'info' }
  const unknown = unread.filter(({ why }) => why !== 'more').length
  if (unknown > 0) {
    const lists = `${pluralize('list', unknown)} could not be looked at`
    return {
      text: `${count === 0 ? 'It is not known what is in the way' : `At least ${found}`}; ${lists}`,
      tone: 'notice',
    }
  }
  if (unread.length > 0) return { text: `At least ${found}`, tone: 'notice' }
  return count === 0
    ? { text: 'Nothing is in the way', tone: 'success' }
    : { text: found, tone: 'notice' }
}

/** `2 disks`, `at least 2 disks`; empty for none, or if it is not known that there are none. */
const countOf = ({ things, unread }: Contents, kind: ThingKind): string => {
  const count = things.filter(each => each.kind === kind).length
  const isKnown = !unread.some(each => each.kind === kind)
  if (count === 0) return isKnown && VPC_PARTS.includes(kind) ? pluralize(nounOf(kind), 0) : ''
  return `${isKnown ? '' : 'at least '}${pluralize(nounOf(kind), count)}`
}

/** `4 instances, 11 disks, and 1 VPC with 1 subnet, 0 routers, and 1 internet gateway`. */
export const countsInWords = (contents: Contents): string => {
  const parts = commaSeries(
    VPC_PARTS.map(kind => countOf(contents, kind)).filter(words => words !== ''),
    'and',
  )
  const kinds = THING_KINDS.filter(kind => !VPC_PARTS.includes(kind)).flatMap(kind => {
    const words = countOf(contents, kind)
    if (words === '') return []
    return kind === 'vpc' && parts !== '' ? `${words} with ${parts}` : words
  })
  return commaSeries(kinds, 'and')
}

const sum = (amounts: readonly (number | undefined)[]): number =>
  amounts.reduce<number>((total, amount = 0) => total + amount, 0)

/** What the rows free once they are deleted, in words; empty if that is nothing. */
export const freedInWords = (rows: readonly Row[], isPartial: boolean): string => {
  const things = rows.flatMap(({ isTicked, thing }) => (isTicked ? thing : []))
  const running = things.filter(needsStop)
  const cpus = sum(running.map(({ ncpus }) => ncpus))
  const stored = things.filter(({ kind }) => kind === 'disk' || kind === 'snapshot')
  const bytes = sum(stored.map(each => each.bytes))
  const ips = things.filter(({ kind }) => kind === 'floatingIp').length
  const blocks = things.filter(({ kind }) => kind === 'externalSubnet').length
  const parts = [
    ...(cpus > 0
      ? [
          `${formatNumber(cpus)} ${unitOf(cpus, 'vCPUs')}`,
          `${formatBytes(sum(running.map(({ memory }) => memory)))} of memory`,
        ]
      : []),
    ...(bytes > 0 ? [`${formatBytes(bytes)} of storage`] : []),
    ...(ips > 0 ? [pluralize('floating IP', ips)] : []),
    ...(blocks > 0 ? [pluralize('external subnet', blocks)] : []),
  ]
  return parts.length === 0 ? '' : `${isPartial ? 'at least ' : ''}${commaSeries(parts, 'and')}`
}

/** The answer as text, with all objects and their ids. `asOf` is in milliseconds since the epoch. */
export const answerText = (
  { project }: ProjectParams<'delete'>,
  contents: Contents,
  { rows, obstacle }: Order,
  { release, asOf }: { release: string; asOf: number | null },
): string => {
  const freed = freedInWords(rows, contents.unread.length > 0)
  const about = ({ thing: { kind, name, id, state, vpc }, isTicked, reason }: Row) =>
    [
      `${nounOf(kind)} ${name}`,
      id,
      ...(vpc ? [`VPC ${vpc.name}`] : []),
      ...(state === undefined ? [] : [enumWords(state)]),
      ...(isTicked ? [] : [reason ? plainText(reason) : 'stays']),
    ].join(', ')
  const sentences = [
    verdictOf(contents).text,
    countsInWords(contents),
    freed && `Deleting what is ticked frees ${freed}`,
    obstacle ? `The project itself stays: ${plainText(obstacle)}` : '',
    ...contents.unread.map(
      each =>
        `${plainText(problemOf(each))}${each.problem === undefined ? '' : `: ${each.problem}`}`,
    ),
    `Rack release ${release}${asOf === null ? '' : `, read at ${new Date(asOf).toISOString()}`}`,
  ]
  return [
    `Delete project ${project}`,
    ...sentences.filter(Boolean).map(sentence => `${capitalize(sentence)}.`),
    ...rows.map(about),
  ].join('\n')
}

/** Where an object can be seen. */
export const hrefOf = (
  { kind, name, vpc }: Thing,
  { project }: ProjectParams<'delete'>,
): string => {
  switch (kind) {
    case 'instance':
      return projectPaths.instanceStorage({ project, instance: name })
    case 'disk':
      return projectPaths.disk({ project, disk: name })
    case 'snapshot':
      return projectPaths.snapshot({ project, snapshot: name })
    case 'image':
      return projectPaths.image({ project, image: name })
    case 'floatingIp':
      return projectPaths.floatingIp({ project, floatingIp: name })
    case 'externalSubnet':
      return projectPaths.externalSubnet({ project, externalSubnet: name })
    case 'affinityGroup':
      return projectPaths.affinityGroup({ project, affinityGroup: name })
    case 'antiAffinityGroup':
      return projectPaths.antiAffinityGroup({ project, antiAffinityGroup: name })
    case 'router':
      return projectPaths.router({ project, vpc: vpc?.name ?? '', router: name })
    case 'gateway':
      return projectPaths.internetGateway({ project, vpc: vpc?.name ?? '', gateway: name })
    case 'subnet':
      return projectPaths.subnet({ project, vpc: vpc?.name ?? '', subnet: name })
    case 'vpc':
      return projectPaths.firewallRules({ project, vpc: name })
  }
}

/** What a row is besides its kind and name: how to go on, or why it stays. */
export const noteOf = ({ thing, isTicked, reason }: Row): RichText => {
  if (reason) return reason
  if (!isTicked) return rich`Stays`
  if (!needsStop(thing)) return []
  return thing.state === 'migrating' || thing.state === 'repairing'
    ? rich`Can be stopped only once this is over: waits up to 5 minutes`
    : rich`Is stopped first`
}

/** Whether the plan that deletes this project is running or can go on. */
export const selectIsUnderWay = createSelector(
  [
    (state: RootState) => selectBulk(state).plan?.screen,
    selectIsBulkBusy,
    (_state: RootState, params: ProjectParams<'delete'>) => projectPaths.delete(params),
  ],
  (screen, isBusy, own) => isBusy && screen === own,
)

/** When the oldest of the lists was read: milliseconds since the epoch. */
export const selectAsOf = (state: RootState, params: ProjectParams<'delete'>): number | null =>
  selectReadAt(state, queriesOf(state, params))

const itemsOf = (state: RootState, query: Query): readonly unknown[] =>
  (selectData(state, query) as { items: readonly unknown[] } | undefined)?.items ?? []

/** A file with all objects as they were read, by the operation and the arguments that read them. */
export const exportedList = (state: RootState, params: ProjectParams<'delete'>): SavedFile => {
  const lists = queriesOf(state, params).map(query => ({
    operation: query.endpoint,
    arguments: camelToSnake(query.args),
    items: itemsOf(state, query).map(item => camelToSnake(item)),
  }))
  const { unread } = selectContents(state, params)
  const unknown = unread.map(({ query, why, problem = why }) => ({
    operation: query.endpoint,
    arguments: camelToSnake(query.args),
    problem,
  }))
  const text = JSON.stringify({ project: params.project, lists, not_read: unknown }, null, 2)
  return { name: `${params.project}-contents.json`, type: 'application/json', text: `${text}\n` }
}
