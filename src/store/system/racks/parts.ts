import { createSelector } from '@reduxjs/toolkit'
import { selectData, selectEntry } from '@/api/core/api'
import type { Sled, Switch, UninitializedSled } from '@/api/generated/types'
import type { RootState } from '@/store/setup/state'
import { systemPaths, type SystemParams } from '../paths'
import { allSledsQuery } from '../sleds/queries'
import { isProvisionable } from '../sleds/rules'
import { allSwitchesQuery } from '../switches/queries'
import { uninitializedSledsQuery } from '../uninitialized-sleds/queries'
import { rackViewQuery } from './queries'

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
  /** Its position in the rack; null if the API does not say. */
  cubby: number | null
  href: string
}

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

const sledPart = (sled: Sled): RackPart => ({
  id: sled.id,
  kind: 'Sled',
  serial: sled.baseboard.serial,
  status: statusOf(sled),
  isWorking: isProvisionable(sled.policy) && sled.state === 'active',
  cubby: null,
  href: systemPaths.sledInstances({ sledId: sled.id }),
})

const switchPart = ({ id, baseboard }: Switch): RackPart => ({
  id,
  kind: 'Switch',
  serial: baseboard.serial,
  status: `Revision ${baseboard.revision}`,
  isWorking: true,
  cubby: null,
  href: systemPaths.switch({ switchId: id }),
})

const waitingPart = ({ baseboard, cubby }: UninitializedSled): RackPart => ({
  id: `${baseboard.part}/${baseboard.serial}`,
  kind: 'Sled',
  serial: baseboard.serial,
  status: 'Uninitialized',
  isWorking: false,
  cubby,
  href: systemPaths.uninitializedSleds(),
})

const bySerial = (one: RackPart, other: RackPart) => one.serial.localeCompare(other.serial, 'en')

/** The components of a rack. The API gives the cubbies of uninitialized sleds only. */
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
      sleds: sleds.filter(isHere).map(sledPart).sort(bySerial),
      switches: switches.filter(isHere).map(switchPart).sort(bySerial),
      uninitialized: uninitialized
        .filter(isHere)
        .map(waitingPart)
        .sort((one, other) => (one.cubby ?? 0) - (other.cubby ?? 0)),
    }
  },
)

/** Why the uninitialized sleds could not be read; undefined if they were. */
export const selectUninitializedFailure = (state: RootState): string | undefined => {
  const entry = selectEntry(state, uninitializedSledsQuery)
  return entry?.data ? undefined : entry?.error?.message
}
