import { compile } from 'path-to-regexp'

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
 * Makes a path from a pattern: path-to-regexp syntax and, after a question mark, the names of the
 * search parameters. Values are URL-encoded.
 */
export const definePath = <const Pattern extends string>(pattern: Pattern): Path<Pattern> => {
  const { path, search } = partsOf(pattern)
  let fill: ReturnType<typeof compile> | undefined
  const to = (params: Readonly<Record<string, string>> = {}) => {
    const given = search.flatMap(name => (params[name] ? [[name, params[name]]] : []))
    const query = given.length > 0 ? `?${String(new URLSearchParams(given))}` : ''
    return (fill ??= compile(path))(params) + query
  }
  return Object.assign(to, { pattern }) as Path<Pattern>
}
