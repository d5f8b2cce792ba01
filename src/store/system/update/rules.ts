import type { UpdateStatus } from '@/api/generated/types'
import { supports, type Release } from '@/api/releases/ladder'
import { rich, type RichText } from '@/lib/rich-text'
import { relativeTime, toMillis } from '@/lib/time'
import { compareVersions, majorOf } from '@/lib/version'

/** The status as racks tell it: before release 17 only the target, and its generation. */
export type KnownStatus = Pick<UpdateStatus, 'targetRelease' | 'suspended'> &
  Partial<UpdateStatus> & { generation?: number }

export interface Progress {
  /** How many components run the target release. */
  updated: number
  total: number
  /** Rounded down, so that it is 100 only at the end. */
  percent: number
}

/** How far the update to the target release is; null if there is none. */
export const progressOf = ({
  targetRelease,
  componentsByReleaseVersion = {},
}: KnownStatus): Progress | null => {
  const total = Object.values(componentsByReleaseVersion).reduce((sum, count) => sum + count, 0)
  if (!targetRelease || total === 0) return null
  const updated = componentsByReleaseVersion[targetRelease.version] ?? 0
  return { updated, total, percent: Math.floor((100 * updated) / total) }
}

/** Whether components are still to follow. */
export const isProgressing = (progress: Progress | null): boolean =>
  progress !== null && progress.updated < progress.total

const AS_INSTALLED = 'install dataset'
const UNKNOWN = 'unknown'

const LABELS: Readonly<Record<string, string>> = {
  [AS_INSTALLED]: 'As installed',
  [UNKNOWN]: 'Unknown',
}

const LAST = [AS_INSTALLED, UNKNOWN]

export interface ComponentsRow {
  key: string
  label: string
  count: number
  /** Of all components. */
  percent: number
  isTarget: boolean
  /** Whether their software is of no repository that was ever uploaded. */
  isUnknown: boolean
}

/** The components by what they run: the target release, then the others, the newest first. */
export const componentRows = ({
  targetRelease,
  componentsByReleaseVersion: components = {},
}: KnownStatus): ComponentsRow[] => {
  const target = targetRelease?.version
  const total = Object.values(components).reduce((sum, count) => sum + count, 0)
  const rank = (key: string) => (key === target ? -1 : LAST.indexOf(key) + 1)
  return Object.entries(components)
    .toSorted(([a], [b]) =>
      rank(a) === rank(b) && rank(a) === 0 ? compareVersions(b, a) : rank(a) - rank(b),
    )
    .map(([key, count]) => ({
      key,
      label: LABELS[key] ?? key,
      count,
      percent: Math.floor((100 * count) / total),
      isTarget: key === target,
      isUnknown: key === UNKNOWN,
    }))
}

/** Why a release cannot be set as the target, as far as the console can know; undefined if it can. */
export const targetReason = (
  version: string,
  { targetRelease, suspended }: KnownStatus,
  release: Release,
): RichText | undefined => {
  if (!targetRelease) return undefined
  const { version: target } = targetRelease
  const order = compareVersions(version, target)
  if (order < 0) return rich`It is older than the target release, ${target}`
  if (supports(release, 'updateRecovery')) {
    if (order === 0) return rich`It is the target release already`
    if (suspended) return rich`The update is suspended: finish the recovery first`
    if (majorOf(version) > majorOf(target) + 1)
      return rich`Releases cannot be skipped: it is more than one after ${target}`
    return undefined
  }
  // Before release 19, setting it again ends the suspension.
  return order === 0 && !suspended ? rich`It is the target release already` : undefined
}

const MINUTE = 60_000
const FAST = 20_000
const SLOW = 120_000
/** Without a planned step for this long, an update seems to be stuck. */
const LONG = 30 * MINUTE

const isRecent = (time: string | undefined, now: number): boolean =>
  time !== undefined && now - toMillis(time) < LONG

/** How often to read the status, in milliseconds. */
export const pollInterval = (status: KnownStatus, now: number): number =>
  isProgressing(progressOf(status)) ||
  isRecent(status.targetRelease?.timeRequested, now) ||
  isRecent(status.timeLastStepPlanned, now)
    ? FAST
    : SLOW

export interface UpdateNotice {
  id: string
  tone: 'danger' | 'notice' | 'success'
  title: string
  text?: string
  isForSupport?: boolean
}

/** What support should look at before a target is set, if anything. */
export const supportNotice = ({ contactSupport }: KnownStatus): UpdateNotice[] =>
  contactSupport
    ? [
        {
          id: 'support',
          tone: 'danger',
          title: 'Oxide support should look at this first',
          text: 'The system has found problems that support knows about. Do not set a target release before they are solved.',
          isForSupport: true,
        },
      ]
    : []

/** What the operator should know of the update, most important first. `now` is when it was read. */
export const updateNotices = (
  status: KnownStatus,
  release: Release,
  now: number,
): UpdateNotice[] => {
  const { suspended, targetRelease, timeLastStepPlanned } = status
  const notices = supportNotice(status)
  const progress = progressOf(status)
  if (suspended) {
    const remedy = supports(release, 'updateRecovery')
      ? 'Finish the recovery when support says so.'
      : 'Upload the repository that was applied and set it as the target release.'
    notices.push({
      id: 'suspended',
      tone: 'notice',
      title: 'The update is suspended',
      text: `Software was changed by hand, so updates are suspended. ${remedy}`,
    })
  }
  if (
    isProgressing(progress) &&
    timeLastStepPlanned !== undefined &&
    !isRecent(timeLastStepPlanned, now)
  )
    notices.push({
      id: 'stuck',
      tone: 'notice',
      title: `Nothing was planned for ${relativeTime(timeLastStepPlanned, now)}`,
      text: 'If it stays like this, contact Oxide support.',
      isForSupport: true,
    })
  if (targetRelease && progress && !isProgressing(progress))
    notices.push({
      id: 'done',
      tone: 'success',
      title: `All components run ${targetRelease.version}`,
    })
  return notices
}
