import { fail } from './errors'

interface Node<Target> {
  literals: Map<string, Node<Target>>
  parameter: { name: string; node: Node<Target> } | null
  targets: Map<string, Target>
}

const createNode = <Target>(): Node<Target> => ({
  literals: new Map(),
  parameter: null,
  targets: new Map(),
})

export interface Match<Target> {
  target: Target
  path: Record<string, string>
}

const decode = (segment: string): string => {
  try {
    return decodeURIComponent(segment)
  } catch {
    return fail.unreadable(`bad parameter in URL path: invalid percent-encoding in "${segment}"`)
  }
}

/** Finds the target of a method and path. Literal segments take precedence over parameters. */
export class Router<Target> {
  readonly #root: Node<Target> = createNode()

  /** `pattern` has parameters in braces: `/v1/disks/{disk}`. */
  add(method: string, pattern: string, target: Target): void {
    let node = this.#root
    for (const segment of pattern.split('/').slice(1)) node = this.#step(node, segment)
    node.targets.set(method, target)
  }

  /** Throws 404 for unknown paths, 405 for methods that the path does not support. */
  match(method: string, pathname: string): Match<Target> {
    const path: Record<string, string> = {}
    let node: Node<Target> | undefined = this.#root
    for (const segment of pathname.split('/').slice(1)) {
      const next: Node<Target> | undefined = node.literals.get(segment)
      if (!next && node.parameter && segment !== '') path[node.parameter.name] = decode(segment)
      node = next ?? (segment === '' ? undefined : node.parameter?.node)
      if (!node) return fail.noRoute()
    }
    if (node.targets.size === 0) return fail.noRoute()
    const target = node.targets.get(method)
    if (target === undefined) return fail.methodNotAllowed([...node.targets.keys()].sort())
    return { target, path }
  }

  #step(node: Node<Target>, segment: string): Node<Target> {
    const name = /^\{(\w+)\}$/.exec(segment)?.[1]
    if (name) {
      node.parameter ??= { name, node: createNode() }
      return node.parameter.node
    }
    const next = node.literals.get(segment) ?? createNode()
    node.literals.set(segment, next)
    return next
  }
}
