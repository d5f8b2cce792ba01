import { createSelector } from '@reduxjs/toolkit'
import { selectData, selectEntry } from '@/api/core/api'
import type { PhysicalDiskManufacturerIdentity } from '@/api/generated/types'
import type { Query } from '@/api/operations/table'
import type { Poll } from '@/store/polling/poll'
import { itemsIn } from '@/store/polling/poll-while'
import { listRows } from '@/store/queries/view-models'
import type { RootState } from '@/store/setup/state'
import { selectReasonNotAdmin } from '../fleet-role'
import { systemPaths } from '../paths'
import { allPhysicalDisksQuery } from '../physical-disks/queries'
import { allSledsQuery } from '../sleds/queries'
import { adoptAction, withdrawAction } from './actions'
import { adoptionRequestsQuery, unadoptedDisksQuery } from './queries'

const keyOf = ({ vendor, model, serial }: PhysicalDiskManufacturerIdentity): string =>
  `${vendor}/${model}/${serial}`

const selectRequests = createSelector(
  [(state: RootState) => selectEntry(state, adoptionRequestsQuery)],
  entry =>
    new Map(
      (entry?.data?.items ?? []).map(request => [
        keyOf(request.diskId),
        { request, readAt: entry?.fulfilledTimeStamp ?? 0 },
      ]),
    ),
)

const selectSerials = createSelector(
  [(state: RootState) => selectData(state, allSledsQuery)?.items],
  (sleds = []) => new Map(sleds.map(({ id, baseboard }) => [id, baseboard.serial])),
)

const selectContext = createSelector(
  [selectRequests, selectSerials, selectReasonNotAdmin],
  (requests, serials, reason) => ({ requests, serials, reason }),
)

/** The disks that wait to be adopted, with the sled and the request of each. */
export const selectUnadoptedDiskRows = listRows(
  unadoptedDisksQuery,
  ({ diskId, sledId }, _params, { requests, serials, reason }) => {
    const { request, readAt = 0 } = requests.get(keyOf(diskId)) ?? {}
    return {
      // The API gives these disks no id.
      id: keyOf(diskId),
      name: diskId.serial,
      sled: { serial: serials.get(sledId) ?? sledId, href: systemPaths.sledDisks({ sledId }) },
      requestedAt: request?.timeCreated,
      readAt,
      actions: [request ? withdrawAction(request, reason) : adoptAction(diskId, reason)],
    }
  },
  selectContext,
)

const selectDisks = createSelector(
  [
    (state: RootState) => selectData(state, unadoptedDisksQuery)?.items,
    (state: RootState) => selectData(state, allPhysicalDisksQuery)?.items,
  ],
  (unadopted = [], physical = []) => ({
    waiting: new Set(unadopted.map(({ diskId }) => keyOf(diskId))),
    inUse: new Map(physical.map(disk => [keyOf(disk), disk])),
  }),
)

const selectRequestContext = createSelector(
  [selectDisks, selectReasonNotAdmin],
  ({ waiting, inUse }, reason) => ({ waiting, inUse, reason }),
)

const selectRequestRows = listRows(
  adoptionRequestsQuery,
  (request, _params, { waiting, inUse, reason }) => {
    const disk = inUse.get(keyOf(request.diskId))
    return {
      name: request.diskId.serial,
      isWaiting: waiting.has(keyOf(request.diskId)),
      /** The panel of the disk, if the system knows it. */
      diskHref: disk && systemPaths.physicalDisk({ diskId: disk.id }),
      actions: [withdrawAction(request, reason)],
    }
  },
  selectRequestContext,
)

/** The requests for disks that do not wait to be adopted. */
export const selectRequestsWithoutDisk = createSelector([selectRequestRows], rows =>
  rows.filter(({ isWaiting }) => !isWaiting),
)

const INTERVAL_MS = 30_000

/** Reads an answer again while adoptions are requested. */
const whileRequested = (state: RootState, query: Query) =>
  itemsIn(state, adoptionRequestsQuery).length > 0 ? { query, intervalMs: INTERVAL_MS } : null

/** Reads both lists again while adoptions are requested. */
export const unadoptedDiskPoll: Poll = () => ({
  queries: () => [adoptionRequestsQuery, unadoptedDisksQuery],
  // The disks first: an adopted disk leaves both lists, and without requests nothing is read.
  schedule: state => whileRequested(state, unadoptedDisksQuery),
  also: state => whileRequested(state, adoptionRequestsQuery),
})
