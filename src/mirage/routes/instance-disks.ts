import { attachDisk, detachDisk, diskFor } from '../rules/attachments'
import { pageByName } from '../server/page'
import type { Handlers } from '../server/route'
import { instanceOf } from './instance-call'

/** The disks of an instance, including its boot disk. */
export const instanceDiskRoutes = {
  instanceDiskList: call => {
    const instance = instanceOf(call, 'viewer')
    return pageByName(call, call.backendState.db.disks.by('instance', instance.id), disk => disk)
  },

  instanceDiskAttach: call => {
    const instance = instanceOf(call, 'limited_collaborator')
    return attachDisk(call.backendState, instance, diskFor(call, instance, call.body.disk))
  },

  instanceDiskDetach: call => {
    const instance = instanceOf(call, 'limited_collaborator')
    return detachDisk(call.backendState, instance, diskFor(call, instance, call.body.disk))
  },
} satisfies Handlers
