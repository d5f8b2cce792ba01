import { z } from 'zod'
import { IdSortMode, Name } from '../common'
import { uuid } from '../scalars'
import {
  LldpLinkConfig,
  LldpNeighborResultsPage,
  SwitchLinkState,
  SwitchPortApplySettings,
  SwitchPortResultsPage,
} from '../switch-ports'
import { sorted } from './facts'

export const switchPortsCalls = {
  networkingSwitchPortLldpNeighbors: {
    status: 200,
    path: z.object({ port: Name, rackId: uuid, switchLocation: Name }),
    query: sorted(IdSortMode, {}, {}),
    result: LldpNeighborResultsPage,
  },
  networkingSwitchPortList: {
    status: 200,
    query: sorted(IdSortMode, {}, { switchPortId: uuid.nullish() }),
    result: SwitchPortResultsPage,
  },
  networkingSwitchPortLldpConfigView: {
    status: 200,
    path: z.object({ port: Name }),
    query: z.object({ rackId: uuid, switchLocation: Name }),
    result: LldpLinkConfig,
  },
  networkingSwitchPortLldpConfigUpdate: {
    status: 204,
    path: z.object({ port: Name }),
    query: z.object({ rackId: uuid, switchLocation: Name }),
    body: LldpLinkConfig,
  },
  networkingSwitchPortApplySettings: {
    status: 204,
    path: z.object({ port: Name }),
    query: z.object({ rackId: uuid, switchLocation: Name }),
    body: SwitchPortApplySettings,
  },
  networkingSwitchPortClearSettings: {
    status: 204,
    path: z.object({ port: Name }),
    query: z.object({ rackId: uuid, switchLocation: Name }),
  },
  networkingSwitchPortStatus: {
    status: 200,
    path: z.object({ port: Name }),
    query: z.object({ rackId: uuid, switchLocation: Name }),
    result: SwitchLinkState,
  },
}
