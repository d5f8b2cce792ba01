import { itemsOf, list, oneBy } from '@/api/core/tags'
import type { Entries } from './entry'

/** An upload of a repository of up to 4 GiB may take this long. */
const UPLOAD_TIMEOUT_MS = 4 * 60 * 60 * 1000

const STALE = [list('updateStatus'), list('updateRepository')]

/** The release that the system should run, and the repositories that contain releases. */
export const updates = {
  targetReleaseUpdate: { invalidates: () => STALE },
  systemUpdateRecoveryFinish: { invalidates: () => STALE },
  systemUpdateRepositoryList: { provides: () => [list('updateRepository')] },
  systemUpdateRepositoryUpload: {
    timeoutMs: UPLOAD_TIMEOUT_MS,
    invalidates: () => STALE,
  },
  systemUpdateRepositoryView: { provides: () => [list('updateRepository')] },
  systemUpdateTrustRootList: { provides: itemsOf('trustRoot') },
  systemUpdateTrustRootCreate: { send: 'text', invalidates: () => [list('trustRoot')] },
  systemUpdateTrustRootView: { provides: oneBy('trustRoot', 'trustRootId') },
  systemUpdateTrustRootDelete: { invalidates: () => [list('trustRoot')] },
} satisfies Entries
