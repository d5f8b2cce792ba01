import { bfd } from './bfd'
import { bgp } from './bgp'
import { hardware } from './hardware'
import { identityProviders } from './identity-providers'
import { silos } from './silos'
import { sleds } from './sleds'
import { supportBundles } from './support-bundles'
import { systemIpPools } from './system-ip-pools'

/** The operations that only the operator’s screens call. They come with their routes. */
export const systemOperations = {
  ...bfd,
  ...bgp,
  ...hardware,
  ...identityProviders,
  ...silos,
  ...sleds,
  ...supportBundles,
  ...systemIpPools,
}
