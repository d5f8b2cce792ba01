import type { TufRepo, UpdatesTrustRoot } from '@/api/generated/types'
import type { Release } from '@/api/releases/ladder'
import { emphasis, rich, type RichText } from '@/lib/rich-text'
import { confirmWith, deletion, type ActionViewModel } from '@/store/commands/action'
import { requestForm } from '../forms'
import { uploadCancelled } from './events'
import { targetReason, type KnownStatus } from './rules'

/** The actions on a repository. The status is undefined while it is unknown. */
export const repositoryActions = (
  { systemVersion: version }: TufRepo,
  status: KnownStatus | undefined,
  release: Release,
  notAdmin: RichText | undefined,
): ActionViewModel[] => [
  {
    id: 'setTarget',
    label: 'Set as target release',
    event: requestForm('targetRelease', { version }),
    reason: notAdmin ?? (status && targetReason(version, status, release)),
  },
  { id: 'viewJson', label: 'View JSON', event: requestForm('repositoryJson', { version }) },
]

/** The action that opens the upload, or the one under way. */
export const repositoryUploadAction = (reason: RichText | undefined): ActionViewModel => ({
  id: 'uploadRepository',
  label: 'Upload repository',
  event: requestForm('repositoryUpload'),
  reason,
})

/** What can be done with a repository that was just uploaded. */
export const SET_TARGET = 'Set as target release…'

/** The source that links the outcome of cancelling to its confirmation. */
export const CANCEL_SOURCE = 'repositoryUpload/cancel'

/** Asks before the upload of a file with that name is cancelled. */
export const cancelUpload = (name: string) =>
  confirmWith(
    {
      verb: 'Cancel',
      kind: 'upload',
      name,
      text: rich`Are you sure you want to cancel the upload of ${emphasis(name)}?`,
      consequences: rich`The system discards what was sent.`,
      tone: 'danger',
      keepLabel: 'Keep uploading',
    },
    { source: CANCEL_SOURCE, event: uploadCancelled() },
  )

/** The actions on a trust root. */
export const trustRootActions = (
  { id }: UpdatesTrustRoot,
  isLast: boolean,
  notAdmin: RichText | undefined,
): ActionViewModel[] => [
  { id: 'viewJson', label: 'View JSON', event: requestForm('trustRootJson', { trustRoot: id }) },
  deletion(
    {
      id,
      kind: 'trust root',
      name: id,
      reason: notAdmin,
      consequences: isLast
        ? rich`It is the only trust root: until you add another one, no repository can be uploaded. Repositories that were uploaded are kept.`
        : rich`Repositories that are signed only by its keys can no longer be uploaded. Those that were uploaded are kept.`,
    },
    {
      command: { endpoint: 'systemUpdateTrustRootDelete', args: { path: { trustRootId: id } } },
      success: { content: ['Trust root deleted'] },
    },
  ),
]

export const trustRootAddAction = (reason: RichText | undefined): ActionViewModel => ({
  id: 'addTrustRoot',
  label: 'Add trust root',
  event: requestForm('trustRootAdd'),
  reason,
})
