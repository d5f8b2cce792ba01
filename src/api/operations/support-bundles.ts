import { itemsOf, list, oneBy, tag } from '@/api/core/tags'
import type { Entries } from './entry'

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
  supportBundleDelete: { invalidates: () => [list('supportBundle')] },
  supportBundleDownload: { receive: 'bytes' },
  /** Size and type only. */
  supportBundleHead: { kind: 'query', receive: 'headers' },
  supportBundleDownloadFile: { receive: 'bytes' },
  /** Size and type only. */
  supportBundleHeadFile: { kind: 'query', receive: 'headers' },
  /** File names, one per line. */
  supportBundleIndex: { receive: 'text' },
} satisfies Entries
