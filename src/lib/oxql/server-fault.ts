import type { SyntaxNode } from '@lezer/common'
import { commaSeries } from '../text'
import { expectedIn, nearest, offsetOf, typeWords, wordAt, wordsOf } from './fault-words'
import { insertedStage, withoutStages } from './builder'
import type { OxqlFault, OxqlOffer } from './known-faults'
import { quoted } from './metric-query'
import { secondsOf, type SentQuery, typedPlace } from './sent'
import {
  around,
  childOf,
  nodesIn,
  type NodeName,
  type OxqlSchema,
  type Span,
  stagesOf,
  textOf,
  timeseriesIn,
  treeOf,
} from './tree'

/** What is known where a query was refused. */
interface FaultContext {
  readonly schemas: readonly OxqlSchema[]
  /** The first release that has a timeseries, for those that are in the console's own table. */
  readonly since: Readonly<Record<string, number>>
}

/** What a refusal means: a mistake at a place, or only that there was nothing to read. */
type ServerFault = { readonly kind: 'noData' } | ({ readonly kind: 'fault' } & OxqlFault)

/** A refused query, as typed. */
interface Refused {
  readonly typed: string
  readonly sent: SentQuery
  readonly context: FaultContext
  /** The nodes of a name, in order. */
  readonly all: (...names: readonly NodeName[]) => SyntaxNode[]
}

const spanOf = ({ from, to }: Span): Span => ({ from, to })

const faultOf = (
  message: string,
  marks: readonly Span[] = [],
  offers: readonly OxqlOffer[] = [],
): ServerFault => ({ kind: 'fault', message, marks: marks.map(spanOf), offers })

const replacing = (typed: string, { from, to }: Span, text: string) =>
  typed.slice(0, from) + text + typed.slice(to)

const didYouMean = (typed: string, span: Span, words: readonly string[]): OxqlOffer[] =>
  nearest(textOf(typed, span), words).map(word => ({
    label: `Use ${word}`,
    text: replacing(typed, span, word),
  }))

const meant = ([offer]: readonly OxqlOffer[]) =>
  offer ? ` Did you mean ${offer.label.replace('Use ', '')}?` : ''

/** The value without quotes that a place is in. */
const bareAt = ({ all }: Refused, { from, to }: Span) =>
  all('Bare').find(node => node.from <= from && to <= node.to)

/** Typographic quotes are part of a word, like letters. */
const withoutQuotes = (text: string) => text.replaceAll(/^[\u2018-\u201f]|[\u2018-\u201f]$/g, '')

const inQuotes = (refused: Refused, value: SyntaxNode): OxqlOffer => ({
  label: 'Put it in quotes',
  text: replacing(refused.typed, value, quoted(withoutQuotes(textOf(refused.typed, value)))),
})

/** A syntax error, with its place in the text as sent. */
const syntaxFault = (refused: Refused, message: string): ServerFault | null => {
  const { typed, sent } = refused
  const [, line, column] = /\berror at (\d+):(\d+)/i.exec(message) ?? []
  if (!line || !column) return null
  const [, list = ''] = /: expected ([^]*)$/.exec(message) ?? []
  const expected = expectedIn(list.trim())
  const place = typedPlace(sent, offsetOf(sent.text, Number(line), Number(column)))
  const words = expected.length > 0 ? `Expected ${wordsOf(expected)}` : 'This is not valid'
  if (place.isInserted) {
    const mark = { from: Math.max(0, place.at - 1), to: place.at }
    return faultOf(`${words}, in what the console inserts after this stage`, [mark])
  }
  const mark = wordAt(typed, place.at)
  const bare = bareAt(refused, mark)
  if (bare) return faultOf('This value needs quotes', [bare], [inQuotes(refused, bare)])
  const legal = expected.flatMap(each => /^"([a-z_]+)"$/.exec(each)?.[1] ?? [])
  const offers = didYouMean(typed, mark, legal)
  return faultOf(words.replace(/[^…]$/, '$&.') + meant(offers), [mark], offers)
}

const listIn = (text = ''): string[] =>
  [...text.matchAll(/"([^"]*)"/g)].map(([, name = '']) => name)

/** The names that conditions compare. */
const comparedNames = ({ typed, all }: Refused, name: string): SyntaxNode[] =>
  all('Comparison')
    .flatMap(node => childOf(node, 'Field') ?? [])
    .filter(node => textOf(typed, node) === name)

const getsOf = ({ typed, all }: Refused, timeseries: string): SyntaxNode[] =>
  all('Get').filter(get => {
    const name = childOf(get, 'Timeseries')
    return name !== null && textOf(typed, name) === timeseries
  })

const SCOPE_FIELDS = ['silo_id', 'project_id']

