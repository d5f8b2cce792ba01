import { compile } from 'path-to-regexp'

/** `instance` of `:instance/storage`, `metric` of `:metric}`. */
type NameIn<Text extends string> = Text extends `${infer Name}}${string}` ? Name : Text

type Names<Pattern extends string> = Pattern extends `${string}:${infer Rest}`
  ? Rest extends `${infer Head}/${infer Tail}`
    ? NameIn<Head> | Names<Tail>
    : NameIn<Rest>
  : never

/** An address of the console: its pattern for the route table, and the address itself for links. */
export interface Path<Pattern extends string = string> {
  (params?: Readonly<Partial<Record<Names<Pattern>, string>>>): string
  readonly pattern: Pattern
}

/** Makes a path of its pattern (path-to-regexp's syntax). Names are encoded where they are put in. */
export const definePath = <const Pattern extends string>(pattern: Pattern): Path<Pattern> => {
  let fill: ReturnType<typeof compile> | undefined
  const to = (params = {}) => (fill ??= compile(pattern))(params)
  return Object.assign(to, { pattern })
}
