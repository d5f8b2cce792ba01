/** The parameters of a route, from its path and its query string. */
export type RouteParams = Record<string, string>
