import type { BfdStatus, LoopbackAddress, SwitchPort, SwitchSlot } from '@/api/generated/types'
import { fail } from '../server/errors'
import { type Change, items, type Step } from './change'

/** A rack has two switches, but older clients may send any name. */
const slotOf = (name: string): SwitchSlot =>
  name === 'switch0' || name === 'switch1'
    ? name
    : fail.invalidRequest(`unknown switch location "${name}": must be switch0 or switch1`)

const withSlot = ({ switchLocation, ...rest }: { switchLocation: string }) => ({
  ...rest,
  switchSlot: slotOf(switchLocation),
})

const withLocation = <Item extends { switchSlot: SwitchSlot }>({ switchSlot, ...rest }: Item) => ({
  ...rest,
  switchLocation: switchSlot,
})

const withSwitch = ({ switchSlot, ...rest }: BfdStatus) => ({ ...rest, switch: switchSlot })

const inBfdBody = {
  body: ({ switch: name, ...rest }: { switch: string }) => ({ ...rest, switchSlot: slotOf(name) }),
} satisfies Change

const inQuery = { query: withSlot } satisfies Change

const inPath = {
  path: <Path extends { switchSlot: string }>(path: Path) => ({
    ...path,
    switchSlot: slotOf(path.switchSlot),
  }),
} satisfies Change

const PORT = '/v1/system/hardware/switch-port'
const LOOPBACK = '/v1/system/networking/loopback-address'

/** Before release 19, switches are `switch_location`, or `switch` in BFD. */
export const switchSlotSteps: readonly Step[] = [
  {
    release: 19,
    changes: {
      [`GET ${PORT}`]: { result: items(withLocation<SwitchPort>) },
      [`POST ${PORT}/{port}/settings`]: inQuery,
      [`DELETE ${PORT}/{port}/settings`]: inQuery,
      [`GET ${PORT}/{port}/status`]: inQuery,
      [`GET ${PORT}/{port}/lldp/config`]: inQuery,
      [`POST ${PORT}/{port}/lldp/config`]: inQuery,
      'GET /v1/system/hardware/rack-switch-port/{rack_id}/{switch_location}/{port}/lldp/neighbors':
        inPath,
      [`GET ${LOOPBACK}`]: { result: items(withLocation<LoopbackAddress>) },
      [`POST ${LOOPBACK}`]: { body: withSlot, result: withLocation<LoopbackAddress> },
      [`DELETE ${LOOPBACK}/{rack_id}/{switch_location}/{address}/{subnet_mask}`]: inPath,
      'POST /v1/system/networking/bfd-enable': inBfdBody,
      'POST /v1/system/networking/bfd-disable': inBfdBody,
      'GET /v1/system/networking/bfd-status': {
        result: (sessions: readonly BfdStatus[]) => sessions.map(withSwitch),
      },
    },
  },
]
