import { fault } from './budget'

const patterns = {
  space: /\s+/y,
  uuid: /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}\b/iy,
  time: /@(?:now\(\)|\d{4}-\d\d-\d\d(?:T\d\d:\d\d:\d\d(?:\.\d{1,9})?)?|\d\d:\d\d:\d\d(?:\.\d{1,9})?)/y,
  ip: /\d{1,3}(?:\.\d{1,3}){3}\b|[0-9a-f]{0,4}(?::[0-9a-f]{0,4}){2,7}/iy,
  duration: /\d+(?:ns|us|ms|[YMwdhms])\b/y,
  double: /-?\d+(?:\.\d+(?:e[+-]?\d+)?|e[+-]?\d+)/iy,
  integer: /-?\d+\b/y,
  word: /[a-z_][a-z0-9_]*/iy,
  string: /"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'/y,
  symbol: /\|\||&&|==|!=|<=|>=|~=|[|^!<>()[\]{};,:+-]/y,
} as const

type Kind = keyof typeof patterns
const kinds = Object.entries(patterns) as [Kind, RegExp][]

export type TokenKind = Exclude<Kind, 'space'> | 'end'

export interface Token {
  readonly kind: TokenKind
  readonly text: string
  /** Offset in the query. */
  readonly at: number
}

/** Line and column of an offset, both from 1. */
export const positionOf = (query: string, at: number): string => {
  const before = query.slice(0, at).split('\n')
  return `${before.length}:${(before.at(-1) ?? '').length + 1}`
}

const matchAt = (query: string, at: number) => {
  for (const [kind, pattern] of kinds) {
    pattern.lastIndex = at
    if (pattern.test(query) && pattern.lastIndex > at) {
      return { kind, text: query.slice(at, pattern.lastIndex) }
    }
  }
  return fault(
    `Error at ${positionOf(query, at)}: unexpected character "${query.slice(at, at + 1)}"`,
  )
}

/** Splits a query into tokens, with an end token at the end. */
export const tokenize = (query: string): Token[] => {
  const tokens: Token[] = []
  let at = 0
  while (at < query.length) {
    const { kind, text } = matchAt(query, at)
    if (kind !== 'space') tokens.push({ kind, text, at })
    at += text.length
  }
  return [...tokens, { kind: 'end', text: '', at }]
}
