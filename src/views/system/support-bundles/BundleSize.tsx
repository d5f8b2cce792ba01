import { selectEntry } from '@/api/core/api'
import { useAppSelector, useQueries } from '@/store/setup/hooks'
import { bundleSizeQuery } from '@/store/system/support-bundles/queries'
import { LoadingCell } from '@/ui/Cells/LoadingCell'
import { SizeCell } from '@/ui/Cells/SizeCell'
import { UnknownCell } from '@/ui/Cells/UnknownCell'

/** The size of an active bundle. Loads after the page. */
export function BundleSize({ bundleId }: { bundleId: string }) {
  const query = bundleSizeQuery({ bundleId })
  useQueries([query])
  const { data, error } = useAppSelector(state => selectEntry(state, query)) ?? {}
  if (data) return <SizeCell bytes={data.size} />
  return error ? <UnknownCell reason={error.cause ?? error.message} /> : <LoadingCell />
}
