import { bfd } from './bfd'
import { bgp } from './bgp'
import { hardware } from './hardware'
import { identityProviders } from './identity-providers'
import { silos } from './silos'
import { sleds } from './sleds'
import { supportBundles } from './support-bundles'
import { systemIpPools } from './system-ip-pools'

/** What only the operator’s screens call. */
export const systemEntries = {
  ...bfd,
  ...bgp,
  ...hardware,
  ...identityProviders,
  ...silos,
  ...sleds,
  ...supportBundles,
  ...systemIpPools,
}
