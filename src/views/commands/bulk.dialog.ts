import { watchRoleChanges } from '@/store/access/change.saga'
import { watchBulkPlan } from '@/store/bulk/run.saga'
import { watchSnapshots } from '@/store/project/disks/snapshot.saga'
import { watchRuleWrites } from '@/store/project/firewall-rules/change.saga'
import { watchInstanceUpdates } from '@/store/project/instance/update.saga'
import { watchPartialUpdates } from '@/store/project/partial-updates'

/** The workflows of actions that are not single commands: a restored plan may be over any screen. */
const sagas = [
  watchBulkPlan,
  watchInstanceUpdates,
  watchPartialUpdates,
  watchRoleChanges,
  watchRuleWrites,
  watchSnapshots,
]

export { sagas }
export { bulkForm as form } from '@/store/bulk/bulk.form'
export { machines } from '@/store/bulk/run.saga'
export { BulkChip as Chip } from './BulkChip'
export { BulkDialog as View } from './BulkDialog'