const identifierFault = (refused: Refused, message: string): ServerFault | null => {
  const [, table = '', invalid, valid] =
    /input table "([^"]*)"\. Invalid identifiers?: \[?([^\]]*?)\]?, valid identifiers: \[([^\]]*)\]/.exec(
      message,
    ) ?? []
  if (invalid === undefined) return null
  const names = [...new Set(listIn(invalid))]
  const marks = names.flatMap(name => comparedNames(refused, name))
  if (marks.length === 0 && names.every(name => SCOPE_FIELDS.includes(name))) {
    const words = `${table} is about the whole rack and not available in a project`
    return faultOf(words, getsOf(refused, table))
  }
  const fields = listIn(valid)
  const offers = marks.flatMap(mark => didYouMean(refused.typed, mark, fields))
  const words = `${table} has no field ${commaSeries(names, 'or')}. It has ${commaSeries(fields, 'and')}.`
  return faultOf(words + meant(offers), marks, offers)
}

const typeFault = (refused: Refused, message: string): ServerFault | null => {
  const [, field = '', type = ''] =
    /identifier "([^"]*)" has type .*expected type "([^"]*)"/.exec(message) ??
    /Expression for field (\S+) is not compatible with its type:? (\w+)/.exec(message) ??
    []
  if (field === '') return null
  const marks = comparedNames(refused, field).flatMap(({ parent }) => parent ?? [])
  const bare = marks.flatMap(mark => nodesIn(mark, 'Bare'))
  return faultOf(
    `${field} is ${typeWords(type)}`,
    marks,
    bare.slice(0, 1).map(value => inQuotes(refused, value)),
  )
}

/** A condition that does not fit: one sentence for each bullet of the server's. */
const conditionFault = (refused: Refused, message: string): ServerFault | null => {
  const bullets = message.split(/\n[^\S\n]*> /).slice(1)
  const faults = (bullets.length > 0 ? bullets : [message]).flatMap(
    bullet => identifierFault(refused, bullet) ?? typeFault(refused, bullet) ?? [],
  )
  const found = faults.flatMap(each => (each.kind === 'fault' ? [each] : []))
  if (found.length === 0) return null
  return faultOf(
    found.map(each => each.message.replace(/\.?$/, found.length > 1 ? '.' : '$&')).join(' '),
    found.flatMap(({ marks }) => marks),
    found.flatMap(({ offers }) => offers),
  )
}

const unknownTimeseries = (refused: Refused, message: string): ServerFault | null => {
  const [, name] = /Timeseries not found for: (\S+)/.exec(message) ?? []
  if (name === undefined) return null
  const { typed, context } = refused
  const marks = getsOf(refused, name).flatMap(get => childOf(get, 'Timeseries') ?? [])
  const since = context.since[name]
  if (since !== undefined) return faultOf(`${name} needs release ${since}`, marks)
  const names = context.schemas.map(({ timeseriesName }) => timeseriesName)
  const offers = marks.slice(0, 1).flatMap(mark => didYouMean(typed, mark, names))
  return faultOf(`This rack has no timeseries ${name}.${meant(offers)}`, marks, offers)
}

const isAlignedBefore = (stage: SyntaxNode): boolean => {
  const pipeline = around(stage, 'Pipeline')
  const before = pipeline ? stagesOf(pipeline).filter(({ to }) => to <= stage.from) : []
  return before.some(each => nodesIn(each, 'Align').length > 0)
}

const groupingFault = ({ typed, all }: Refused, message: string): ServerFault | null => {
  const [, field, valid] =
    /Cannot group by field '([^']*)'(?:[^[]*\[([^\]]*)\])?/.exec(message) ?? []
  if (field !== undefined) {
    const marks = all('Fields')
      .flatMap(list => list.getChildren('Field'))
      .filter(node => textOf(typed, node) === field)
    const names = listIn(valid)
    const offers = marks.slice(0, 1).flatMap(mark => didYouMean(typed, mark, names))
    const words = names.length > 0 ? `Fields here are ${commaSeries(names, 'and')}.` : ''
    return faultOf(
      `There is no field ${field} to group by. ${words}${meant(offers)}`,
      marks,
      offers,
    )
  }
  const groups = all('GroupBy')
  if (/`group_by`.* exactly one input table|Group by operations require exactly/.test(message)) {
    return faultOf('Only one table can be grouped. Group inside the braces, then join.', groups)
  }
  if (!/to a `group_by`.* must be aligned/.test(message)) return null
  const unaligned = groups.filter(group => !isAlignedBefore(group))
  return faultOf(
    'Only aligned measurements can be grouped',
    unaligned,
    unaligned.slice(0, 1).map(group => ({
      label: 'Insert align mean_within($period)',
      text: insertedStage(typed, group, 'align mean_within($period)'),
    })),
  )
}

