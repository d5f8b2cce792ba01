import type { PhysicalDiskManufacturerIdentity } from '@/api/generated/types'
import { newTimes } from '../rules/identity'
import { authorizeFleet } from '../server/access'
import type { BackendState } from '../server/backend-state'
import { fail } from '../server/errors'
import { fleetLookup } from '../server/fleet-lookup'
import { pageById, paginate } from '../server/page'
import type { Handlers } from '../server/route'

/** How long it takes until a disk is in use, in milliseconds. */
const ADOPTION_TIME = 20_000

const key = (id: string) => `disk-adoption/${id}`

const identify = ({ vendor, model, serial }: PhysicalDiskManufacturerIdentity): string =>
  JSON.stringify([vendor, model, serial])

/** Puts a requested disk to use. A request for a disk that is in no sled stays. */
const adopt = (backendState: BackendState, requestId: string): void => {
  const { db, ids } = backendState
  const request = db.adoptionRequests.get(requestId)
  const disk =
    request &&
    Array.from(db.unadoptedDisks.all()).find(
      ({ diskId }) => identify(diskId) === identify(request.diskId),
    )
  if (!disk) return
  db.adoptionRequests.remove(requestId)
  db.unadoptedDisks.remove(disk.id)
  db.physicalDisks.insert({
    id: ids.next(),
    ...disk.diskId,
    formFactor: disk.variant,
    sledId: disk.sledId,
    policy: { kind: 'in_service' },
    state: 'active',
    ...newTimes(backendState),
  })
}

/** Disks that the system takes over only when it is told to. */
export const diskAdoptionRoutes = {
  physicalDiskListUnadopted: call => {
    authorizeFleet(call, 'viewer')
    const disks = call.backendState.db.unadoptedDisks.in('')
    return paginate(call, disks, { key: ({ id }) => id }, disk => disk)
  },

  physicalDiskListAdoptionRequests: call => {
    authorizeFleet(call, 'viewer')
    return pageById(call, call.backendState.db.adoptionRequests.in(''), request => request)
  },

  physicalDiskEnableAdoption: call => {
    const { body, backendState } = call
    const { db, ids } = backendState
    authorizeFleet(call, 'admin')
    const wanted = identify(body)
    const isAdopted = Array.from(db.physicalDisks.all()).some(
      disk => disk.state === 'active' && identify(disk) === wanted,
    )
    if (isAdopted) fail.conflict(`disk ${body.serial} has been adopted already`)
    const isRequested = Array.from(db.adoptionRequests.all()).some(
      ({ diskId }) => identify(diskId) === wanted,
    )
    if (isRequested) fail.conflict(`the adoption of disk ${body.serial} is requested already`)
    const request = { id: ids.next(), diskId: body, timeCreated: backendState.now() }
    backendState.later(ADOPTION_TIME, key(request.id), () => adopt(backendState, request.id))
    return db.adoptionRequests.insert(request)
  },

  physicalDiskDisableAdoption: call => {
    const { backendState, path } = call
    const request = fleetLookup.adoptionRequest(call, path.physicalDiskAdoptionReqId, 'admin')
    backendState.cancel(key(request.id))
    backendState.db.adoptionRequests.remove(request.id)
  },
} satisfies Handlers
