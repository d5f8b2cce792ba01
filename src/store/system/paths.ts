import { definePath } from '@/store/routing/path'

/** The addresses of the operator's pages. */
export const systemPaths = {
  silos: definePath('/system/silos'),
  siloCreate: definePath('/system/silos-new'),
  silo: definePath('/system/silos/:silo'),
  identityProviderCreate: definePath('/system/silos/:silo/idps-new'),
  identityProvider: definePath('/system/silos/:silo/idps/saml/:provider'),
  utilization: definePath('/system/utilization'),
  inventory: definePath('/system/inventory'),
  sleds: definePath('/system/inventory/sleds'),
  networking: definePath('/system/networking'),
  ipPools: definePath('/system/networking/ip-pools'),
  ipPoolCreate: definePath('/system/networking/ip-pools-new'),
  ipPool: definePath('/system/networking/ip-pools/:pool'),
  ipPoolEdit: definePath('/system/networking/ip-pools/:pool/edit'),
  ipPoolRangeAdd: definePath('/system/networking/ip-pools/:pool/ranges-add'),
}

/** The tab of a page that its address names; the page opens at its first one without. */
export const tabOf = (page: string, tab: string) => `${page}?tab=${tab}`
