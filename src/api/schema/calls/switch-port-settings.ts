import { z } from 'zod'
import { NameOrId, NameOrIdSortMode } from '../common'
import {
  SwitchPortSettingsCreate,
  SwitchPortSettingsResultsPage,
  SwitchPortSettingsView,
} from '../switch-port-settings'
import { sorted } from './facts'

export const switchPortSettingsCalls = {
  networkingSwitchPortSettingsList: {
    status: 200,
    query: sorted(NameOrIdSortMode, {}, { portSettings: NameOrId.optional() }),
    result: SwitchPortSettingsResultsPage,
  },
  networkingSwitchPortSettingsCreate: {
    status: 201,
    body: SwitchPortSettingsCreate,
    result: SwitchPortSettingsView,
  },
  networkingSwitchPortSettingsDelete: {
    status: 204,
    query: z.object({ portSettings: NameOrId.optional() }),
  },
  networkingSwitchPortSettingsView: {
    status: 200,
    path: z.object({ port: NameOrId }),
    result: SwitchPortSettingsView,
  },
}
