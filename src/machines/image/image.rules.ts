import { rich, type RichText } from '@/lib/rich-text'
import { readLifecycle } from '../lifecycle'
import {
  imageMachine,
  imageStates,
  imageVerbs,
  type ImagePlace,
  type ImageVerb,
} from './image.machine'

/** What an image can be asked where it lives, and where that leads. */
export const { can, allowedStates, stateAfter } = readLifecycle(
  imageMachine,
  imageStates,
  imageVerbs,
)

/** Where an image lives: one that belongs to no project belongs to the silo. */
export const imagePlace = (image: {
  readonly projectId?: string | null | undefined
}): ImagePlace => (image.projectId ? 'project' : 'silo')

/** Why a verb is not offered, or undefined when it is. */
export const reasonCannot = (place: ImagePlace, verb: ImageVerb): RichText | undefined => {
  if (can(place, verb)) return undefined
  switch (verb) {
    case 'promote':
      return rich`Only project images can be promoted`
    case 'demote':
      return rich`Only silo images can be demoted`
    case 'delete':
      return rich`The image is already deleted`
  }
}
