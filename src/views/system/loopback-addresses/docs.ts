import type { PageDocs } from '@/views/shared/docs/guides'

export const loopbackAddressDocs: PageDocs = {
  heading: 'loopback addresses',
  summary:
    'Addresses of a switch that stay reachable through any of its ports. Several switches may share an anycast address.',
  links: [],
}
