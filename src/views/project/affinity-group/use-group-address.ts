import { projectPaths } from '@/store/project/paths'
import { groupOfParams, type GroupAddress } from '@/store/project/affinity-kinds'
import { useParams } from '@/views/shell/route-context'

/** The group of the page, from the parameters of its address. */
export const useGroupAddress = (): GroupAddress => groupOfParams(useParams(projectPaths.project))
