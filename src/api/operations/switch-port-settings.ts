import { itemsOf, list, one } from '@/api/core/tags'
import type { Entries } from './entry'

/** Named sets of port settings. */
export const switchPortSettings = {
  networkingSwitchPortSettingsList: { provides: itemsOf('switchPortSettings') },
  networkingSwitchPortSettingsCreate: {
    invalidates: () => [list('switchPortSettings')],
  },
  networkingSwitchPortSettingsDelete: { invalidates: () => [list('switchPortSettings')] },
  /** `port` is the name or id of the settings. */
  networkingSwitchPortSettingsView: {
    provides: (settings, { path }) => one('switchPortSettings', path.port, settings),
  },
} satisfies Entries
