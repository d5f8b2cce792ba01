import type { Image } from '@/api/generated/types'
import { rich } from '@/lib/rich-text'
import { imageScope } from '@/machines/image/image.machine'
import { deletion, leaving, type ActionViewModel } from '@/store/commands/action'
import { reasonCannot } from '@/store/project/images/rules'
import type { ScreenActions } from '@/store/routing/route'
import { requestForm } from '../forms'
import { siloPaths } from '../paths'

/** Promotes an image of a project to the silo. */
export const promoteImage: ActionViewModel = {
  id: 'promote',
  label: 'Promote image',
  event: requestForm('imagePromote', {}),
}

const listActions: ScreenActions = { group: 'Actions', actions: [promoteImage] }

/** The palette actions of the list. */
export const selectSiloImagesActions = (): ScreenActions => listActions

/**
 * The actions on an image of the silo in its row, its panel and the palette. `screen` is the path
 * of the panel if they are offered there.
 */
export const siloImageActions = (image: Image, screen?: string): ActionViewModel[] => {
  const { id, name } = image
  const scope = imageScope(image)
  const make = (what: 'disk' | 'instance') =>
    requestForm('imageUse', { image: id, name, make: what })
  return [
    { id: 'createDisk', label: 'Create disk', event: make('disk') },
    { id: 'createInstance', label: 'Create instance', event: make('instance') },
    {
      id: 'demote',
      label: 'Demote',
      reason: reasonCannot(scope, 'demote'),
      event: requestForm('imageDemote', { image: id, name, on: screen ? 'panel' : 'list' }),
    },
    deletion(
      {
        id,
        kind: 'image',
        name,
        reason: reasonCannot(scope, 'delete'),
        consequences: rich`Projects of the silo can no longer make disks from it. Disks made from it are kept.`,
      },
      {
        command: { endpoint: 'imageDelete', args: { path: { image: name } } },
        ...leaving(screen, siloPaths.images()),
      },
    ),
  ]
}
