import type { PageDocs } from '@/views/shared/docs/guides'

export const bgpDocs: PageDocs = {
  heading: 'BGP',
  summary:
    'The switches exchange routes with neighboring routers. A configuration has the number of the rack’s autonomous system, and names the announce set: the networks that are announced to neighbors. Its peers are in the settings of the switch ports.',
  links: [],
}
