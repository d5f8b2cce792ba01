import { projectPaths } from '@/store/project/paths'
import { useParams } from '@/views/shell/route-context'

export interface InstanceParams {
  project: string
  /** Name, or id. */
  instance: string
}

/** Which instance the page is about, by what its address says. */
export const useInstanceParams = (): InstanceParams => {
  const { project, instance } = useParams(projectPaths.instance)
  return { project, instance }
}
