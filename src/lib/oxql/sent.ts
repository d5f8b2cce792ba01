import type { SyntaxNode } from '@lezer/common'
import type { TimeWindow } from '../time-range'
import { type IdVariable, isIdVariable, knownFaults, type OxqlFault } from './known-faults'
import { momentOf, quoted } from './metric-query'
import {
  childOf,
  nodesIn,
  pipelinesAround,
  type Span,
  stagesOf,
  startOfRun,
  textOf,
  treeOf,
} from './tree'

/** What a text is completed with before it is sent. */
export interface SendOptions {
  /** The window of the page. */
  readonly window: TimeWindow
  /** `$period`, in seconds. */
  readonly period: number
  /** The ids that have been chosen for variables. */
  readonly variables: Readonly<Partial<Record<IdVariable, string>>>
  /** Whether every `get` without a `timestamp` of its own is limited to the window. */
  readonly usesRange: boolean
  /**
   * Whether the first point of counters is kept, which has all that was counted before. Otherwise
   * aligned counters are read from two periods before the window, so that it can be dropped.
   */
  readonly keepsFirstPoint: boolean
  /** Whether a timeseries is a counter; undefined if that is not known. */
  readonly isCounter: (timeseries: string) => boolean | undefined
}

/** A part of the sent text: as typed, instead of what was typed, or inserted after it. */
interface Piece {
  readonly sent: Span
  readonly typed: Span
  readonly kind: 'verbatim' | 'replaced' | 'inserted'
}

/** A query as it is sent, with what it was made of, to find places of it in the text as typed. */
export interface SentQuery {
  readonly typed: string
  readonly text: string
  readonly map: readonly Piece[]
}

/** Also has the bytes of the text as it is sent, or would be. */
type Sendable =
  | (SentQuery & { readonly kind: 'ready'; readonly bytes: number })
  | { readonly kind: 'faulty'; readonly faults: readonly OxqlFault[]; readonly bytes: number }

const encoder = new TextEncoder()

export const bytesOf = (text: string): number => encoder.encode(text).length

/** What replaces a part of the typed text, or is inserted at a place of it. */
interface Edit extends Span {
  readonly text: string
}

/** The text without Unicode's white space around it, which the server trims. */
const trimmedSpan = (text: string): Span => {
  const from = /^\p{White_Space}*/u.exec(text)?.[0].length ?? 0
  return { from, to: Math.max(from, startOfRun(text, text.length, /\p{White_Space}/u)) }
}

const UNITS: Readonly<Record<string, number>> = {
  Y: 31_536_000,
  M: 2_592_000,
  w: 604_800,
  d: 86_400,
  h: 3600,
  m: 60,
  s: 1,
  ms: 1e-3,
  us: 1e-6,
  ns: 1e-9,
}

/** The seconds of a duration as it is written, such as `5m`; undefined if it is none. */
export const secondsOf = (duration: string): number | undefined => {
  const [, count = '', unit = ''] = /^(\d+)([a-zA-Z]+)$/.exec(duration) ?? []
  const length = UNITS[unit]
  return length === undefined ? undefined : Number(count) * length
}

/** The longest period by which what a node gives is aligned, in seconds; zero if it is not. */
const periodAround = (text: string, node: SyntaxNode, period: number): number => {
  const aligns = pipelinesAround(node)
    .flatMap(stagesOf)
    .filter(({ name }) => name === 'Align')
  const periods = aligns.map(align => {
    const value = childOf(align, 'Value')
    return (value && secondsOf(textOf(text, value))) ?? period
  })
  return Math.max(0, ...periods)
}

const comparesTime = (text: string, pipeline: SyntaxNode): boolean =>
  stagesOf(pipeline)
    .filter(({ name }) => name === 'Filter')
    .flatMap(filter => nodesIn(filter, 'Field'))
    .some(field => textOf(text, field) === 'timestamp')

