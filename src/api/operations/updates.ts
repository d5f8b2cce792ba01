import { itemsOf, list, oneBy } from '@/api/core/tags'
import type { Entries } from './entry'

/** An upload of a repository of up to 4 GiB may take this long. */
const UPLOAD_TIMEOUT_MS = 4 * 60 * 60 * 1000

/** The release that the system should run, and the repositories that contain releases. */
export const updates = {
  targetReleaseUpdate: { invalidates: () => [list('updateStatus')] },
  systemUpdateRecoveryFinish: { invalidates: () => [list('updateStatus')] },
  systemUpdateRepositoryList: { provides: () => [list('updateRepository')] },
  systemUpdateRepositoryUpload: {
    timeoutMs: UPLOAD_TIMEOUT_MS,
    invalidates: () => [list('updateRepository')],
  },
  systemUpdateRepositoryView: { provides: () => [list('updateRepository')] },
  systemUpdateTrustRootList: { provides: itemsOf('trustRoot') },
  systemUpdateTrustRootCreate: { invalidates: () => [list('trustRoot')] },
  systemUpdateTrustRootView: { provides: oneBy('trustRoot', 'trustRootId') },
  systemUpdateTrustRootDelete: { invalidates: () => [list('trustRoot')] },
} satisfies Entries
