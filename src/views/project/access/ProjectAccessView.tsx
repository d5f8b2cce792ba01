import { AccessView } from '@/views/shared/access/AccessView'
import { useRoute } from '@/views/shell/route-context'
import { projectAccessDocs } from './docs'

/** Who has which role on a project, those included that come from the silo. */
export function ProjectAccessView() {
  const { project } = useRoute().params
  return (
    <AccessView
      project={project}
      docs={projectAccessDocs}
      emptyBody="Give permission to view, edit or administer the project."
    />
  )
}
