import { groupedBy } from '@/lib/grouped'

/** An object to be named, by the type of its block. `path` is its name, after those of its parents. */
export interface Named {
  readonly id: string
  readonly type: string
  readonly path: readonly string[]
}

/** A name as an identifier of the configuration language. */
export const identifierOf = (path: readonly string[]): string => {
  const text = path.map(name => name.replace(/[^A-Za-z0-9_]/g, '_') || '_').join('_')
  return /^[A-Za-z_]/.test(text) ? text : `_${text}`
}

const HEX_DIGITS = 8

/**
 * The labels of objects by their ids, unique within each type. Those that would be equal end in the
 * first digits of their ids, so the same objects have the same labels in any order.
 */
export const labelsOf = (objects: readonly Named[]): ReadonlyMap<string, string> => {
  const labels = new Map<string, string>()
  const endings = [
    () => '',
    (id: string) => `_${id.replace(/^.*\//, '').slice(0, HEX_DIGITS)}`,
    (id: string) => `_${id.replace(/[^A-Za-z0-9]/g, '_')}`,
  ]
  let open = objects
  const taken = new Set<string>()
  for (const ending of endings) {
    const groups = groupedBy(
      open,
      ({ id, type, path }) => `${type}.${identifierOf(path)}${ending(id)}`,
    )
    open = [...groups].flatMap(([address, members]) => {
      const [only] = members
      if (members.length > 1 || !only || taken.has(address)) return members
      labels.set(only.id, address.slice(only.type.length + 1))
      taken.add(address)
      return []
    })
  }
  return labels
}