const joinFault = ({ typed, all }: Refused, message: string): ServerFault | null => {
  const joins = all('Join')
  if (/Join failed, input table/.test(message)) {
    const words =
      'Not every series is in all tables, which join needs. Without join, each table is a chart.'
    return faultOf(words, joins, [{ label: 'Remove join', text: withoutStages(typed, joins) }])
  }
  if (!/`join`|join operat/i.test(message)) return null
  const [first = 'the first one', ...others] = timeseriesIn(typed)
  const [, table = others[0] ?? ''] = /table '([^']*)'/.exec(message) ?? []
  const [, other = first] = /and table '([^']*)'/.exec(message) ?? []
  const pair = `${other} and ${table}`
  if (/at least 2 tables|more than one table/.test(message))
    return faultOf('Only two or more tables, in braces, can be joined', joins)
  if (/aligned to|same alignment/i.test(message))
    return faultOf(`Joined tables need the same period: ${pair} have different ones`, joins)
  if (/be aligned/.test(message))
    return faultOf(`Joined tables must be aligned: ${table || first} is not`, joins)
  if (/same field names/.test(message))
    return faultOf(
      `Joined tables need the same fields: ${pair} have different ones. Group both by the same fields.`,
      joins,
    )
  return faultOf(message, joins)
}

const PERIODS = ['1s', '5s', '10s', '30s', '1m', '5m', '10m', '1h', '6h', '1d', '7d']

const nextLarger = (refused: Refused, value: SyntaxNode): OxqlOffer[] => {
  const { sent, typed } = refused
  // What a variable was replaced by.
  const piece = sent.map.find(each => each.typed.from === value.from && each.kind === 'replaced')
  const seconds = secondsOf(piece ? textOf(sent.text, piece.sent) : textOf(typed, value))
  const larger = PERIODS.find(
    each => (secondsOf(each) ?? 0) > (seconds ?? Number.POSITIVE_INFINITY),
  )
  return larger ? [{ label: `Use ${larger}`, text: replacing(typed, value, larger) }] : []
}

const alignFault = (refused: Refused, message: string): ServerFault | null => {
  const { typed, all } = refused
  const aligns = all('Align')
  const values = aligns.flatMap(align => childOf(align, 'Value') ?? [])
  if (/may not upsample/.test(message)) {
    const words = 'The samples are more than 100 times further apart than this period'
    return faultOf(
      words,
      values,
      values.slice(0, 1).flatMap(value => nextLarger(refused, value)),
    )
  }
  if (/interpolat/i.test(message)) {
    const methods = aligns
      .flatMap(align => childOf(align, 'Method') ?? [])
      .filter(node => textOf(typed, node) === 'interpolate')
    const offers = methods
      .slice(0, 1)
      .map(node => ({ label: 'Use mean_within', text: replacing(typed, node, 'mean_within') }))
    return faultOf('The rack cannot interpolate', methods, offers)
  }
  const [, type] = /Tables with '([^']*)' data types cannot be aligned/.exec(message) ?? []
  if (type === undefined) return null
  const groups = all('GroupBy')
  const what = /distribution/.test(type)
    ? 'Distributions are shown as they are'
    : 'Only numbers can be aligned'
  const label = groups.length > 0 ? 'Remove align and group_by' : 'Remove align'
  return faultOf(`${what}, without align`, aligns, [
    { label, text: withoutStages(typed, [...aligns, ...groups]) },
  ])
}

const costFault = ({ all }: Refused, message: string): ServerFault | null => {
  if (/full table scan/.test(message)) {
    const words = 'Without a filter, all measurements of the last 30 days would be read'
    const offer = { label: 'Use the page’s time range', action: 'usePageRange' } as const
    return faultOf(words, all('Get'), [offer])
  }
  if (/more than the current limit of [\d,]+/.test(message)) {
    const words = 'Too many measurements would be read. Use a shorter range, a filter, or last.'
    return faultOf(words)
  }
  if (/recursion level|too complicated|too complex/i.test(message)) {
    const words = 'The conditions are too complicated. Use fewer alternatives, or several panels.'
    return faultOf(words, all('Filter'))
  }
  return null
}

const EMPTY = /Input tables (?:to a `group_by`|for a join operation) must not be empty/
/** What releases before 17 say if there is no sample, and if nothing is aligned. */
const EMPTY_OR_UNALIGNED = /Input tables (?:to a `group_by`|for a join operation) must be aligned/

const isNoData = (message: string, { all }: Refused): boolean =>
  EMPTY.test(message) ||
  (EMPTY_OR_UNALIGNED.test(message) && all('GroupBy', 'Join').every(isAlignedBefore))

const RULES = [
  syntaxFault,
  conditionFault,
  unknownTimeseries,
  groupingFault,
  alignFault,
  joinFault,
  costFault,
]

/**
 * What the server's refusal of a query (a response of status 400) means for the text as typed. A
 * message that is not known is the whole fault, in the server's words.
 */
export const serverFault = (
  message: string,
  sent: SentQuery,
  context: FaultContext,
): ServerFault => {
  const tree = treeOf(sent.typed)
  const refused = { typed: sent.typed, sent, context, all: nodesIn.bind(null, tree) }
  if (isNoData(message, refused)) return { kind: 'noData' }
  for (const rule of RULES) {
    const found = rule(refused, message)
    if (found) return found
  }
  return faultOf(message)
}
