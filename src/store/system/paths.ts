import { definePath } from '@/store/routing/path'

/** The addresses of the operator's pages. */
export const systemPaths = {
  silos: definePath('/system/silos'),
  siloCreate: definePath('/system/silos-new'),
  silo: definePath('/system/silos/:silo'),
  utilization: definePath('/system/utilization'),
  inventory: definePath('/system/inventory'),
  sleds: definePath('/system/inventory/sleds'),
  networking: definePath('/system/networking'),
  ipPools: definePath('/system/networking/ip-pools'),
  ipPoolCreate: definePath('/system/networking/ip-pools-new'),
  ipPool: definePath('/system/networking/ip-pools/:pool'),
}
