import { itemsOf, list, one, tag } from '@/api/core/tags'
import type { Entries } from './entry'
import { withKeptKeys } from './kept-md5-keys'

/** Named sets of port settings. */
export const switchPortSettings = {
  networkingSwitchPortSettingsList: { provides: itemsOf('switchPortSettings') },
  networkingSwitchPortSettingsCreate: {
    invalidates: ({ id, name }) => [
      list('switchPortSettings'),
      tag('switchPortSettings', id),
      tag('switchPortSettings', name),
      list('switchPortStatus'),
    ],
    complete: withKeptKeys,
  },
  networkingSwitchPortSettingsDelete: { invalidates: () => [list('switchPortSettings')] },
  /** `port` is the name or id of the settings. */
  networkingSwitchPortSettingsView: {
    provides: (settings, { path }) => one('switchPortSettings', path.port, settings),
  },
} satisfies Entries
