import { createSelector } from '@reduxjs/toolkit'
import { selectData, selectEntry } from '@/api/core/api'
import type { Sled, Switch, UninitializedSled } from '@/api/generated/types'
import type { RootState } from '@/store/setup/state'
import { systemPaths, type SystemParams } from '../paths'
import {
  allSledsQuery,
  allSwitchesQuery,
  uninitializedSledsQuery,
  rackViewQuery,
} from '../sleds/queries'
import { isProvisionable, isSlotSeenTwice } from '../sleds/rules'

/** The rack on its own page. */
export const selectRack = (state: RootState, params: SystemParams<'rack'>) =>
  selectData(state, rackViewQuery(params))

/** A component of a rack that has its own page. */
export interface RackPart {
  id: string
  kind: 'Sled' | 'Switch'
  serial: string
  /** Its status in brief: `Provisionable`. */
  status: string
  isWorking: boolean
  /** Its position in the rack: `Slot 14`; null if the API does not say. */
  place: string | null
  href: string
}

type Placed = Pick<Sled, 'baseboard'>

export interface RackParts {
  sleds: readonly RackPart[]
  switches: readonly RackPart[]
  /** Ordered by cubby. */
  uninitialized: readonly RackPart[]
}

const statusOf = ({ policy, state }: Sled): string => {
  if (state === 'decommissioned') return 'Decommissioned'
  if (policy.kind === 'expunged') return 'Expunged'
  return isProvisionable(policy) ? 'Provisionable' : 'Not provisionable'
}

const placeOf = (sled: Sled, sleds: readonly Sled[]): string | null => {
  if (typeof sled.slot !== 'number') return null
  return `Slot ${sled.slot}${isSlotSeenTwice(sled, sleds) ? ' (seen twice)' : ''}`
}

const sledPart = (sled: Sled, sleds: readonly Sled[]): RackPart => ({
  id: sled.id,
  kind: 'Sled',
  serial: sled.baseboard.serial,
  status: statusOf(sled),
  isWorking: isProvisionable(sled.policy) && sled.state === 'active',
  place: placeOf(sled, sleds),
  href: systemPaths.sledInstances({ sledId: sled.id }),
})

const switchPart = ({ id, baseboard }: Switch): RackPart => ({
  id,
  kind: 'Switch',
  serial: baseboard.serial,
  status: `Revision ${baseboard.revision}`,
  isWorking: true,
  place: null,
  href: systemPaths.switch({ switchId: id }),
})

const waitingPart = ({ baseboard, cubby }: UninitializedSled): RackPart => ({
  id: `${baseboard.part}/${baseboard.serial}`,
  kind: 'Sled',
  serial: baseboard.serial,
  status: 'Uninitialized',
  isWorking: false,
  place: `Cubby ${cubby}`,
  href: systemPaths.uninitializedSleds(),
})

const bySerial = (one: Placed, other: Placed) =>
  one.baseboard.serial.localeCompare(other.baseboard.serial, 'en')

/** Those without a slot come last. */
const bySlot = (one: Sled, other: Sled) =>
  (one.slot ?? Infinity) - (other.slot ?? Infinity) || bySerial(one, other)

/** The components of a rack. The API may give the cubbies of uninitialized sleds only. */
export const selectRackParts = createSelector(
  [
    (_state: RootState, { rackId }: SystemParams<'rack'>) => rackId,
    (state: RootState) => selectData(state, allSledsQuery)?.items,
    (state: RootState) => selectData(state, allSwitchesQuery)?.items,
    (state: RootState) => selectData(state, uninitializedSledsQuery)?.items,
  ],
  (rackId, sleds = [], switches = [], uninitialized = []): RackParts => {
    const isHere = (part: { rackId: string }) => part.rackId === rackId
    return {
      sleds: sleds
        .filter(isHere)
        .sort(bySlot)
        .map(sled => sledPart(sled, sleds)),
      switches: switches.filter(isHere).sort(bySerial).map(switchPart),
      uninitialized: uninitialized
        .filter(isHere)
        .sort((one, other) => one.cubby - other.cubby)
        .map(waitingPart),
    }
  },
)

/** Why the uninitialized sleds could not be read; undefined if they were. */
export const selectUninitializedFailure = (state: RootState): string | undefined => {
  const entry = selectEntry(state, uninitializedSledsQuery)
  return entry?.data ? undefined : entry?.error?.message
}
