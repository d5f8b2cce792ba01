import { addSled, identifiedBy, type Identification } from '../rules/rack-membership'
import { authorizeFleet } from '../server/access'
import { fail } from '../server/errors'
import type { GoneCall, Step } from './change'

const sledAdd = (call: GoneCall<undefined, object, Identification>) => {
  const { body, backendState } = call
  const { db } = backendState
  authorizeFleet(call, 'admin')
  if (Array.from(db.sleds.all()).some(identifiedBy(body))) fail.alreadyExists('sled', body.serial)
  const found =
    Array.from(db.uninitializedSleds.all()).find(identifiedBy(body)) ??
    fail.absent(`uninitialized sled with part "${body.part}" and serial "${body.serial}"`)
  return addSled(backendState, found)
}

export const sledSteps: readonly Step[] = [
  { release: 19, changes: { 'POST /v1/system/hardware/sleds': { serve: sledAdd } } },
]
