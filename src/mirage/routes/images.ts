import { MAX_IMAGE_LABEL_LENGTH } from '@/lib/limits'
import { imageScope, can } from '@/machines/image/image.machine'
import type { ImageRecord } from '../models/records'
import { newIdentity, requireFreeName } from '../rules/identity'
import { blockSizeOf } from '../rules/new-disks'
import { authorize, type Context, type Role } from '../server/access'
import { fail } from '../server/errors'
import { lookup } from '../server/lookup'
import { pageByName } from '../server/page'
import type { Handlers } from '../server/route'

/** Requires a role on the project or silo that owns the image. */
const authorizeOwner = (context: Context, image: ImageRecord, need: Role) =>
  image.projectId
    ? authorize(context, 'project', image.projectId, need)
    : authorize(context, 'silo', image.siloId, need)

const checkLabel = (label: 'os' | 'version', text: string): string =>
  text.length > MAX_IMAGE_LABEL_LENGTH
    ? fail.invalidValue(label, `${label} may contain at most ${MAX_IMAGE_LABEL_LENGTH} characters`)
    : text

/** The source snapshot, which must be in the image's project if it has one. */
const sourceOf = (context: Context, id: string, projectId: string | null) => {
  const snapshot = lookup.inProject(context, 'snapshot', id, undefined)
  return projectId && snapshot.projectId !== projectId
    ? fail.invalidRequest('snapshot does not belong to this project')
    : snapshot
}

/** Images of a project, or of the silo if no project is given. */
export const imageRoutes = {
  imageList: call => {
    const { db } = call.backendState
    if (call.query.project) {
      const project = lookup.project(call, call.query.project)
      return pageByName(call, db.images.in(project.id), image => image)
    }
    const { siloId } = call.caller.user
    authorize(call, 'silo', siloId, 'viewer')
    return pageByName(call, db.images.in(siloId), image => image)
  },

  imageCreate: call => {
    const { backendState, query, body, caller } = call
    const { siloId } = caller.user
    const projectId = query.project
      ? lookup.project(call, query.project, 'limited_collaborator').id
      : null
    if (!projectId) authorize(call, 'silo', siloId, 'limited_collaborator')
    const source = sourceOf(call, body.source.id, projectId)
    const type = projectId ? 'project-image' : 'silo-image'
    requireFreeName(backendState.db.images, type, projectId ?? siloId, body.name)
    return backendState.db.images.insert({
      ...newIdentity(backendState, body),
      os: checkLabel('os', body.os),
      version: checkLabel('version', body.version),
      size: source.size,
      blockSize: blockSizeOf(backendState.db, source),
      digest: null,
      projectId,
      siloId,
    })
  },

  imageView: call => lookup.image(call, call.path.image, call.query.project),

  imageDelete: call => {
    const image = lookup.image(call, call.path.image, call.query.project)
    authorizeOwner(call, image, 'limited_collaborator')
    call.backendState.db.images.remove(image.id)
  },

  imagePromote: call => {
    const { backendState } = call
    const { images: table } = backendState.db
    const image = lookup.image(call, call.path.image, call.query.project)
    authorizeOwner(call, image, 'limited_collaborator')
    authorize(call, 'silo', image.siloId, 'limited_collaborator')
    if (!can(imageScope(image), 'promote')) fail.invalidRequest('Cannot promote a silo image')
    requireFreeName(table, 'silo-image', image.siloId, image.name)
    return table.update(image.id, { projectId: null, timeModified: backendState.now() })
  },

  /** `project` is the destination, so it is not used to look up the image. */
  imageDemote: call => {
    const { backendState, query } = call
    const { images: table } = backendState.db
    const image = lookup.image(call, call.path.image, undefined)
    const project = lookup.project(call, query.project, 'admin')
    authorize(call, 'silo', image.siloId, 'limited_collaborator')
    if (!can(imageScope(image), 'demote')) fail.invalidRequest('Cannot demote a project image')
    requireFreeName(table, 'project-image', project.id, image.name)
    return table.update(image.id, { projectId: project.id, timeModified: backendState.now() })
  },
} satisfies Handlers
