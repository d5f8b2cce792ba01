import { PROJECT } from './screen'

export const LONG_NAME = 'a-name-as-long-as-names-may-be-which-is-sixty-three-characters1'

/** The demo's pages with the longest names and values, and the most content. */
export const FULL_PAGES: readonly string[] = [
  '/projects/rock-garden/instances',
  `/projects/rock-garden/instances/${LONG_NAME}/storage`,
  `${PROJECT}/instances-new`,
  '/projects/rock-garden/snapshots',
  '/projects/rock-garden/images',
  '/projects/rock-garden/vpcs',
  '/projects/rock-garden/vpcs/strata/firewall-rules',
  '/projects/rock-garden/vpcs/strata/firewall-rules/every-target/edit',
  '/projects/rock-garden/vpcs/strata/topology?view=list',
  '/projects/rock-garden/affinity',
  '/projects/rock-garden/affinity/scattered',
  `${PROJECT}/instances/you-fail/settings`,
  `${PROJECT}/instances/db1/networking`,
  '/projects/rock-garden/vpcs/strata/topology',
]
