import { selectAccessActions } from '@/store/access/access'
import { watchRoleChanges } from '@/store/access/change.saga'
import { AccessView } from '@/views/shared/access/AccessView'
import { guide, type PageDocs } from '@/views/shared/docs/guides'

const docs: PageDocs = {
  heading: 'access',
  summary:
    'Roles determine who can view, edit or administer the silo and its projects. Of a role on the silo and one on a project, the stronger one applies.',
  links: [
    guide('Key Concepts', 'key-entities-and-concepts#iam-policy'),
    guide('Access Control', 'configuring-access'),
  ],
}

/** Who has which role on the silo. */
function SiloAccessView() {
  return (
    <AccessView docs={docs} emptyBody="Give permission to view, edit or administer the silo." />
  )
}

const sagas = [watchRoleChanges]

export { selectAccessActions as actions, docs, sagas, SiloAccessView as View }
