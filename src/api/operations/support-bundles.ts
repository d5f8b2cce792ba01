import type { PageById } from '@/api/core/arguments'
import type { Bytes, NoArgs, Nothing } from '@/api/core/operation'
import { mutation, query } from '@/api/core/operation'
import type { SupportBundleInfo, SupportBundleInfoResultsPage } from '@/api/schema/support-bundles'

export const supportBundles = {
  supportBundleList: query<{ query?: PageById }, SupportBundleInfoResultsPage>(
    'GET',
    '/experimental/v1/system/support-bundles',
  ),
  supportBundleCreate: mutation<NoArgs, SupportBundleInfo>(
    'POST',
    '/experimental/v1/system/support-bundles',
  ),
  supportBundleView: query<{ path: { supportBundle: string } }, SupportBundleInfo>(
    'GET',
    '/experimental/v1/system/support-bundles/{supportBundle}',
  ),
  supportBundleDelete: mutation<{ path: { supportBundle: string } }, Nothing>(
    'DELETE',
    '/experimental/v1/system/support-bundles/{supportBundle}',
  ),
  supportBundleDownload: query<{ path: { supportBundle: string } }, Bytes>(
    'GET',
    '/experimental/v1/system/support-bundles/{supportBundle}/download',
    { receive: 'bytes' },
  ),
  supportBundleHead: query<{ path: { supportBundle: string } }, Record<string, string>>(
    'HEAD',
    '/experimental/v1/system/support-bundles/{supportBundle}/download',
    { receive: 'headers' },
  ),
  supportBundleDownloadFile: query<{ path: { file: string; supportBundle: string } }, Bytes>(
    'GET',
    '/experimental/v1/system/support-bundles/{supportBundle}/download/{file}',
    { receive: 'bytes' },
  ),
  supportBundleHeadFile: query<
    { path: { file: string; supportBundle: string } },
    Record<string, string>
  >('HEAD', '/experimental/v1/system/support-bundles/{supportBundle}/download/{file}', {
    receive: 'headers',
  }),
  supportBundleIndex: query<{ path: { supportBundle: string } }, string>(
    'GET',
    '/experimental/v1/system/support-bundles/{supportBundle}/index',
    { receive: 'text' },
  ),
}
