import { createSelector } from '@reduxjs/toolkit'
import { pluralize } from '@/lib/text'
import { speedOf, updateSpeedMachine } from '@/machines/update-speed/update-speed.machine'
import type { RootState } from '@/store/setup/state'
import { selectData, selectEntry } from '@/api/core/api'
import type { UpdatesTrustRoot } from '@/api/generated/types'
import type { ActionViewModel } from '@/store/commands/action'
import { type Poll, pollObject } from '@/store/polling/poll'
import { listRows } from '@/store/queries/view-models'
import { selectRelease, selectSupports } from '@/store/release/release'
import { updateStatusQuery } from '@/store/release/queries'
import type { ScreenActionsSelector } from '@/store/routing/route'
import { selectReasonNotAdmin } from '../fleet-role'
import { requestForm } from '../forms'
import { systemPaths } from '../paths'
import {
  repositoryActions,
  repositoryUploadAction,
  trustRootActions,
  trustRootAddAction,
} from './actions'
import { repositoryListQuery, trustRootListQuery } from './queries'
import {
  componentRows,
  isProgressing,
  pollInterval,
  progressOf,
  updateNotices,
  type KnownStatus,
  type UpdateNotice,
} from './rules'

const HOUR = 3_600_000

/** How many components were updated of late; undefined while too little was seen of it. */
const selectSpeedWords = ({ actors: { updateSpeed } }: RootState): string | undefined => {
  if (updateSpeed?.value !== 'telling') return undefined
  const { components, ms } = speedOf(updateSpeed.context)
  const minutes = Math.round(ms / 60_000)
  return `${pluralize('component', components)} in the last ${ms >= HOUR - 60_000 ? 'hour' : `${minutes} minutes`}`
}

/** The machine of the only update, under its name. */
export const machines = { updateSpeed: updateSpeedMachine }

/** The status of the update; undefined until it is read. */
const selectStatus = (state: RootState): KnownStatus | undefined =>
  selectData(state, updateStatusQuery)

/** When the status was read, in milliseconds since the epoch. */
const selectReadAt = (state: RootState) =>
  selectEntry(state, updateStatusQuery)?.fulfilledTimeStamp ?? 0

const HOLD = 60_000

/** When the user last finished a recovery, in milliseconds since the epoch; 0 for never. */
const selectRecoveredAt = ({ commands }: RootState): number =>
  commands.recent.findLast(
    ({ command, state }) => command.endpoint === 'systemUpdateRecoveryFinish' && state === 'done',
  )?.at ?? 0

/** The server cannot tell a version that is wrong from one that is right. */
const recoveryNotices = (
  { suspended }: KnownStatus,
  recoveredAt: number,
  readAt: number,
): UpdateNotice[] =>
  suspended && recoveredAt > 0 && readAt - recoveredAt >= HOLD
    ? [
        {
          id: 'recovery',
          tone: 'notice',
          title: 'The update is still suspended after the recovery',
          text: 'The version that you entered may not be the one that the components run.',
        },
      ]
    : []

/** The status of the update as its tab shows it. */
export const selectUpdate = createSelector(
  [selectStatus, selectReadAt, selectRelease, selectSpeedWords, selectRecoveredAt],
  (status, readAt, release, speed, recoveredAt) =>
    status && {
      ...status,
      readAt,
      speed,
      progress: progressOf(status),
      components: componentRows(status),
      notices: [
        ...updateNotices(status, release, readAt),
        ...recoveryNotices(status, recoveredAt, readAt),
      ],
    },
)

/** How far the update is, in percent; null if none is under way. */
export const selectUpdatePercent = (state: RootState): number | null => {
  const status = selectStatus(state)
  const progress = status ? progressOf(status) : null
  return progress && isProgressing(progress) ? progress.percent : null
}

/** Reads the status more often while something happens. */
export const updatePoll: Poll = pollObject(
  () => updateStatusQuery,
  (status, now) => pollInterval(status, now),
)

