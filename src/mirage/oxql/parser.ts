import { fault } from './budget'
import {
  type Alignment,
  type Comparison,
  comparisons,
  type Condition,
  type Literal,
  type Query,
  type Reducer,
  type Source,
  type Stage,
} from './syntax'
import { positionOf, type Token, tokenize, type TokenKind } from './tokens'

const SECOND = 1_000
const MINUTE = 60 * SECOND
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** Months and years have a fixed average length. */
const UNITS: Record<string, number> = {
  Y: 365 * DAY,
  M: 30 * DAY,
  w: 7 * DAY,
  d: DAY,
  h: HOUR,
  m: MINUTE,
  s: SECOND,
  ms: 1,
  us: 1 / 1_000,
  ns: 1 / 1_000_000,
}

/** Parses a duration such as `5m` to milliseconds. */
const readDuration = (text: string): number => {
  const [, count = '0', unit = ''] = /^(\d+)(\w+)$/.exec(text) ?? []
  return Number(count) * (UNITS[unit] ?? Number.NaN)
}

/**
 * Parses `@…`: now, a date, a date and time, or a time of today, in UTC without a zone. NaN for
 * dates that do not exist.
 */
const readTime = (text: string, now: number): number => {
  const written = text.slice(1)
  if (written === 'now()') return now
  if (/^\d\d:/.test(written)) {
    const [today] = new Date(now).toISOString().split('T')
    return Date.parse(`${today}T${written}Z`)
  }
  return Date.parse(written.includes('T') ? `${written}Z` : written)
}

const named = ({ kind, text }: Token) => (kind === 'end' ? 'the end of the query' : `"${text}"`)

const unquoted = (text: string) => text.slice(1, -1).replace(/\\(.)/g, '$1')

/** Deeper than any real query, and safe for the call stack. */
const MAX_DEPTH = 100

/** Longer than any real query. Bounds the cost of parsing and the number of stages. */
const MAX_CHARACTERS = 10_000

/** A recursive-descent parser. Reports unexpected tokens with line and column. */
class Parser {
  readonly #query: string
  readonly #now: number
  readonly #tokens: readonly Token[]
  #next = 0
  #depth = 0

  constructor(query: string, now: number) {
    if (query.length > MAX_CHARACTERS) fault(`the query has more than ${MAX_CHARACTERS} characters`)
    this.#query = query
    this.#now = now
    this.#tokens = tokenize(query)
  }

  all(): Query {
    const query = this.#pipeline()
    if (this.#peek().kind !== 'end') this.#unexpected('"|" or the end of the query')
    return query
  }

  #peek(): Token {
    return this.#tokens[this.#next] ?? this.#tokens.at(-1)!
  }

  #unexpected(expected: string): never {
    const token = this.#peek()
    const place = positionOf(this.#query, token.at)
    return fault(`Error at ${place}: expected ${expected}, found ${named(token)}`)
  }

