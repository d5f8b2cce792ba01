import { selectFailure } from '@/store/queries/failure'
import { useAppSelector, useQueries } from '@/store/setup/hooks'
import { selectBundleSize } from '@/store/system/support-bundles/contents'
import { bundleSizeQuery } from '@/store/system/support-bundles/queries'
import { LoadingCell } from '@/ui/Cells/EmptyCell'
import { SizeCell } from '@/ui/Cells/Cells'
import { Unknown } from '@/views/shared/unknown/Known'

/** The size of an active bundle. Loads after the page. */
export function BundleSize({ bundleId }: { bundleId: string }) {
  const query = bundleSizeQuery({ bundleId })
  useQueries([query])
  const size = useAppSelector(state => selectBundleSize(state, { bundleId }))
  const failure = useAppSelector(state => selectFailure(state, query))
  if (size !== undefined) return <SizeCell bytes={size} />
  return failure === undefined ? <LoadingCell /> : <Unknown queries={[query]} />
}
