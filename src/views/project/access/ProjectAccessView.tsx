import { projectPaths } from '@/store/project/paths'
import { AccessView } from '@/views/shared/access/AccessView'
import { useParams } from '@/views/shell/route-context'
import { projectAccessDocs } from './docs'

/** Who has which role on a project, those included that come from the silo. */
export function ProjectAccessView() {
  const { project } = useParams(projectPaths.project)
  return (
    <AccessView
      project={project}
      docs={projectAccessDocs}
      emptyBody="Give permission to view, edit or administer the project."
    />
  )
}
