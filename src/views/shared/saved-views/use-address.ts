import { useMemo } from 'react'
import { withViews } from '@/store/lists/view'
import { useAppSelector } from '@/store/setup/hooks'
import { useRoute } from '@/views/shell/route-context'

/** The address of the screen, with how its lists look now: typing reaches it after a pause. */
export const useAddress = (): { path: string; search: string } => {
  const { path, search } = useRoute()
  const views = useAppSelector(state => state.lists.views)
  return useMemo(() => ({ path, search: withViews(search, views) }), [path, search, views])
}
