import type { Image } from '@/api/generated/types'
import { emphasis, rich } from '@/lib/rich-text'
import { imagePlace } from '@/machines/image/image.rules'
import { confirmed, deletion, leaving, type ActionViewModel } from '@/store/commands/action'
import { siloPaths } from '@/store/silo/paths'
import { projectPaths } from '../paths'
import { reasonCannot } from './rules'

/** Where the actions are offered. */
export interface ProjectImageActionsPlace {
  project: string
  /** Path of the image's own panel, where they are offered on it rather than in the list. */
  screen?: string
}

const leavingImage = ({ project, screen }: ProjectImageActionsPlace) =>
  leaving(screen, projectPaths.images({ project }))

const promote = (image: Image, place: ProjectImageActionsPlace): ActionViewModel => {
  const { id, name } = image
  const { project } = place
  return {
    id: 'promote',
    label: 'Promote',
    reason: reasonCannot(imagePlace(image), 'promote'),
    event: confirmed(
      {
        verb: 'Promote',
        kind: 'image',
        name,
        consequences: rich`Once promoted, it is visible to all projects in the silo, and no longer one of the images of the project ${emphasis(project)}. Disks made from it stay as they are.`,
      },
      {
        source: `imagePromote/${id}`,
        command: { endpoint: 'imagePromote', args: { path: { image: name }, query: { project } } },
        success: {
          content: ['Image ', emphasis(name), ' promoted'],
          link: { label: 'View silo images', to: siloPaths.images() },
        },
        errorTitle: 'Could not promote image',
        ...leavingImage(place),
      },
    ),
  }
}

/** What can be done to a project's image: the list's rows, its own panel and the palette read this. */
export const projectImageActions = (
  image: Image,
  place: ProjectImageActionsPlace,
): ActionViewModel[] => {
  const { id, name } = image
  const { project } = place
  return [
    promote(image, place),
    deletion(
      {
        id,
        kind: 'image',
        name,
        reason: reasonCannot(imagePlace(image), 'delete'),
        consequences: rich`No more disks can be made from it in the project. Disks made from it stay and go on working, and so does the snapshot it was made from.`,
      },
      {
        command: { endpoint: 'imageDelete', args: { path: { image: name }, query: { project } } },
        ...leavingImage(place),
      },
    ),
  ]
}
