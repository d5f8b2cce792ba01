import { Skeleton } from '@/ui/Skeleton/Skeleton'

/** Stands where a row's extra data is still on its way. */
export function LoadingCell() {
  return <Skeleton width="6rem" />
}
