import type { PageById } from '@/api/core/arguments'
import type { Bytes, NoArgs, EmptyBody } from '@/api/core/operation'
import { mutation, query } from '@/api/core/operation'
import { items, list, one } from '@/api/core/tags'
import type { SupportBundleInfo, SupportBundleInfoResultsPage } from '@/api/generated/types'

/** Collected logs and state. Contents come as bytes and are not kept up to date. */
export const supportBundles = {
  supportBundleList: query<{ query?: PageById }, SupportBundleInfoResultsPage>(
    'GET',
    '/experimental/v1/system/support-bundles',
    { isLoggable: true, provides: page => items('supportBundle', page.items) },
  ),
  /** Starts `collecting`. */
  supportBundleCreate: mutation<NoArgs, SupportBundleInfo>(
    'POST',
    '/experimental/v1/system/support-bundles',
    { isLoggable: true, isBodyLoggable: true, invalidates: () => [list('supportBundle')] },
  ),
  supportBundleView: query<{ path: { supportBundle: string } }, SupportBundleInfo>(
    'GET',
    '/experimental/v1/system/support-bundles/{supportBundle}',
    {
      isLoggable: true,
      provides: (bundle, { path }) => one('supportBundle', path.supportBundle, bundle),
    },
  ),
  /** The bundle is `destroying` for a while, then gone. */
  supportBundleDelete: mutation<{ path: { supportBundle: string } }, EmptyBody>(
    'DELETE',
    '/experimental/v1/system/support-bundles/{supportBundle}',
    { isLoggable: true, isBodyLoggable: true, invalidates: () => [list('supportBundle')] },
  ),
  supportBundleDownload: query<{ path: { supportBundle: string } }, Bytes>(
    'GET',
    '/experimental/v1/system/support-bundles/{supportBundle}/download',
    { isLoggable: false, receive: 'bytes' },
  ),
  /** Size and type only. */
  supportBundleHead: query<{ path: { supportBundle: string } }, Record<string, string>>(
    'HEAD',
    '/experimental/v1/system/support-bundles/{supportBundle}/download',
    { isLoggable: true, receive: 'headers' },
  ),
  supportBundleDownloadFile: query<{ path: { file: string; supportBundle: string } }, Bytes>(
    'GET',
    '/experimental/v1/system/support-bundles/{supportBundle}/download/{file}',
    { isLoggable: false, receive: 'bytes' },
  ),
  /** Size and type only. */
  supportBundleHeadFile: query<
    { path: { file: string; supportBundle: string } },
    Record<string, string>
  >('HEAD', '/experimental/v1/system/support-bundles/{supportBundle}/download/{file}', {
    isLoggable: true,
    receive: 'headers',
  }),
  /** File names, one per line. */
  supportBundleIndex: query<{ path: { supportBundle: string } }, string>(
    'GET',
    '/experimental/v1/system/support-bundles/{supportBundle}/index',
    { isLoggable: false, receive: 'text' },
  ),
}