const NONE: readonly ActionViewModel[] = []

/** What can be done about the update itself: ending a suspension. */
export const selectUpdateActions = createSelector(
  [
    (state: RootState) =>
      selectStatus(state)?.suspended === true && selectSupports(state, 'updateRecovery'),
    selectReasonNotAdmin,
  ],
  (isOffered, reason): readonly ActionViewModel[] =>
    isOffered
      ? [
          {
            id: 'finishRecovery',
            label: 'Finish recovery…',
            event: requestForm('finishRecovery'),
            reason,
          },
        ]
      : NONE,
)

/** The action that sets the target release: from the list of repositories, if the rack has one. */
export const selectTargetAction = createSelector(
  [(state: RootState) => selectSupports(state, 'systemUpdate'), selectReasonNotAdmin],
  (hasRepositories, reason): ActionViewModel =>
    hasRepositories
      ? { id: 'setTarget', label: 'Set target release', to: systemPaths.updateRepositories() }
      : {
          id: 'setTarget',
          label: 'Set target release',
          event: requestForm('targetRelease', {}),
          reason,
        },
)

export const selectUploadAction = createSelector([selectReasonNotAdmin], repositoryUploadAction)

export const selectTrustRootAddAction = createSelector([selectReasonNotAdmin], trustRootAddAction)

/** The palette actions of the page. */
export const selectUpdatePaletteActions: ScreenActionsSelector<object> = createSelector(
  [
    selectUploadAction,
    selectTargetAction,
    selectUpdateActions,
    selectTrustRootAddAction,
    (state: RootState) => selectSupports(state, 'systemUpdate'),
    (state: RootState) => selectSupports(state, 'trustRoots'),
  ],
  (upload, target, update, trustRoot, hasRepositories, hasTrustRoots) => ({
    group: 'System update',
    actions: [
      ...(hasRepositories ? [upload] : []),
      target,
      ...update,
      ...(hasTrustRoots ? [trustRoot] : []),
    ],
  }),
)

const selectRepositoryContext = createSelector(
  [selectStatus, selectRelease, selectReasonNotAdmin],
  (status, release, notAdmin) => ({ status, release, notAdmin }),
)

/** The repositories on the current page, the newest release first. */
export const selectRepositoryRows = listRows(
  repositoryListQuery,
  (repository, _params, { status, release, notAdmin }) => ({
    id: repository.systemVersion,
    name: repository.systemVersion,
    isTarget: status?.targetRelease?.version === repository.systemVersion,
    actions: repositoryActions(repository, status, release, notAdmin),
  }),
  selectRepositoryContext,
)

/** Whether uploads must fail because nothing is trusted; false until that is known. */
export const selectHasNoTrustRoots = (state: RootState): boolean =>
  selectData(state, trustRootListQuery)?.items.length === 0

const selectTrustContext = createSelector(
  [(state: RootState) => selectData(state, trustRootListQuery)?.items.length, selectReasonNotAdmin],
  (count, notAdmin) => ({ isLast: count === 1, notAdmin }),
)

/** The fields of a root role that the list shows. The API does not say what it contains. */
interface RootRole {
  signed?: { version?: unknown; expires?: unknown; keys?: object }
}

const signedIn = ({ rootRole }: UpdatesTrustRoot) => {
  const { version, expires, keys } = (rootRole as RootRole | null)?.signed ?? {}
  return {
    rootVersion: typeof version === 'number' ? version : null,
    expires: typeof expires === 'string' ? expires : null,
    keyCount: keys ? Object.keys(keys).length : null,
  }
}

/** The trust roots on the current page. */
export const selectTrustRootRows = listRows(
  trustRootListQuery,
  (root, _params, { isLast, notAdmin }) => ({
    ...signedIn(root),
    name: `trust root ${root.id.slice(0, 8)}`,
    actions: trustRootActions(root, isLast, notAdmin),
  }),
  selectTrustContext,
)
