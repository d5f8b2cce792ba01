import type { PageDocs } from '@/views/shared/docs/guides'

export const portSettingsDocs: PageDocs = {
  heading: 'port settings',
  summary:
    'What a switch port does: its links, addresses, routes and BGP peers. Changed settings are applied at once to every port that uses them.',
  links: [],
}
