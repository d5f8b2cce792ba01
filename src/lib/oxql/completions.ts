import type { SyntaxNode } from '@lezer/common'
import { type Completion, type CompletionContext, offerAt } from './completion-items'
import { shapeOf } from './shape'
import { around, nodesIn, type Span, stagesOf, startOfRun, treeOf } from './tree'

export interface Completions extends Span {
  readonly items: readonly Completion[]
  /** How many more match. */
  readonly more: number
  /** Whether the list may open while typing: not inside a literal, and not without a reason. */
  readonly opensByItself: boolean
}

const MOST = 50

const lastTokenOf = (root: SyntaxNode): SyntaxNode | null => {
  let last: SyntaxNode | null = null
  root.cursor().iterate(({ node, from, to, type }) => {
    if (!node.firstChild && from < to && !type.isError) last = node
  })
  return last
}

/** The names of nodes that are one word, or one value. */
const WHOLE = ['Field', 'Timeseries', 'Value', 'Reducer', 'Method', 'UnknownStage']

const wholeOf = (token: SyntaxNode | null): string => {
  for (let at = token; at; at = at.parent) if (WHOLE.includes(at.name)) return at.name
  return token?.name ?? ''
}

/** How well an item fits what has been typed: 0 is best; null if it does not. */
const rankOf = ({ label, text, detail, description }: Completion, typed: string): number | null => {
  const wanted = typed.toLowerCase()
  if (wanted === '') return 0
  const name = label.toLowerCase()
  if (name.startsWith(wanted) || text.toLowerCase().startsWith(wanted)) return 0
  if (name.split(/[:_ ]/).some(part => part.startsWith(wanted))) return 1
  if (name.includes(wanted)) return 2
  if (detail?.toLowerCase().startsWith(wanted)) return 3
  return wanted.length > 1 && description?.toLowerCase().includes(wanted) ? 4 : null
}

const matching = (items: readonly Completion[], typed: string): Completion[] =>
  items
    .flatMap(each => {
      const rank = each.load ? 9 : rankOf(each, typed)
      return rank === null ? [] : [{ each, rank }]
    })
    .sort((a, b) => a.rank - b.rank)
    .map(({ each }) => each)

/** A literal that the caret is in: an open quote, a number or a time. */
const literalAt = (text: string, caret: number): SyntaxNode | undefined =>
  nodesIn(treeOf(text.slice(0, caret)), 'UnclosedString', 'Number', 'Duration', 'Timestamp').find(
    ({ to }) => to === caret,
  )

/** The end of what a completion replaces: of a literal in quotes all of it. */
const endAt = (text: string, caret: number, from: number): number => {
  const quote = text.charAt(from)
  if (quote === '"' || quote === "'") {
    const closing = /^[^"'\n|]*["']/.exec(text.slice(caret))
    return closing?.[0].endsWith(quote) ? caret + closing[0].length : caret
  }
  return caret + (/^[\w:-]*/.exec(text.slice(caret))?.[0].length ?? 0)
}

/** The start of the word or operator that ends at the caret. */
const startAt = (text: string, caret: number): number => {
  const word = startOfRun(text, caret, /[\w:.-]/)
  if (/[$@]/.test(text.charAt(word - 1))) return word - 1
  if (word < caret) return word
  const sign = startOfRun(text, caret, /[=!<>~&|^]/)
  // An operator is complete: what follows it is completed, except for one that is being typed.
  return /^(&&|\|\||\^|!|\|)$/.test(text.slice(sign, caret)) ? caret : sign
}

/** What can be written at the caret, best first. */
export const completionsAt = (
  text: string,
  caret: number,
  context: CompletionContext,
): Completions => {
  const literal = literalAt(text, caret)
  const from = literal?.from ?? startAt(text, caret)
  const before = text.slice(0, from)
  const last = lastTokenOf(treeOf(before).topNode)
  const pipeline = last && around(last, 'Pipeline')
  // The stage that the caret is in does not change what it is about.
  const stage =
    pipeline && stagesOf(pipeline).find(each => last.from >= each.from && last.to <= each.to)
  const shape = shapeOf(before, pipeline, context.schemas, stage?.from ?? from)
  const place = { context, before, last, shape, from, to: caret, after: wholeOf(last) }
  const { items, isQuiet } = offerAt(place, text)
  const typed = text.slice(from, caret).replace(/^["']/, '')
  const found = matching(items, typed)
  const isWhole = typed !== '' && found.length === 1 && found[0]?.text.trim() === typed
  return {
    from,
    to: endAt(text, caret, from),
    items: isWhole ? [] : found.slice(0, MOST),
    more: Math.max(0, found.length - MOST),
    opensByItself: !literal && !isQuiet,
  }
}
