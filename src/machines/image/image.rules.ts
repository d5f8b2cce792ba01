import { readLifecycle } from '../lifecycle'
import { imageMachine, imageStates, imageVerbs, type ImagePlace } from './image.machine'

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
