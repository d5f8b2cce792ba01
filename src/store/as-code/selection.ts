import type { Indexed } from './found'
import type { Options, Scope } from './options'

/** The objects of a project that a text is about. */
export interface Selection {
  /** Null for all of the project, and the project itself. */
  readonly ids: ReadonlySet<string> | null
  readonly kind: Scope['kind']
  /** Whether what belongs to the objects is taken with them. */
  readonly hasParts: boolean
  /** Whether a person chose the object itself. */
  isChosen(id: string): boolean
  /** Whether the parts of a VPC are taken with it. */
  hasPartsOf(vpc: string): boolean
}

const belongingTo = (index: Indexed, instance: string): readonly string[] => [
  ...index.disksOf(instance).map(({ id }) => id),
  ...index.floatingIpsOf(instance).map(({ id }) => id),
  ...index.groupsOf(instance).map(({ groupId }) => groupId),
]

/** Finds out which objects of a project are meant. */
export const selectionOf = (
  index: Indexed,
  { kind, ids }: Scope,
  { hasParts }: Pick<Options, 'hasParts'>,
): Selection => {
  if (kind === 'project')
    return { kind, hasParts, ids: null, isChosen: () => false, hasPartsOf: () => true }
  const chosen = new Set(ids)
  const more =
    kind === 'instance' && hasParts ? ids.flatMap(instance => belongingTo(index, instance)) : []
  return {
    kind,
    hasParts,
    ids: new Set([...ids, ...more]),
    isChosen: id => chosen.has(id),
    hasPartsOf: vpc => hasParts && chosen.has(vpc),
  }
}
