import { fault } from './budget'
import { duration, integer, literal } from './literals'
import { Scanner } from './scanner'
import {
  type Alignment,
  comparisons,
  type Comparing,
  type Condition,
  depthOf,
  type Query,
  type Reducer,
  type Source,
  type Stage,
} from './syntax'

/** Length of a query, trimmed. The server counts bytes, and calls them characters. */
const MAX_BYTES = 4_096

/** Deeper than any real query, and safe for the call stack. */
const MAX_DEPTH = 100

/** How deep a condition may be. Each `&&`, `||` or `^` is one level, as they nest to the right. */
const MAX_CONDITION_DEPTH = 32

/** Unicode's white space, which is trimmed. `trim` of JavaScript has another list. */
const EDGES = /^\p{White_Space}+|\p{White_Space}+$/gu

/** Every stage: a table operation of the language, or a source. */
type Operation = { readonly source: Source } | { readonly stage: Stage }

const refuseDeep = (condition: Condition): Condition =>
  depthOf(condition) < MAX_CONDITION_DEPTH
    ? condition
    : fault(
        'Maximum recursion level exceeded trying to simplify logical expression to disjunctive ' +
          'normal form',
      )

/** A recursive-descent parser without tokens: as in the server's grammar, white space matters. */
class Parser {
  readonly #scanner: Scanner
  readonly #now: number
  #depth = 0

  constructor(text: string, now: number) {
    this.#scanner = new Scanner(text)
    this.#now = now
  }

  all(): Query {
    const query = this.#query()
    return query && this.#scanner.isAtEnd() ? query : this.#scanner.refuse()
  }

  #nested<T>(read: () => T): T {
    if (++this.#depth > MAX_DEPTH) fault('the query is nested too deeply')
    const value = read()
    this.#depth--
    return value
  }

