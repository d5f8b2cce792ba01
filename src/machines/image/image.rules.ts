/** Images have no state in the API: all that changes is who owns them. */
export const imagePlaces = ['project', 'silo', 'destroyed'] as const
export type ImagePlace = (typeof imagePlaces)[number]

export const imageVerbs = ['promote', 'demote', 'delete'] as const
export type ImageVerb = (typeof imageVerbs)[number]

/**
 * What each place allows, and where that leads. An image starts in its project; promoting it gives
 * it to the whole silo, demoting it to any one project. Neither affects disks made from it.
 */
const NEXT: Readonly<Record<ImagePlace, Readonly<Partial<Record<ImageVerb, ImagePlace>>>>> = {
  project: { promote: 'silo', delete: 'destroyed' },
  silo: { demote: 'project', delete: 'destroyed' },
  destroyed: {},
}

/** Where a verb leads; undefined where it is not allowed. */
export const placeAfter = (place: ImagePlace, verb: ImageVerb): ImagePlace | undefined =>
  NEXT[place][verb]

export const can = (place: ImagePlace, verb: ImageVerb): boolean =>
  placeAfter(place, verb) !== undefined

/** An image that belongs to no project belongs to the silo. */
export const imagePlace = (image: {
  readonly projectId?: string | null | undefined
}): ImagePlace => (image.projectId ? 'project' : 'silo')
