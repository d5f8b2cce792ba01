const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i

/** A name never looks like an id: the API rejects such names. */
export const isUuid = (nameOrId: string): boolean => UUID.test(nameOrId)

/**
 * The parent selectors to send with a resource, such as its project: names need them, while ids
 * must come without them (400 otherwise).
 */
export const parentsOf = <Parents extends object>(
  nameOrId: string,
  parents: Parents,
): Partial<Parents> => (isUuid(nameOrId) ? {} : parents)