  /** Every query and subquery starts with its source, and has no other. */
  #query(): Query | undefined {
    const scanner = this.#scanner
    const operations = scanner.list(
      () => scanner.separator('|', true),
      () => this.#operation(),
    )
    if (!operations) return undefined
    const [first, ...others] = operations
    const stages = others.flatMap(each => ('stage' in each ? [each.stage] : []))
    return first && 'source' in first && stages.length === others.length
      ? { source: first.source, stages }
      : scanner.misses('every subquery must start with a `get` operation')
  }

  #operation(): Operation | undefined {
    const source = this.#get() ?? this.#subqueries()
    if (source) return { source }
    const stage =
      this.#filter() ?? this.#groupBy() ?? this.#join() ?? this.#align() ?? this.#limit()
    return stage && { stage }
  }

  /** A word and the white space after it. */
  #keyword(word: string): boolean {
    return this.#scanner.takes(word) && this.#scanner.space()
  }

  #identifier(): string | undefined {
    return this.#scanner.match(/[a-z][a-z0-9]*(?:_[a-z0-9]+)*/y, 'A valid identifier')
  }

  #get(): Source | undefined {
    return this.#scanner.attempt(() => {
      if (!this.#keyword('get')) return undefined
      const target = this.#identifier()
      if (target === undefined || !this.#scanner.takes(':')) return undefined
      const metric = this.#identifier()
      return metric === undefined ? undefined : { kind: 'get', timeseries: `${target}:${metric}` }
    })
  }

  #subqueries(): Source | undefined {
    const scanner = this.#scanner
    return scanner.attempt(() => {
      if (!scanner.takes('{')) return undefined
      scanner.space()
      const queries = this.#nested(() =>
        scanner.list(
          () => scanner.separator(';', true),
          () => this.#query(),
        ),
      )
      if (!queries) return undefined
      scanner.space()
      return scanner.takes('}') ? { kind: 'subqueries', queries } : undefined
    })
  }

  #filter(): Stage | undefined {
    return this.#scanner.attempt(() => {
      const condition = this.#keyword('filter') ? this.#or() : undefined
      if (!condition) return undefined
      this.#scanner.space()
      return { kind: 'filter', condition: refuseDeep(condition) }
    })
  }

  #groupBy(): Stage | undefined {
    const scanner = this.#scanner
    return scanner.attempt(() => {
      if (!this.#keyword('group_by') || !scanner.takes('[')) return undefined
      scanner.space()
      const fields = scanner.list(
        () => scanner.separator(','),
        () => this.#identifier(),
      )
      scanner.takes(',')
      scanner.space()
      if (!scanner.takes(']')) return undefined
      const reducer = scanner.attempt(() => (scanner.takes(',') ? this.#reducer() : undefined))
      return { kind: 'group_by', fields: fields ?? [], reducer: reducer ?? 'mean' }
    })
  }

  #reducer(): Reducer | undefined {
    this.#scanner.space()
    const reducers: readonly Reducer[] = ['mean', 'sum']
    const found = reducers.find(each => this.#scanner.takes(each))
    return found ?? this.#scanner.misses('a reducer name')
  }

  #join(): Stage | undefined {
    return this.#scanner.takes('join') ? { kind: 'join' } : undefined
  }

  #align(): Stage | undefined {
    const scanner = this.#scanner
    return scanner.attempt(() => {
      if (!this.#keyword('align')) return undefined
      const methods: readonly Alignment[] = ['interpolate', 'mean_within']
      const method = methods.find(each => scanner.takes(each))
      const period = method && scanner.takes('(') ? duration(scanner) : undefined
      if (!method || period === undefined || !scanner.takes(')')) return undefined
      if (period === 0) fault('The period of an alignment must not be zero')
      return { kind: 'align', method, period }
    })
  }

  #limit(): Stage | undefined {
    return this.#scanner.attempt(() => {
      const end = (['first', 'last'] as const).find(each => this.#keyword(each))
      const count = end && integer(this.#scanner)
      if (!end || count === undefined) return undefined
      if (count <= 0n) return this.#scanner.misses('limit count must be a nonzero usize')
      return { kind: 'limit', end, count: Number(count) }
    })
  }

  /** From the lowest to the highest precedence: `||`, `&&`, `^`, `!`. */
  #or(): Condition | undefined {
    return this.#chain('||', 'or', () =>
      this.#chain('&&', 'and', () => this.#chain('^', 'xor', () => this.#factor())),
    )
  }

  #chain(sign: string, kind: 'and' | 'or' | 'xor', read: () => Condition | undefined) {
    const parts = this.#scanner.list(() => this.#scanner.separator(sign), read)
    return parts?.reduceRight((right, left): Condition => ({ kind, left, right }))
  }

  #factor(): Condition | undefined {
    const scanner = this.#scanner
    return scanner.attempt(() => {
      if (scanner.takes('!')) {
        scanner.space()
        const operand = this.#nested(() => this.#factor())
        return operand && { kind: 'not', operand }
      }
      const comparing = scanner.attempt(() => this.#comparing())
      if (comparing) return comparing
      if (!scanner.takes('(')) return undefined
      scanner.space()
      const condition = this.#nested(() => this.#or())
      scanner.space()
      return condition && scanner.takes(')') ? condition : undefined
    })
  }

  #comparing(): Comparing | undefined {
    const field = this.#identifier()
    if (field === undefined) return undefined
    this.#scanner.space()
    const comparison = comparisons.find(each => this.#scanner.takes(each))
    if (!comparison) return undefined
    this.#scanner.space()
    const value = literal(this.#scanner, this.#now)
    if (!value) return undefined
    return comparison === '~=' && value.kind !== 'string'
      ? this.#scanner.misses('~= comparison is only supported for string literals')
      : { kind: 'compare', field, comparison, literal: value }
  }
}

/** Parses a query. `now` is the value of `@now()`. Throws an `OxqlFault`. */
export const parseQuery = (query: string, now: number): Query => {
  const text = query.replaceAll(EDGES, '')
  if (new TextEncoder().encode(text).length > MAX_BYTES) {
    fault(`Queries must be <= ${MAX_BYTES} characters`)
  }
  return new Parser(text, now).all()
}
