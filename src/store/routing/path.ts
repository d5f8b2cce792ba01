/** The parameters of a route, from its path and its query string. */
export type RouteParams = Record<string, string>

type NamesIn<Pattern extends string> = Pattern extends `${string}:${infer Rest}`
  ? Rest extends `${infer Name}/${infer Tail}`
    ? Name | NamesIn<Tail>
    : Rest
  : never

type SearchNames<Search extends string> = Search extends `${infer Name}&${infer Rest}`
  ? Name | SearchNames<Rest>
  : Search

/**
 * The parameters of a pattern by name: `{ project: string; from?: string }` for
 * `/projects/:project/instances-new?from`.
 */
export type PatternParams<Pattern extends string> = string extends Pattern
  ? Readonly<Record<string, string>>
  : Pattern extends `${infer Before}?${infer Search}`
    ? Readonly<Record<NamesIn<Before>, string> & { [Name in SearchNames<Search>]?: string }>
    : Readonly<Record<NamesIn<Pattern>, string>>

/** An address of the console: called to make a link, with its pattern for the route table. */
export interface Path<Pattern extends string = string> {
  (
    ...params: object extends PatternParams<Pattern>
      ? [params?: PatternParams<Pattern>]
      : [params: PatternParams<Pattern>]
  ): string
  readonly pattern: Pattern
}

/** The parameters of a path. */
export type PathParams<Page> = Page extends Path<infer Pattern> ? PatternParams<Pattern> : never

/** Splits a pattern into its path and the names of its search parameters. */
export const partsOf = (pattern: string): { path: string; search: readonly string[] } => {
  const [path = '', search] = pattern.split('?')
  return { path, search: search?.split('&') ?? [] }
}

/**
 * What reads the parameters out of a path; it returns null if the path does not match the pattern.
 * In a pattern, `:name` is a part of the path, `*name` all that follows, and a part in braces may
 * be missing. Upper and lower case are the same, and a slash at the end does not count. The function
 * throws if the path has a malformed percent encoding.
 */
export const pathMatcher = (pattern: string): ((path: string) => RouteParams | null) => {
  const source = pattern
    .replace(/:(\w+)/g, '(?<$1>[^/]+)')
    .replace(/\*(\w+)/g, '(?<$1>[^]+)')
    .replace(/\{([^}]*)\}/g, '(?:$1)?')
    // The pattern of the root is a slash itself.
    .replace(/^\/$/, '')
  const expression = new RegExp(`^${source}/?$`, 'i')
  return path => {
    const match = expression.exec(path)
    return (
      match &&
      Object.fromEntries(
        Object.entries(match.groups ?? {}).flatMap(([name, part]) =>
          part === undefined ? [] : [[name, decodeURIComponent(part)]],
        ),
      )
    )
  }
}

const fillPath = (path: string, params: Readonly<Record<string, string>>) =>
  path.replace(/:(\w+)/g, (_, name: string) => {
    const value = params[name]
    if (!value) throw new TypeError(`The address ${path} needs ${name}.`)
    return encodeURIComponent(value)
  })

/**
 * Makes a path from a pattern and, after a question mark in it, the names of the search parameters.
 * Values are URL-encoded. The function throws if a parameter of the path is missing or empty.
 */
export const definePath = <const Pattern extends string>(pattern: Pattern): Path<Pattern> => {
  const { path, search } = partsOf(pattern)
  const to = (params: Readonly<Record<string, string>> = {}) => {
    const given = search.flatMap(name => (params[name] ? [[name, params[name]]] : []))
    const query = given.length > 0 ? `?${String(new URLSearchParams(given))}` : ''
    return fillPath(path, params) + query
  }
  return Object.assign(to, { pattern }) as Path<Pattern>
}
