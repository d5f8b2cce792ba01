import { guide, type PageDocs } from '@/views/shared/docs/guides'

export const routerDocs: PageDocs = {
  heading: 'Routers',
  summary:
    'A router is a collection of routes that say where traffic between VPCs and subnets goes. Those of a custom router come first for the subnets that it is attached to.',
  links: [guide('Custom Routers', 'configuring-guest-networking#_custom_routers')],
}
