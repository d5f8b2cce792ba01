import { addressLots } from './address-lots'
import { alerts } from './alerts'
import { allowList } from './allow-list'
import { auditLog } from './audit-log'
import { bfd } from './bfd'
import { bgp } from './bgp'
import { certificates } from './certificates'
import { hardware } from './hardware'
import { identityProviders } from './identity-providers'
import { networkingSettings } from './networking-settings'
import { scimTokens } from './scim-tokens'
import { silos } from './silos'
import { sleds } from './sleds'
import { subnetPools } from './subnet-pools'
import { supportBundles } from './support-bundles'
import { switchPortSettings } from './switch-port-settings'
import { switchPorts } from './switch-ports'
import { systemIpPools } from './system-ip-pools'
import { updates } from './updates'

/** Operations that only the screens of operators and silo administrators call. */
export const systemEntries = {
  ...addressLots,
  ...alerts,
  ...allowList,
  ...auditLog,
  ...bfd,
  ...bgp,
  ...certificates,
  ...hardware,
  ...identityProviders,
  ...networkingSettings,
  ...scimTokens,
  ...silos,
  ...sleds,
  ...subnetPools,
  ...supportBundles,
  ...switchPortSettings,
  ...switchPorts,
  ...systemIpPools,
  ...updates,
}
