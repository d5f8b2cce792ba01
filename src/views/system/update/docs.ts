import { guide, type PageDocs } from '@/views/shared/docs/guides'

export const updateDocs: PageDocs = {
  heading: 'system update',
  summary:
    'The rack updates itself to the release that is set as its target, one component at a time.',
  links: [guide('System Update', 'operator/system-update')],
}
