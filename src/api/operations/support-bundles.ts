import { itemsOf, list, oneBy, tag } from '@/api/core/tags'
import type { Entries } from './entry'

/** A bundle of many gigabytes may take this long. */
const DOWNLOAD_TIMEOUT_MS = 24 * 60 * 60 * 1000

/** Collected logs and state. Contents are read as bytes and never invalidated. */
export const supportBundles = {
  supportBundleList: { provides: itemsOf('supportBundle') },
  /** Starts `collecting`. */
  supportBundleCreate: { invalidates: () => [list('supportBundle')] },
  supportBundleView: {
    provides: oneBy('supportBundle', 'bundleId'),
  },
  supportBundleUpdate: {
    invalidates: (_bundle, { path }) => [
      list('supportBundle'),
      tag('supportBundle', path.bundleId),
    ],
  },
  /** The bundle is `destroying` for a while before it disappears. */
  supportBundleDelete: {
    invalidates: (_empty, { path }) => [list('supportBundle'), tag('supportBundle', path.bundleId)],
  },
  supportBundleDownload: { receive: 'bytes', timeoutMs: DOWNLOAD_TIMEOUT_MS },
  supportBundleHead: { kind: 'query', receive: 'size' },
  supportBundleDownloadFile: { receive: 'bytes' },
  supportBundleHeadFile: { kind: 'query', receive: 'size' },
  /** File names, one per line. */
  supportBundleIndex: { receive: 'bytes' },
} satisfies Entries
