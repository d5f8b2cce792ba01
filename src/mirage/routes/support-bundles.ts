import { archiveOf } from '../bundles/contents'
import type { ArchiveFile } from '../bundles/zip'
import type { SupportBundleRecord } from '../models/system-records'
import { authorizeFleet } from '../server/access'
import { Answer } from '../server/answer'
import { download, downloadHead } from '../server/byte-range'
import { fail } from '../server/errors'
import { faultNames } from '../server/fault-names'
import { fleetLookup } from '../server/fleet-lookup'
import { pageByTime } from '../server/page'
import type { Call, Handlers } from '../server/route'
import { destroyBundle, settleBundle } from '../server/bundle-lifecycle'

const REASON = 'Created by an operator through the API'

/** Each bundle needs a drive to be assembled on. */
const drivesFor = ({ backendState }: Pick<Call, 'backendState'>): number =>
  Array.from(backendState.db.physicalDisks.all()).filter(
    ({ formFactor, policy }) => formFactor === 'u2' && policy.kind === 'in_service',
  ).length

type BundleCall = Pick<Call, 'backendState' | 'caller'> & { path: { bundleId: string } }

/** Requires a bundle that is ready for download. */
const collected = (call: BundleCall): SupportBundleRecord => {
  const bundle = fleetLookup.supportBundle(call, call.path.bundleId)
  if (bundle.state !== 'active') {
    fail.invalidRequest(`cannot download a support bundle in state "${bundle.state}"`)
  }
  return bundle
}

const contentsOf = (call: BundleCall) => archiveOf(call.backendState.db, collected(call))

const wholeOf = (call: BundleCall) => ({ bytes: contentsOf(call).bytes, type: 'application/zip' })

const fileOf = (call: BundleCall & { path: { file: string } }) => {
  const { bytes }: ArchiveFile =
    contentsOf(call).files.find(({ name }) => name === call.path.file) ??
    fail.nothingHere(`no file "${call.path.file}" in the support bundle`)
  return { bytes, type: 'application/octet-stream' }
}

/** In bytes of UTF-8. */
const MAX_COMMENT = 4096

const checkComment = (comment: string | null | undefined): string | null => {
  if (new TextEncoder().encode(comment ?? '').length > MAX_COMMENT) {
    fail.invalidValue('user_comment', `must be at most ${MAX_COMMENT} bytes long`)
  }
  return comment ?? null
}

/** Support bundles: diagnostic data collected for support. */
export const supportBundleRoutes = {
  supportBundleList: call => {
    authorizeFleet(call, 'viewer')
    return pageByTime(call, call.backendState.db.supportBundles.in(''), bundle => bundle)
  },

  supportBundleCreate: call => {
    const { backendState } = call
    const { supportBundles } = backendState.db
    authorizeFleet(call, 'admin')
    const userComment = checkComment(call.body.userComment)
    if (supportBundles.count >= drivesFor(call) || userComment === faultNames.bundleWithoutDrive) {
      fail.insufficientCapacity('Support Bundle storage exhausted')
    }
    const bundle = supportBundles.insert({
      id: backendState.ids.next(),
      reasonForCreation: REASON,
      reasonForFailure: null,
      state: 'collecting',
      timeCreated: backendState.now(),
      userComment,
    })
    settleBundle(backendState, bundle)
    return bundle
  },

  supportBundleUpdate: call => {
    const { id } = fleetLookup.supportBundle(call, call.path.bundleId, 'admin')
    const userComment = checkComment(call.body.userComment)
    return call.backendState.db.supportBundles.update(id, { userComment })
  },

  supportBundleView: call => fleetLookup.supportBundle(call, call.path.bundleId),

  /** Deletion takes a while; repeating the request has no effect. */
  supportBundleDelete: call => {
    const { id } = fleetLookup.supportBundle(call, call.path.bundleId, 'admin')
    destroyBundle(call.backendState, id)
  },

  supportBundleDownload: call => download(call.request, wholeOf(call)),
  supportBundleHead: call => downloadHead(wholeOf(call)),
  supportBundleDownloadFile: call => download(call.request, fileOf(call)),
  supportBundleHeadFile: call => downloadHead(fileOf(call)),

  supportBundleIndex: call =>
    Answer.text(
      200,
      contentsOf(call)
        .files.map(({ name }) => `${name}\n`)
        .join(''),
    ),
} satisfies Handlers
