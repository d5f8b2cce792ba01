import { z } from 'zod'
import { IdSortMode } from '../common'
import { text, uuid } from '../scalars'
import { SupportBundleInfo, SupportBundleInfoResultsPage } from '../support-bundles'
import { sorted } from './facts'

export const supportBundlesCalls = {
  supportBundleList: {
    status: 200,
    query: sorted(IdSortMode, {}, {}),
    result: SupportBundleInfoResultsPage,
  },
  supportBundleCreate: {
    status: 201,
    result: SupportBundleInfo,
  },
  supportBundleView: {
    status: 200,
    path: z.object({ supportBundle: uuid }),
    result: SupportBundleInfo,
  },
  supportBundleDelete: {
    status: 204,
    path: z.object({ supportBundle: uuid }),
  },
  supportBundleDownload: {
    status: 200,
    path: z.object({ supportBundle: uuid }),
  },
  supportBundleHead: {
    status: 200,
    path: z.object({ supportBundle: uuid }),
  },
  supportBundleDownloadFile: {
    status: 200,
    path: z.object({ file: text, supportBundle: uuid }),
  },
  supportBundleHeadFile: {
    status: 200,
    path: z.object({ file: text, supportBundle: uuid }),
  },
  supportBundleIndex: {
    status: 200,
    path: z.object({ supportBundle: uuid }),
  },
}
