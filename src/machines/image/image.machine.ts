import { setup } from 'xstate'

/** The API gives images no state: where one lives is all that changes. */
export const imageStates = ['project', 'silo', 'destroyed'] as const
export type ImagePlace = (typeof imageStates)[number]

export const imageVerbs = ['promote', 'demote', 'delete'] as const
export type ImageVerb = (typeof imageVerbs)[number]

/**
 * The life of an image on the server. Never run as an actor: see `image.rules.ts`.
 *
 * An image made from a snapshot starts in its project; promoting gives it to the whole silo, and
 * demoting to any one project. Disks made from it do not mind any of this.
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
