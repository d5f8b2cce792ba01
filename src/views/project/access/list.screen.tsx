import { selectAccessActions } from '@/store/access/access'
import { watchRoleChanges } from '@/store/access/change.saga'
import { projectPaths } from '@/store/project/paths'
import { AccessView } from '@/views/shared/access/AccessView'
import { projectColumns as columns } from '@/views/shared/access/columns'
import { guide, type PageDocs } from '@/views/shared/docs/guides'
import { useParams } from '@/views/shell/route-context'

const docs: PageDocs = {
  heading: 'access',
  summary:
    'Roles determine who can view, edit or administer this project. Roles on the silo apply here, too.',
  links: [
    guide('Key Concepts', 'key-entities-and-concepts#iam-policy'),
    guide('Access Control', 'configuring-access'),
  ],
}

/** Who has which role on a project, including roles inherited from the silo. */
function ProjectAccessView() {
  const { project } = useParams(projectPaths.project)
  return (
    <AccessView
      project={project}
      docs={docs}
      emptyBody="Give permission to view, edit or administer the project."
    />
  )
}

const sagas = [watchRoleChanges]

export { columns, docs, selectAccessActions as actions, sagas, ProjectAccessView as View }
