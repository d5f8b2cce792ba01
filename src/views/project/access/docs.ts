import { guide, type PageDocs } from '@/views/shared/docs/guides'

export const projectAccessDocs: PageDocs = {
  heading: 'access',
  summary:
    'Roles say who may view, edit or administer this project. Roles on the silo hold here, too.',
  links: [
    guide('Key Concepts', 'key-entities-and-concepts#iam-policy'),
    guide('Access Control', 'configuring-access'),
  ],
}
