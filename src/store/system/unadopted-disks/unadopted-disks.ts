import { createSelector, weakMapMemoize } from '@reduxjs/toolkit'
import { selectData, selectEntry } from '@/api/core/api'
import type {
  PhysicalDiskAdoptionRequest,
  PhysicalDiskManufacturerIdentity,
  UnadoptedPhysicalDisk,
} from '@/api/generated/types'
import type { Query } from '@/api/operations/table'
import { type RichText, emphasis, rich } from '@/lib/rich-text'
import { selectWholeItems, selectWholeQueries } from '@/store/lists/whole'
import { type Poll, itemsIn } from '@/store/polling/poll'
import { listRows } from '@/store/queries/view-models'
import type { RootState } from '@/store/setup/state'
import { confirmed, type ActionViewModel } from '@/store/commands/action'
import { selectReasonNotAdmin } from '../fleet-role'
import { systemPaths } from '../paths'
import {
  allPhysicalDisksQuery,
  allSledsQuery,
  adoptionRequestsQuery,
  unadoptedDisksQuery,
} from '../sleds/queries'

/** The action that requests the adoption of a disk. */
const adoptAction = (
  disk: PhysicalDiskManufacturerIdentity,
  reason: RichText | undefined,
): ActionViewModel => ({
  id: 'adopt',
  label: 'Adopt',
  reason,
  event: confirmed(
    {
      verb: 'Adopt',
      kind: 'disk',
      name: disk.serial,
      consequences: rich`The system uses it for storage, and everything on it is lost. This cannot be undone here.`,
    },
    {
      source: `physicalDiskEnableAdoption/${disk.vendor}/${disk.model}/${disk.serial}`,
      command: { endpoint: 'physicalDiskEnableAdoption', args: { body: disk } },
      success: { content: ['Adoption of ', emphasis(disk.serial), ' requested'] },
      errorTitle: 'Could not adopt disk',
    },
  ),
})

/** The action that takes back a request for a disk. */
const withdrawAction = (
  { id, diskId: { serial } }: PhysicalDiskAdoptionRequest,
  reason: RichText | undefined,
): ActionViewModel => ({
  id: 'withdraw',
  label: 'Withdraw request',
  reason,
  event: confirmed(
    {
      verb: 'Withdraw',
      kind: 'adoption request',
      name: serial,
      text: rich`Are you sure you want to withdraw the request to adopt ${emphasis(serial)}?`,
      consequences: rich`This is possible only until the disk is adopted.`,
    },
    {
      source: `physicalDiskDisableAdoption/${id}`,
      command: {
        endpoint: 'physicalDiskDisableAdoption',
        args: { path: { physicalDiskAdoptionReqId: id } },
      },
      success: { content: ['Adoption of ', emphasis(serial), ' no longer requested'] },
      errorTitle: 'Could not withdraw adoption request',
    },
  ),
})

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

/** The request to adopt a disk that the system uses by now; undefined if there is none. */
export const selectAdoptionRequest = (state: RootState, disk: PhysicalDiskManufacturerIdentity) =>
  selectRequests(state).get(keyOf(disk))?.request

const selectSerials = createSelector(
  [(state: RootState) => selectData(state, allSledsQuery)?.items],
  (sleds = []) => new Map(sleds.map(({ id, baseboard }) => [id, baseboard.serial])),
)

const selectContext = createSelector(
  [selectRequests, selectSerials, selectReasonNotAdmin],
  (requests, serials, reason) => ({ requests, serials, reason }),
)

/** The disks on all pages that have been read. */
const selectUnadopted = (state: RootState) => selectWholeItems(state, unadoptedDisksQuery)

/** The pages of the list of disks that follow the first one. */
export const selectUnadoptedPages = (state: RootState) =>
  selectWholeQueries(state, unadoptedDisksQuery, true)

const toRow = weakMapMemoize(
  (
    disk: UnadoptedPhysicalDisk,
    request: PhysicalDiskAdoptionRequest | undefined,
    readAt: number,
    serial: string | undefined,
    reason: RichText | undefined,
  ) => ({
    ...disk,
    // The API gives these disks no id.
    id: keyOf(disk.diskId),
    name: disk.diskId.serial,
    sled: {
      serial: serial ?? disk.sledId,
      href: systemPaths.sledDisks({ sledId: disk.sledId }),
    },
    requestedAt: request?.timeCreated,
    readAt,
    actions: [request ? withdrawAction(request, reason) : adoptAction(disk.diskId, reason)],
  }),
)

/** The disks that wait to be adopted, with the sled and the request of each. */
export const selectUnadoptedDiskRows = createSelector(
  [selectUnadopted, selectContext],
  (disks, { requests, serials, reason }) =>
    disks.map(disk => {
      const { request, readAt = 0 } = requests.get(keyOf(disk.diskId)) ?? {}
      return toRow(disk, request, readAt, serials.get(disk.sledId), reason)
    }),
)

const selectDisks = createSelector(
  [selectUnadopted, (state: RootState) => selectData(state, allPhysicalDisksQuery)?.items],
  (unadopted, physical = []) => ({
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

/** The page of disks that has been read longest ago. */
const oldestPage = (state: RootState): Query => {
  const readAt = (query: Query) => selectEntry(state, query)?.fulfilledTimeStamp ?? 0
  const pages = selectUnadoptedPages(state).filter(readAt)
  return pages.toSorted((one, other) => readAt(one) - readAt(other))[0] ?? unadoptedDisksQuery
}

/** Reads both lists again while adoptions are requested. */
export const unadoptedDiskPoll: Poll = () => ({
  queries: state => [adoptionRequestsQuery, unadoptedDisksQuery, ...selectUnadoptedPages(state)],
  // The disks first: an adopted disk leaves both lists, and without requests nothing is read.
  schedule: state => whileRequested(state, oldestPage(state)),
  also: state => whileRequested(state, adoptionRequestsQuery),
})
