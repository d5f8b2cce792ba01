import { items, list, one } from '@/api/core/tags'
import type { Entries } from './entry'

/** Collected logs and state. Contents come as bytes and are not kept up to date. */
export const supportBundles = {
  supportBundleList: { provides: page => items('supportBundle', page.items) },
  /** Starts `collecting`. */
  supportBundleCreate: { invalidates: () => [list('supportBundle')] },
  supportBundleView: {
    provides: (bundle, { path }) => one('supportBundle', path.supportBundle, bundle),
  },
  /** The bundle is `destroying` for a while, then gone. */
  supportBundleDelete: { invalidates: () => [list('supportBundle')] },
  supportBundleDownload: { receive: 'bytes' },
  /** Size and type only. */
  supportBundleHead: {},
  supportBundleDownloadFile: { receive: 'bytes' },
  /** Size and type only. */
  supportBundleHeadFile: {},
  /** File names, one per line. */
  supportBundleIndex: { receive: 'text' },
} satisfies Entries
