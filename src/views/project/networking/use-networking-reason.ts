import type { RichText } from '@/lib/rich-text'
import { selectReasonNotNetworking, selectRoleQueries } from '@/store/project/networking'
import { projectPaths } from '@/store/project/paths'
import { useAppSelector, useQueries } from '@/store/setup/hooks'
import { useParams } from '@/views/shell/route-context'

/** Why the user cannot change the networks of the project on the screen, as far as is known. */
export const useNetworkingReason = (): RichText | undefined => {
  const params = useParams(projectPaths.project)
  useQueries(useAppSelector(state => selectRoleQueries(state, params)))
  return useAppSelector(state => selectReasonNotNetworking(state, params))
}
