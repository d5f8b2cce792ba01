import type { PageDocs } from '@/views/shared/docs/guides'

export const addressLotDocs: PageDocs = {
  heading: 'address lots',
  summary:
    'Blocks of addresses that are kept for the rack itself: for its switches, or for what they announce to their peers by BGP. Blocks cannot be changed later.',
  links: [],
}
