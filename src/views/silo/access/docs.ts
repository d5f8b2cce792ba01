import { guide, type PageDocs } from '@/views/shared/docs/guides'

export const siloAccessDocs: PageDocs = {
  heading: 'access',
  summary:
    'Roles determine who can view, edit or administer the silo and its projects. Of a role on the silo and one on a project, the stronger one applies.',
  links: [
    guide('Key Concepts', 'key-entities-and-concepts#iam-policy'),
    guide('Access Control', 'configuring-access'),
  ],
}