  /** Consumes the next token if it matches. */
  #takes(text: string): boolean {
    const { kind, text: found } = this.#peek()
    const is = found === text && (kind === 'symbol' || kind === 'word')
    if (is) this.#next++
    return is
  }

  #expect(text: string) {
    if (!this.#takes(text)) this.#unexpected(`"${text}"`)
  }

  #take(kind: TokenKind, expected: string): string {
    const token = this.#peek()
    if (token.kind !== kind) this.#unexpected(expected)
    this.#next++
    return token.text
  }

  #nested<T>(read: () => T): T {
    if (++this.#depth > MAX_DEPTH) fault('the query is nested too deeply')
    const value = read()
    this.#depth--
    return value
  }

  #list<T>(separator: string, read: () => T): T[] {
    const items = [read()]
    while (this.#takes(separator)) items.push(read())
    return items
  }

  #pipeline(): Query {
    const source = this.#source()
    const stages: Stage[] = []
    while (this.#takes('|')) stages.push(this.#stage())
    return { source, stages }
  }

  #source(): Source {
    if (this.#takes('{')) {
      const queries = this.#nested(() => this.#list(';', () => this.#pipeline()))
      this.#expect('}')
      return { kind: 'subqueries', queries }
    }
    if (!this.#takes('get')) this.#unexpected('"get" or "{"')
    const target = this.#take('word', 'the name of a timeseries')
    this.#expect(':')
    return {
      kind: 'get',
      timeseries: `${target}:${this.#take('word', 'the name of a metric')}`,
    }
  }

  #stage(): Stage {
    if (this.#takes('filter')) return { kind: 'filter', condition: this.#or() }
    if (this.#takes('align')) return this.#align()
    if (this.#takes('group_by')) return this.#groupBy()
    if (this.#takes('join')) return { kind: 'join' }
    if (this.#takes('first')) return { kind: 'limit', end: 'first', count: this.#count() }
    if (this.#takes('last')) return { kind: 'limit', end: 'last', count: this.#count() }
    return this.#unexpected('one of filter, align, group_by, join, first, last')
  }

  #count(): number {
    const count = Number(this.#take('integer', 'a number of points'))
    return count > 0 ? count : fault('the number of points must be positive')
  }

  #align(): Stage {
    const method = (['mean_within', 'interpolate'] satisfies Alignment[]).find(each =>
      this.#takes(each),
    )
    if (!method) return this.#unexpected('one of mean_within, interpolate')
    this.#expect('(')
    const period = readDuration(this.#take('duration', 'a duration'))
    this.#expect(')')
    return period > 0
      ? { kind: 'align', method, period }
      : fault('the period of an alignment must be positive')
  }

  #groupBy(): Stage {
    this.#expect('[')
    const fields = this.#takes(']') ? [] : this.#fields()
    const reducers: readonly Reducer[] = ['mean', 'sum']
    const reducer = this.#takes(',') ? reducers.find(each => this.#takes(each)) : 'mean'
    return reducer ? { kind: 'group_by', fields, reducer } : this.#unexpected('one of mean, sum')
  }

  #fields(): string[] {
    const fields = this.#list(',', () => this.#take('word', 'the name of a field'))
    this.#expect(']')
    return fields
  }

  /** From the lowest to the highest precedence: `||`, `^`, `&&`, `!`. */
  #or(): Condition {
    return this.#chain('||', 'or', () => this.#chain('^', 'xor', () => this.#and()))
  }

  #and(): Condition {
    return this.#chain('&&', 'and', () => this.#factor())
  }

  #chain(sign: string, kind: 'and' | 'or' | 'xor', read: () => Condition): Condition {
    return this.#list(sign, read).reduce((left, right) => ({ kind, left, right }))
  }

  #factor(): Condition {
    if (this.#takes('!')) return { kind: 'not', operand: this.#nested(() => this.#factor()) }
    if (!this.#takes('(')) return this.#comparing()
    const condition = this.#nested(() => this.#or())
    this.#expect(')')
    return condition
  }

  #comparing(): Condition {
    const field = this.#take('word', 'the name of a field')
    return { kind: 'compare', field, comparison: this.#comparison(), literal: this.#literal() }
  }

  #comparison(): Comparison {
    const found = comparisons.find(each => this.#takes(each))
    return found ?? this.#unexpected('a comparison')
  }

  #literal(): Literal {
    if (this.#takes('true')) return { kind: 'boolean', value: true }
    if (this.#takes('false')) return { kind: 'boolean', value: false }
    const { kind, text } = this.#peek()
    switch (kind) {
      case 'integer':
      case 'double':
        this.#next++
        return { kind, value: Number(text) }
      case 'string':
        this.#next++
        return { kind, value: unquoted(text) }
      case 'uuid':
      case 'ip':
        this.#next++
        return { kind, value: text }
      case 'time':
        return { kind: 'timestamp', value: this.#time() }
      default:
        return this.#unexpected('a value')
    }
  }

  /** Durations can only be added to or subtracted from `@now()`. */
  #time(): number {
    const text = this.#take('time', 'a timestamp')
    const time = readTime(text, this.#now)
    if (Number.isNaN(time)) fault(`there is no such time as ${text}`)
    if (text !== '@now()') return time
    if (this.#takes('-')) return time - readDuration(this.#take('duration', 'a duration'))
    if (this.#takes('+')) return time + readDuration(this.#take('duration', 'a duration'))
    return time
  }
}

/** Parses a query. `now` is the value of `@now()`. Throws an `OxqlFault`. */
export const parseQuery = (query: string, now: number): Query => new Parser(query, now).all()