/** The start of the window for what a node is about, earlier if that has aligned counters. */
const startFor = (text: string, node: SyntaxNode, options: SendOptions): number => {
  const { window, period, keepsFirstPoint, isCounter } = options
  const pipeline = pipelinesAround(node)[0] ?? node
  const gets = node.name === 'Get' ? [node] : nodesIn(pipeline, 'Get')
  const leads = gets.map(get => {
    const timeseries = childOf(get, 'Timeseries')
    const counts = timeseries ? isCounter(textOf(text, timeseries)) : false
    return counts === false ? 0 : 2 * periodAround(text, get, period)
  })
  return window.start - (keepsFirstPoint ? 0 : Math.max(0, ...leads) * 1000)
}

/** What is written for a variable; undefined if it has no value. */
const valueOf = (text: string, node: SyntaxNode, options: SendOptions): string | undefined => {
  const name = text.slice(node.from + 1, node.to)
  if (name === 'start') return momentOf(startFor(text, node, options))
  if (name === 'end') return momentOf(options.window.end)
  if (name === 'period') return `${options.period}s`
  const id = isIdVariable(name) ? options.variables[name] : undefined
  return id === undefined ? undefined : quoted(id)
}

const editsOf = (text: string, options: SendOptions): Edit[] => {
  const tree = treeOf(text)
  const breaks = [...text.matchAll(/\r\n?/g)].map(({ 0: found, index }) => ({
    from: index,
    to: index + found.length,
    text: '\n',
  }))
  const values = nodesIn(tree, 'Variable').flatMap(node => {
    const value = valueOf(text, node, options)
    return value === undefined ? [] : [{ from: node.from, to: node.to, text: value }]
  })
  const ranges = nodesIn(tree, 'Get').flatMap(get => {
    const pipeline = pipelinesAround(get)[0]
    if (!options.usesRange || !pipeline || !childOf(get, 'Timeseries')) return []
    if (comparesTime(text, pipeline)) return []
    const start = momentOf(startFor(text, get, options))
    const range = `timestamp >= ${start} && timestamp < ${momentOf(options.window.end)}`
    return [{ from: get.to, to: get.to, text: ` | filter ${range}` }]
  })
  return [...breaks, ...values, ...ranges].toSorted((a, b) => a.from - b.from || a.to - b.to)
}

/** The text that is sent, whatever is wrong with it, with the map of its places. */
export const completeQuery = (typed: string, options: SendOptions): SentQuery => {
  const span = trimmedSpan(typed)
  const map: Piece[] = []
  let text = ''
  const add = (part: string, from: number, to: number, kind: Piece['kind']) => {
    if (part === '') return
    const sent = { from: text.length, to: text.length + part.length }
    map.push({ sent, typed: { from, to }, kind })
    text += part
  }
  let at = span.from
  for (const edit of editsOf(typed, options)) {
    if (edit.from < at || edit.to > span.to) continue
    add(typed.slice(at, edit.from), at, edit.from, 'verbatim')
    add(edit.text, edit.from, edit.to, edit.from === edit.to ? 'inserted' : 'replaced')
    at = edit.to
  }
  add(typed.slice(at, span.to), at, span.to, 'verbatim')
  return { typed, text, map }
}

/** The text to send, or what is certainly wrong with what was typed. */
export const sentQuery = (typed: string, options: SendOptions): Sendable => {
  const sent = completeQuery(typed, options)
  const bytes = bytesOf(sent.text)
  const faults = knownFaults(typed, { variables: options.variables, bytes })
  return faults.length > 0 ? { kind: 'faulty', faults, bytes } : { kind: 'ready', ...sent, bytes }
}

/** The place in the text as typed of a place in the text as sent. */
interface TypedPlace {
  readonly at: number
  /** Whether the place is in what the console inserted: then it is the end of what is before it. */
  readonly isInserted: boolean
}

export const typedPlace = ({ map, typed }: SentQuery, at: number): TypedPlace => {
  const piece = map.find(({ sent }) => at >= sent.from && at < sent.to)
  if (!piece) return { at: map.at(-1)?.typed.to ?? typed.length, isInserted: false }
  const offset = piece.kind === 'verbatim' ? at - piece.sent.from : 0
  return { at: piece.typed.from + offset, isInserted: piece.kind === 'inserted' }
}
