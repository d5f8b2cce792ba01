import type { PageByNameOrId } from '@/api/core/arguments'
import type { EmptyBody } from '@/api/core/operation'
import { mutation, query } from '@/api/core/operation'
import { items, list, one } from '@/api/core/tags'
import type {
  NameOrId,
  SwitchPortSettingsCreate,
  SwitchPortSettingsResultsPage,
  SwitchPortSettingsView,
} from '@/api/generated/types'

/** Named sets of port settings. */
export const switchPortSettings = {
  networkingSwitchPortSettingsList: query<
    { query?: { portSettings?: NameOrId | null | undefined } & PageByNameOrId },
    SwitchPortSettingsResultsPage
  >('GET', '/v1/system/networking/switch-port-settings', {
    isLoggable: true,
    provides: page => items('switchPortSettings', page.items),
  }),
  networkingSwitchPortSettingsCreate: mutation<
    { body: SwitchPortSettingsCreate },
    SwitchPortSettingsView
  >('POST', '/v1/system/networking/switch-port-settings', {
    isLoggable: false,
    isBodyLoggable: false,
    invalidates: () => [list('switchPortSettings')],
  }),
  networkingSwitchPortSettingsDelete: mutation<
    { query?: { portSettings?: NameOrId | null | undefined } },
    EmptyBody
  >('DELETE', '/v1/system/networking/switch-port-settings', {
    isLoggable: true,
    isBodyLoggable: true,
    invalidates: () => [list('switchPortSettings')],
  }),
  /** `port` is the name or id of the settings. */
  networkingSwitchPortSettingsView: query<{ path: { port: NameOrId } }, SwitchPortSettingsView>(
    'GET',
    '/v1/system/networking/switch-port-settings/{port}',
    {
      isLoggable: false,
      provides: (view, { path }) => one('switchPortSettings', path.port, view.settings),
    },
  ),
}
