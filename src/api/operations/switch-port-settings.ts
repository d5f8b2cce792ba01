import type { PageByNameOrId } from '@/api/core/arguments'
import type { Nothing } from '@/api/core/operation'
import { mutation, query } from '@/api/core/operation'
import type { NameOrId } from '@/api/schema/common'
import type {
  SwitchPortSettingsCreate,
  SwitchPortSettingsResultsPage,
  SwitchPortSettingsView,
} from '@/api/schema/switch-port-settings'

export const switchPortSettings = {
  networkingSwitchPortSettingsList: query<
    { query?: { portSettings?: NameOrId | null | undefined } & PageByNameOrId },
    SwitchPortSettingsResultsPage
  >('GET', '/v1/system/networking/switch-port-settings'),
  networkingSwitchPortSettingsCreate: mutation<
    { body: SwitchPortSettingsCreate },
    SwitchPortSettingsView
  >('POST', '/v1/system/networking/switch-port-settings'),
  networkingSwitchPortSettingsDelete: mutation<
    { query?: { portSettings?: NameOrId | null | undefined } },
    Nothing
  >('DELETE', '/v1/system/networking/switch-port-settings'),
  networkingSwitchPortSettingsView: query<{ path: { port: NameOrId } }, SwitchPortSettingsView>(
    'GET',
    '/v1/system/networking/switch-port-settings/{port}',
  ),
}
