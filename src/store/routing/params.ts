/** The parameters of a route: those of its path, and those it takes from the query string. */
export type RouteParams = Record<string, string>
