/** Images have no state in the API: all that changes is who owns them. */
export const imageScopes = ['project', 'silo', 'destroyed'] as const
export type ImageScope = (typeof imageScopes)[number]

export const imageVerbs = ['promote', 'demote', 'delete'] as const
export type ImageVerb = (typeof imageVerbs)[number]

/**
 * What each scope allows, and where that leads. An image starts in its project; promoting it gives
 * it to the whole silo, demoting it to any one project. Neither affects disks made from it.
 */
const NEXT: Readonly<Record<ImageScope, Readonly<Partial<Record<ImageVerb, ImageScope>>>>> = {
  project: { promote: 'silo', delete: 'destroyed' },
  silo: { demote: 'project', delete: 'destroyed' },
  destroyed: {},
}

/** Where a verb leads; undefined where it is not allowed. */
export const scopeAfter = (scope: ImageScope, verb: ImageVerb): ImageScope | undefined =>
  NEXT[scope][verb]

export const can = (scope: ImageScope, verb: ImageVerb): boolean =>
  scopeAfter(scope, verb) !== undefined

/** An image that belongs to no project belongs to the silo. */
export const imageScope = (image: {
  readonly projectId?: string | null | undefined
}): ImageScope => (image.projectId ? 'project' : 'silo')
