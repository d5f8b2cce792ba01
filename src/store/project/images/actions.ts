import type { Image } from '@/api/generated/types'
import { emphasis, rich } from '@/lib/rich-text'
import { imageScope } from '@/machines/image/image.machine'
import { confirmed, deletion, leaving, type ActionViewModel } from '@/store/commands/action'
import { siloPaths } from '@/store/silo/paths'
import { projectPaths, type ProjectParams } from '../paths'
import { reasonCannot } from './rules'

/**
 * The actions on a project's image in its row, its panel and the palette. `screen` is the path of
 * the panel if they are offered there.
 */
export const projectImageActions = (
  image: Image,
  { project }: ProjectParams<'project'>,
  screen?: string,
): ActionViewModel[] => {
  const { id, name } = image
  const args = { path: { image: name }, query: { project } }
  const then = leaving(screen, projectPaths.images({ project }))
  return [
    {
      id: 'createDisk',
      label: 'Create disk',
      to: projectPaths.diskCreateFrom({ project, image: id }),
    },
    {
      id: 'createInstance',
      label: 'Create instance',
      to: projectPaths.instanceCreateFrom({ project, image: id }),
    },
    {
      id: 'promote',
      label: 'Promote',
      reason: reasonCannot(imageScope(image), 'promote'),
      event: confirmed(
        {
          verb: 'Promote',
          kind: 'image',
          name,
          consequences: rich`Once promoted, it is visible to all projects in the silo, and no longer belongs to the project ${emphasis(project)}. Disks made from it are kept.`,
        },
        {
          source: `imagePromote/${id}`,
          command: { endpoint: 'imagePromote', args },
          success: {
            content: ['Image ', emphasis(name), ' promoted'],
            link: { label: 'View silo images', to: siloPaths.images() },
          },
          errorTitle: 'Could not promote image',
          ...then,
        },
      ),
    },
    deletion(
      {
        id,
        kind: 'image',
        name,
        reason: reasonCannot(imageScope(image), 'delete'),
        consequences: rich`No more disks can be made from it in the project. Disks made from it and the snapshot it was made from are kept.`,
      },
      { command: { endpoint: 'imageDelete', args }, ...then },
    ),
  ]
}
