import { createSelector } from '@reduxjs/toolkit'
import { selectData } from '@/api/core/api'
import type { BaseboardId, RackMembershipStatus, UninitializedSled } from '@/api/generated/types'
import { pluralize } from '@/lib/text'
import { defineForm } from '@/store/forms/define-form'
import { errorsOf } from '@/store/forms/rules'
import { selectFormParams } from '@/store/forms/selectors'
import type { RootState } from '@/store/setup/state'
import { systemPaths } from '../paths'
import { uninitializedSledsQuery } from '../sleds/queries'
import { sledKey, type SledsAddParams } from '../sleds/rules'

export interface SledsAddValues {
  /** The chosen sleds, by part number and serial number. */
  sleds: readonly string[]
}

const idOf = ({ baseboard: { part, serial } }: UninitializedSled): BaseboardId => ({
  partNumber: part,
  serialNumber: serial,
})

const keyOf = (sled: UninitializedSled) => sledKey(idOf(sled))

/** The sleds among those that are uninitialized now: a draft may name others. */
const chosenOf = (values: SledsAddValues, sleds: readonly UninitializedSled[] = []) =>
  sleds.filter(sled => values.sleds.includes(keyOf(sled)))

/** Adds uninitialized sleds to a rack. */
export const sledsAddForm = defineForm<SledsAddValues, RackMembershipStatus, SledsAddParams>({
  name: 'rackSledsAdd',
  initial: ({ params: { sled } }) => ({ sleds: sled === undefined ? [] : [sled] }),
  check: (values, { read }) =>
    errorsOf({
      sleds:
        chosenOf(values, read(uninitializedSledsQuery)?.items).length === 0
          ? 'Choose at least one sled'
          : undefined,
    }),
  toCommand: (values, { params: { rackId }, read }) => ({
    endpoint: 'rackMembershipAddSleds',
    args: {
      path: { rackId },
      body: { sledIds: chosenOf(values, read(uninitializedSledsQuery)?.items).map(idOf) },
    },
  }),
  // The members that have not acknowledged the change include the sleds of the rack.
  succeeded: (_status, values, { params: { rackId }, read }) => ({
    toast: {
      content: [
        `Adding ${pluralize('sled', chosenOf(values, read(uninitializedSledsQuery)?.items).length)}`,
      ],
    },
    to: systemPaths.rackMembership({ rackId }),
  }),
  advice: ({ message }) =>
    /upgrade required/i.test(message) ? 'Contact Oxide support.' : undefined,
})

/** The rack that the open form adds sleds to. */
export const selectAddedTo = (state: RootState): string =>
  selectFormParams(state, sledsAddForm.name)['rackId'] ?? ''

/** The sleds that the open form can add, by cubby. */
export const selectSledOptions = createSelector(
  [selectAddedTo, (state: RootState) => selectData(state, uninitializedSledsQuery)?.items],
  (rackId, sleds = []) =>
    sleds
      .filter(sled => sled.rackId === rackId)
      .toSorted((one, other) => one.cubby - other.cubby)
      .map(sled => ({
        value: keyOf(sled),
        label: sled.baseboard.serial,
        detail: `Part ${sled.baseboard.part}, cubby ${sled.cubby}`,
      })),
)
