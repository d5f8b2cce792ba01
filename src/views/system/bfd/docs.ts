import type { PageDocs } from '@/views/shared/docs/guides'

export const bfdDocs: PageDocs = {
  heading: 'BFD',
  summary:
    'A switch and its peer send each other packets many times a second. If these stop, the peer counts as lost at once, and traffic takes another route.',
  links: [],
}
