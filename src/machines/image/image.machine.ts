import { setup } from 'xstate'
import { readLifecycle } from '../lifecycle'

/** Images have no state in the API: all that changes is who owns them. */
export const imageScopes = ['project', 'silo', 'destroyed'] as const
export type ImageScope = (typeof imageScopes)[number]

export const imageVerbs = ['promote', 'demote', 'delete'] as const
export type ImageVerb = (typeof imageVerbs)[number]

/**
 * What each scope allows, and where that leads. Never runs as an actor. An image starts in its
 * project; promoting it gives it to the whole silo, demoting it to any one project. Neither affects
 * disks made from it.
 */
export const imageMachine = setup({
  types: { events: {} as { type: ImageVerb } },
}).createMachine({
  id: 'image',
  initial: 'project',
  states: {
    project: { on: { promote: 'silo', delete: 'destroyed' } },
    silo: { on: { demote: 'project', delete: 'destroyed' } },
    destroyed: { type: 'final' },
  },
})

/** Which verbs an image allows, and where they lead. */
export const { can, stateAfter: scopeAfter } = readLifecycle(imageMachine, imageScopes, imageVerbs)

/** An image that belongs to no project belongs to the silo. */
export const imageScope = (image: {
  readonly projectId?: string | null | undefined
}): ImageScope => (image.projectId ? 'project' : 'silo')
