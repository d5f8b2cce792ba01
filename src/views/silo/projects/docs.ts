import { guide, type PageDocs } from '@/views/shared/docs/guides'

export const projectDocs: PageDocs = {
  heading: 'projects',
  summary: 'Projects hold instances, disks, VPCs and all else that belongs together.',
  links: [
    guide('Key Concepts', 'key-entities-and-concepts#_projects'),
    guide('Projects', 'onboarding-projects'),
  ],
}
