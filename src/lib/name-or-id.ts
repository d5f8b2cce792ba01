const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i

/** True for an id. A name is never one: the API refuses such names. */
export const isUuid = (nameOrId: string): boolean => UUID.test(nameOrId)

/**
 * What has to be said of the parents of a resource, such as its project: a name is looked up in
 * them, while an id is refused with 400 when they are given too.
 */
export const parentsOf = <Parents extends object>(
  nameOrId: string,
  parents: Parents,
): Partial<Parents> => (isUuid(nameOrId) ? {} : parents)
