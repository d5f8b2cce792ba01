import type { UpdateStatus } from '@/api/generated/types'
import { supports, type Release } from '@/api/releases/ladder'
import { formatNumber } from '@/lib/number'
import { formatBytes } from '@/lib/size'
import { commaSeries, pluralize } from '@/lib/text'
import { platformName } from '@/store/project/instance/cpu-platform.rules'
import { projectPaths } from '@/store/project/paths'
import type { DrainFacts, LeavingInstance } from './facts'
import { fitOf, type Fit, type FitRow } from './fit'

/** What the user may do with the instances of a project; undefined if that is not known. */
type MayChange = (project: string) => boolean | undefined

export interface DrainRow extends LeavingInstance {
  href?: string
  /** The number of sleds with room for it alone. */
  fitsOn: number
  /** Whether it has room beside the others. */
  isPlaced: boolean
  isBound: boolean
  /** Who can stop and start it. */
  how: string
  /** Whether the user can. */
  isMovable: boolean
  /** Why it may not fit, and what cannot be told. */
  why: readonly string[]
  /** What happens if the sled goes off; undefined if it cannot be told. */
  afterwards: string | undefined
}

export interface DrainAnswer {
  tone: 'success' | 'danger' | 'notice' | 'info'
  verdict: string
  fit: Fit
  rows: readonly DrainRow[]
  /** The number of instances by silo. */
  silos: readonly { name: string; count: number }[]
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, n) => total + n, 0)

const verb = (count: number, one: string, many: string): string =>
  `${formatNumber(count)} ${count === 1 ? one : many}`

/** Whether the local disks and strict groups of an instance are known. */
const isKnown = ({ isOwn, localDisks, hasKnownGroups }: LeavingInstance): boolean =>
  !isOwn || (localDisks !== undefined && hasKnownGroups)

/** On how many sleds an instance fits: disks and groups that are not known may leave fewer. */
export const sledsText = (row: DrainRow): string =>
  `${isKnown(row) ? '' : 'at most '}${pluralize('sled', row.fitsOn)}`

/** Whether what leaves fits, in one sentence. */
const verdictOf = (facts: DrainFacts, fit: Fit): string => {
  const { targets, eligible, left, leaving = [] } = facts
  if (leaving.length === 0) return 'Nothing runs here'
  const { unplaced, bound } = fit
  const others =
    targets.length === 1 ? 'on the other sled' : `on the other ${pluralize('sled', targets.length)}`
  const movable = leaving.length - bound
  const fits = movable === 1 ? 'it fits' : bound > 0 ? 'the others fit' : 'all fit'
  const room =
    targets.length === 0
      ? 'no other sled takes instances'
      : unplaced === 0
        ? `by threads and memory ${fits} ${others}`
        : `by threads and memory ${verb(unplaced, 'does', 'do')} not fit ${others}`
  const unknown = leaving.filter(each => !isKnown(each)).length - left
  const parts = [
    `${pluralize('instance', leaving.length)} ${leaving.length === 1 ? 'runs' : 'run'} here`,
    ...(movable > 0 ? [room] : []),
    ...(bound > 0 ? [`${formatNumber(bound)} cannot leave: local disks`] : []),
    ...(left > 0 ? [`the disks and groups of ${formatNumber(left)} were not looked at`] : []),
    ...(unknown > 0 ? [`the disks or groups of ${formatNumber(unknown)} are not known`] : []),
  ]
  const partial =
    targets.length < eligible
      ? `Looked at ${formatNumber(targets.length)} of ${formatNumber(eligible)} other sleds: `
      : ''
  return `${partial}${parts.join('; ')}`
}

const toneOf = (
  { targets, eligible, left, unread, outdated }: DrainFacts,
  { unplaced, bound }: Fit,
) => {
  // A sled that was not looked at may have room.
  if (unplaced > 0) return targets.length < eligible ? 'notice' : 'danger'
  return bound + left + unread.length + outdated.length > 0 ? 'notice' : 'success'
}

const amount = (ncpus: number, memory: number): string =>
  `${pluralize('vCPU', ncpus)} and ${formatBytes(memory)}`

