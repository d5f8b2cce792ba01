/** A part of a graph that is drawn in columns, one for each kind. */
export interface GraphPart<Kind extends string = string> {
  id: string
  kind: Kind
  name: string
  /** Its properties, one line each. */
  facts: readonly string[]
  /** A word for its state, on a line of its own. */
  state?: string
}

/** How sure a connection is: configured but not up, or only inferred. */
export type LinkLook = 'dashed' | 'dotted'

/** A connection of two parts; `from` is the one further to the left. */
export interface GraphLink {
  from: string
  to: string
  notes: readonly string[]
  look?: LinkLook
}

export interface Graph<Part extends GraphPart = GraphPart> {
  parts: readonly Part[]
  links: readonly GraphLink[]
}

/** A part that another one is linked to. */
export interface Neighbor<Part extends GraphPart> {
  part: Part
  notes: readonly string[]
}

/** A part with its neighbors, grouped by kind. */
export interface ListedPart<Part extends GraphPart> {
  part: Part
  groups: readonly { kind: Part['kind']; others: readonly Neighbor<Part>[] }[]
}

/** Converts a graph to a list: the parts of each kind, each with its neighbors. */
export const listParts = <Part extends GraphPart>(
  { parts, links }: Graph<Part>,
  kinds: readonly Part['kind'][],
): { kind: Part['kind']; parts: ListedPart<Part>[] }[] => {
  const byId = new Map(parts.map(part => [part.id, part]))
  const neighbors = new Map<string, Neighbor<Part>[]>()
  const add = (id: string, other: string, notes: readonly string[]) => {
    const part = byId.get(other)
    if (part) neighbors.set(id, [...(neighbors.get(id) ?? []), { part, notes }])
  }
  for (const { from, to, notes } of links) {
    add(from, to, notes)
    add(to, from, notes)
  }
  const listed = (part: Part): ListedPart<Part> => {
    const all = neighbors.get(part.id) ?? []
    const groups = kinds.map(kind => ({
      kind,
      others: all.filter(other => other.part.kind === kind),
    }))
    return { part, groups: groups.filter(({ others }) => others.length > 0) }
  }
  return kinds.map(kind => ({ kind, parts: parts.filter(part => part.kind === kind).map(listed) }))
}
