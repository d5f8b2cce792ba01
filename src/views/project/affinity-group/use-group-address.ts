import { projectPaths } from '@/store/project/paths'
import { groupOfParams, type GroupAddress } from '@/store/project/affinity-kinds'
import { useParams } from '@/views/shell/route-context'

/** Which group the page is about, by what its address says. */
export const useGroupAddress = (): GroupAddress => groupOfParams(useParams(projectPaths.project))
