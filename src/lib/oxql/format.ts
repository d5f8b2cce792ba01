import type { SyntaxNode } from '@lezer/common'
import { treeOf, type Span } from './tree'

const INDENT = '  '

/** Tokens that are written without a space before or after them. */
const TIGHT_BEFORE = [',', ')', ']', ';', ' ']
const TIGHT_AFTER = ['(', '[', '!']

interface Token {
  readonly text: string
  readonly name: string
  /** The name of what it is a part of. */
  readonly parent: string
  /** How many braces it is in. */
  readonly depth: number
}

const tokensOf = (text: string): Token[] | null => {
  const tokens: Token[] = []
  let depth = 0
  let isWhole = true
  const add = (node: SyntaxNode) => {
    if (node.type.isError || node.name === 'UnclosedString') isWhole = false
    if (node.name === '}') depth -= 1
    if (!node.firstChild && node.from < node.to) {
      const parent = node.parent?.name ?? ''
      tokens.push({ text: text.slice(node.from, node.to), name: node.name, parent, depth })
    }
    if (node.name === '{') depth += 1
    for (let at = node.firstChild; at; at = at.nextSibling) add(at)
  }
  add(treeOf(text).topNode)
  return isWhole ? tokens : null
}

/** Whether a token begins a line: a stage, a subquery, or the brace that ends them. */
const beginsLine = ({ name, parent }: Token, last: Token | undefined) =>
  last !== undefined &&
  ((name === '|' && parent === 'Pipeline') ||
    name === '}' ||
    last.name === '{' ||
    last.name === ';')

const spaceBetween = (last: Token, { name, parent }: Token) => {
  if (TIGHT_BEFORE.includes(name) || TIGHT_AFTER.includes(last.name)) return ''
  return name === '(' && parent === 'Align' ? '' : ' '
}

/**
 * Writes one stage per line, indented, and one space between words. The text stays as it is if it
 * has a mistake, since only a whole query has known stages.
 */
export const formatQuery = (text: string): string => {
  const tokens = tokensOf(text)
  if (!tokens) return text
  let last: Token | undefined
  let formatted = ''
  for (const token of tokens) {
    const depth = token.depth + (token.name === '|' && token.parent === 'Pipeline' ? 1 : 0)
    if (beginsLine(token, last)) formatted += `\n${INDENT.repeat(depth)}`
    else if (last) formatted += spaceBetween(last, token)
    formatted += token.text
    last = token
  }
  return formatted
}

/** Spaces that are none of the language's: no-break, typographic and full-width ones. */
const ODD_SPACES = /[\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000\u0085\v\f]/g
/** Marks without a width that text may bring along. */
const INVISIBLE = /[\u200b\u200c\u2060\ufeff\u00ad]|\u200d/g
const DOUBLE_QUOTES = /[\u201c-\u201f\u2033\u2036\u00ab\u00bb\uff02]/g
const SINGLE_QUOTES = /[\u2018-\u201b\u2032\u2035\u2039\u203a\uff07]/g

/** What was pasted into a text, and what it replaced there. */
export interface PastedText extends Span {
  readonly text: string
}

/** A pasted text in the language's own white space and quotes, and whether that changed it. */
export const cleanPasted = (
  text: string,
): { readonly text: string; readonly isChanged: boolean } => {
  const lines = text.replaceAll(/\r\n?/g, '\n')
  const clean = lines
    .replaceAll(ODD_SPACES, ' ')
    .replaceAll(INVISIBLE, '')
    .replaceAll(DOUBLE_QUOTES, '"')
    .replaceAll(SINGLE_QUOTES, "'")
  return { text: clean, isChanged: clean !== lines }
}

/** A text after something was pasted into it, where editors count each line break as one. */
export const withPasted = (text: string, { from, to, text: pasted }: PastedText): string => {
  const shown = text.replaceAll(/\r\n?/g, '\n')
  return shown.slice(0, from) + cleanPasted(pasted).text + shown.slice(to)
}
