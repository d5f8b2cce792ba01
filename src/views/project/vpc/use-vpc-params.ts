import { projectPaths } from '@/store/project/paths'
import { useParams } from '@/views/shell/route-context'

export interface VpcParams {
  project: string
  /** Name, or id. */
  vpc: string
}

/** Which VPC the page is about, by what its address says. */
export const useVpcParams = (): VpcParams => {
  const { project, vpc } = useParams(projectPaths.vpc)
  return { project, vpc }
}