/** What is not known of an instance. */
const unknownOf = (instance: LeavingInstance, release: Release): readonly string[] => {
  const hasLocals = supports(release, 'localDisks')
  if (!instance.isOwn)
    return hasLocals
      ? ['cannot be told: local disks and groups of other silos']
      : ['not visible: groups of other silos']
  const missing = [
    ...(instance.localDisks === undefined ? ['local disks'] : []),
    ...(instance.hasKnownGroups ? [] : ['groups']),
  ]
  return missing.length > 0 ? [`not looked at: ${commaSeries(missing, 'and')}`] : []
}

const whyOf = (
  instance: LeavingInstance,
  { fitsOn, allowed, to, isBound }: FitRow,
  { largestFree }: Fit,
  release: Release,
): readonly string[] => {
  const { localDisks = [], ncpus, memory } = instance
  const platform = instance.instance?.cpuPlatform
  if (isBound) return [`cannot leave: local disk ${commaSeries(localDisks, 'and')}`]
  return [
    ...(allowed === null ? [] : [`a strict group leaves ${pluralize('sled', allowed)}`]),
    ...(fitsOn === 0 && allowed !== 0
      ? [
          `needs ${amount(ncpus, memory)}, and the largest free block is ${amount(largestFree.threads, largestFree.memory)} (memory is an estimate)`,
        ]
      : []),
    ...(fitsOn > 0 && to === null ? ['fits alone, but not beside the others'] : []),
    ...(platform
      ? [`needs the platform ${platformName(platform)}: the platforms of sleds are not in the API`]
      : []),
    ...unknownOf(instance, release),
  ]
}

const howOf = ({ isOwn, siloName }: LeavingInstance, may: boolean | undefined): string => {
  if (!isOwn) return `Stop and start: by silo ${siloName}`
  if (may === undefined) return 'Stop and start: by you, if your role allows it'
  return may ? 'Stop and start: you can' : 'Stop and start: by collaborators of the project'
}

const afterwardsOf = ({ isOwn, instance }: LeavingInstance, isBound: boolean) => {
  if (!isOwn || !instance) return undefined
  if (instance.autoRestartPolicy === 'never') return 'Stays failed'
  return isBound ? 'Restarts when the sled is back' : 'Restarts elsewhere'
}

const isBoundBy = ({ localDisks = [] }: LeavingInstance) => localDisks.length > 0

/** The check of what has been read; undefined if the instances here or all other sleds are unknown. */
export const answerOf = (
  facts: DrainFacts,
  keepFree: number,
  release: Release,
  mayChange: MayChange,
): DrainAnswer | undefined => {
  const { leaving, targets, groups } = facts
  if (!leaving || !facts.isAnySledKnown) return undefined
  const fit = fitOf({
    leaving: leaving.map(each => ({
      id: each.id,
      ncpus: each.ncpus,
      memory: each.memory,
      isBound: isBoundBy(each),
    })),
    sleds: targets,
    groups,
    keepFree,
  })
  const rows = leaving.map((instance, at): DrainRow => {
    const row = fit.rows[at]!
    const may = instance.isOwn ? mayChange(instance.projectName) : false
    const place = { project: instance.projectName, instance: instance.name }
    return {
      ...instance,
      ...(instance.isOwn && instance.instance && { href: projectPaths.instance(place) }),
      fitsOn: row.fitsOn,
      isPlaced: row.to !== null,
      isBound: row.isBound,
      how: row.isBound ? 'Stop, and detach the local disk' : howOf(instance, may),
      isMovable: instance.isOwn && may !== false && !row.isBound,
      why: whyOf(instance, row, fit, release),
      afterwards: afterwardsOf(instance, row.isBound),
    }
  })
  const names = [...new Set(leaving.map(({ siloName }) => siloName))].toSorted()
  return {
    tone: leaving.length === 0 ? 'success' : toneOf(facts, fit),
    verdict: verdictOf(facts, fit),
    fit,
    rows,
    silos: names.map(name => ({
      name,
      count: leaving.filter(({ siloName }) => siloName === name).length,
    })),
  }
}

const serials = (sleds: DrainFacts['closed']): string =>
  commaSeries(
    sleds.map(({ baseboard }) => baseboard.serial),
    'and',
  )

