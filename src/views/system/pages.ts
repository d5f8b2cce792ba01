import { watchAcknowledged } from '@/store/system/issues/acknowledge.saga'
import { alertingPages } from './alerting-pages'
import { bfdPages } from './bfd-pages'
import { bgpPages } from './bgp-pages'
import { inventoryPages } from './inventory-pages'
import { ipPoolPages } from './ip-pool-pages'
import { lotPages } from './lot-pages'
import { overviewPages } from './overview-pages'
import { portSettingsPages } from './port-settings-pages'
import { siloPages } from './silo-pages'
import { subnetPoolPages } from './subnet-pool-pages'
import { supportBundlePages } from './support-bundle-pages'
import { switchPortPages } from './switch-port-pages'
import { updatePages } from './update-pages'

export { systemOperations as operations } from '@/store/system/operations'
export { systemDialogs as dialogs } from './dialogs'

/** The badge in the sidebar of every page depends on them. */
export const sagas = [watchAcknowledged]

export const routes = [
  ...siloPages,
  ...overviewPages,
  ...inventoryPages,
  ...ipPoolPages,
  ...lotPages,
  ...bgpPages,
  ...bfdPages,
  ...subnetPoolPages,
  ...alertingPages,
  ...supportBundlePages,
  ...updatePages,
  ...switchPortPages,
  ...portSettingsPages,
]
