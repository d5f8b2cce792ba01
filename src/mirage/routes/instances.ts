import type { InstanceRecord } from '../models/records'
import { atomically } from '../rules/atomically'
import { diskFor } from '../rules/attachments'
import { autoRestart, createInstance } from '../rules/new-instances'
import { holderOf } from '../rules/disk-states'
import { byName } from '../rules/identity'
import { checkJumboFrames, planInstance } from '../rules/instance-plan'
import { removeInstance } from '../rules/removal'
import {
  requireBootDiskChangeable,
  requireDeletable,
  requirePlatformChangeable,
  requireResizable,
} from '../rules/instance-states'
import { joinGroup, replaceGroups } from '../rules/multicast-groups'
import { checkInstanceSize } from '../rules/sizes'
import { fail } from '../server/errors'
import { finishCreating } from '../server/lifecycle'
import { lookup } from '../server/lookup'
import { pageByName } from '../server/page'
import type { Call, Handlers } from '../server/route'
import { instanceOf } from './instance-disks'

/**
 * Rejects a change of size, platform or boot disk that the run state forbids. Unchanged values are
 * allowed, except jumbo frames that the operator no longer allows.
 */
const checkUpdate = (call: Call<'instanceUpdate'>, instance: InstanceRecord) => {
  const { body } = call
  const { id, runState } = instance
  checkInstanceSize(call.backendState.release, body)
  checkJumboFrames(call.backendState.db, body.enableJumboFrames)
  const bootDisk = body.bootDisk ? diskFor(call, instance, body.bootDisk) : null
  if (body.ncpus !== instance.ncpus || body.memory !== instance.memory) requireResizable(runState)
  if (body.cpuPlatform !== instance.cpuPlatform) requirePlatformChangeable(runState)
  if (bootDisk && holderOf(bootDisk) !== id) fail.conflict('boot disk must be attached')
  const bootDiskId = bootDisk?.id ?? null
  if (bootDiskId !== instance.bootDiskId) requireBootDiskChangeable(runState)
  return bootDiskId
}

/** Instances with their disks, network interfaces and addresses. */
export const instanceRoutes = {
  instanceList: call => {
    const project = lookup.project(call, call.query.project)
    return pageByName(call, call.backendState.db.instances.in(project.id), instance => instance)
  },

  instanceCreate: call => {
    const { backendState, query, body } = call
    const project = lookup.project(call, query.project, 'limited_collaborator')
    const plan = planInstance(call, project, body)
    const instance = atomically(backendState.db, () => {
      const created = createInstance(call, plan)
      for (const spec of body.multicastGroups) joinGroup(call, created, spec)
      return created
    })
    return finishCreating(backendState, instance, body.start)
  },

  instanceView: call => instanceOf(call, 'viewer'),

  /** Replaces everything; multicast groups only if the call has any list of them. */
  instanceUpdate: call => {
    const { backendState, body } = call
    const { db } = backendState
    const instance = instanceOf(call, 'limited_collaborator')
    const bootDiskId = checkUpdate(call, instance)
    return atomically(db, () => {
      if (body.multicastGroups) replaceGroups(call, instance, body.multicastGroups)
      return db.instances.update(instance.id, {
        ...autoRestart(body.autoRestartPolicy),
        ncpus: body.ncpus,
        memory: body.memory,
        cpuPlatform: body.cpuPlatform,
        enableJumboFrames: body.enableJumboFrames,
        bootDiskId,
        timeModified: backendState.now(),
      })
    })
  },

  instanceDelete: call => {
    const instance = instanceOf(call, 'limited_collaborator')
    requireDeletable(instance.runState)
    removeInstance(call.backendState, instance)
  },

  /** The keys copied into the instance when it was created, if they still exist. */
  instanceSshPublicKeyList: call => {
    const { db } = call.backendState
    const instance = instanceOf(call, 'viewer')
    const links = db.instanceSshKeys.by('instance', instance.id)
    const keys = links.flatMap(({ sshKeyId }) => db.sshKeys.get(sshKeyId) ?? [])
    return pageByName(call, keys.toSorted(byName), key => key)
  },

  instanceAffinityGroupList: call => {
    const { db } = call.backendState
    const instance = instanceOf(call, 'viewer')
    const memberships = db.affinityMembers.by('instance', instance.id)
    const groups = memberships.flatMap(({ groupId }) => db.affinityGroups.get(groupId) ?? [])
    return pageByName(call, groups.toSorted(byName), group => group)
  },

  instanceAntiAffinityGroupList: call => {
    const { db } = call.backendState
    const instance = instanceOf(call, 'viewer')
    const memberships = db.antiAffinityMembers.by('instance', instance.id)
    const groups = memberships.flatMap(({ groupId }) => db.antiAffinityGroups.get(groupId) ?? [])
    return pageByName(call, groups.toSorted(byName), group => group)
  },
} satisfies Handlers