/** The physical disks of the sled by form factor and policy: `5 U.2 in service`. */
const diskWords = (disks: DrainFacts['disks']): readonly string[] => {
  const kinds = disks.map(
    ({ formFactor, policy, state }) =>
      `${formFactor === 'u2' ? 'U.2' : 'M.2'} ${policy.kind === 'in_service' && state === 'active' ? 'in service' : 'expunged'}`,
  )
  return [...new Set(kinds)]
    .toSorted()
    .map(kind => `${formatNumber(kinds.filter(each => each === kind).length)} ${kind}`)
}

const isUpdating = (status: Partial<UpdateStatus> | undefined): boolean => {
  const { targetRelease, componentsByReleaseVersion: components = {} } = status ?? {}
  const total = sum(Object.values(components))
  return targetRelease ? (components[targetRelease.version] ?? 0) < total : false
}

/** What to know before the sled is emptied, in sentences. */
export const noticesOf = (facts: DrainFacts): readonly string[] => {
  const { closed, outOfService, disks, update } = facts
  return [
    ...(disks.length > 0
      ? [`Physical disks of this sled: ${commaSeries(diskWords(disks), 'and')}.`]
      : []),
    ...(isUpdating(update) ? ['A system update is under way. It restarts sleds too.'] : []),
    ...(closed.length > 0 ? [`Not provisionable as well: ${serials(closed)}.`] : []),
    ...(outOfService.length > 0
      ? [
          `Out of service: ${serials(outOfService)}. Distributed disks may have copies there: do not switch off this sled as well.`,
        ]
      : []),
  ]
}

/** What the check cannot see. */
export const BLIND_SPOTS: readonly string[] = [
  'Memory is an estimate: instances are taken to have 84% of the usable memory of a sled.',
  'The rack picks sleds at random, so it may pack instances worse than this check.',
  'A distributed disk has three copies, usually on three sleds. The API shows neither where they are nor whether they are whole.',
  'There is no live migration: an instance leaves when it is stopped and started. A reboot keeps it on its sled.',
  'If the sled goes off without being emptied, its instances fail. Those that restart automatically start elsewhere, the others stay failed.',
  'Only support can expunge a sled. Its instances then fail in the same way, distributed disks are rebuilt from their copies, and local disks are lost.',
]

/** What a check assumes of the other sleds, in a sentence; empty if it assumes nothing. */
export const assumptionsText = (without: readonly string[], keepFree: number): string => {
  const parts = [
    ...(without.length > 0
      ? [
          `nothing is placed on ${without.length === 1 ? '' : 'the sleds '}${commaSeries(without, 'and')}`,
        ]
      : []),
    ...(keepFree > 0 ? [`${formatNumber(keepFree)}% of each other sled stays free`] : []),
  ]
  return parts.length > 0 ? `This assumes that ${parts.join(' and that ')}.` : ''
}

interface AnswerContext {
  release: string
  /** In ISO 8601. */
  asOf: string
  /** In a sentence; empty if there are none. */
  assumptions: string
}

/** The answer as a text, for a ticket. */
export const answerText = (
  { sled, unread, outdated, closed }: DrainFacts,
  { verdict, rows }: DrainAnswer,
  notices: readonly string[],
  { release, asOf, assumptions }: AnswerContext,
): string =>
  [
    `Drain check of sled ${sled?.baseboard.serial ?? ''} (${sled?.id ?? ''})`,
    `${verdict}.`,
    ...(assumptions === '' ? [] : [assumptions]),
    `As of ${asOf}, release ${release}`,
    '',
    ...rows.map(row =>
      [
        `- ${row.siloName} / ${row.projectName} / ${row.name} (${row.id}): ${row.state}, ${amount(row.ncpus, row.memory)}`,
        row.isBound ? 'stays' : `fits on ${sledsText(row)}`,
        row.how,
        ...row.why,
      ].join('; '),
    ),
    '',
    ...notices,
    ...unread.map(({ what, reason }) => `Could not look at ${what}: ${reason}`),
    ...outdated.map(
      ({ what, reason, at }) =>
        `Could not refresh ${what}, as of ${new Date(at).toISOString()}: ${reason}`,
    ),
    ...(closed.length > 0 || rows.length > 0 ? BLIND_SPOTS : []),
  ].join('\n')
