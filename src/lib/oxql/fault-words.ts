import { commaSeries } from '../text'
import { type Span, startOfRun } from './tree'

/** How many letters have to be added, removed, changed or swapped with the next one. */
const distance = (one: string, other: string): number => {
  let older: number[] = []
  let row = Array.from({ length: other.length + 1 }, (_, at) => at)
  for (let i = 1; i <= one.length; i++) {
    const next = [i]
    for (let j = 1; j <= other.length; j++) {
      const isSame = one[i - 1] === other[j - 1]
      const isSwapped = i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1]
      next.push(
        Math.min(
          (row[j] ?? 0) + 1,
          (next[j - 1] ?? 0) + 1,
          (row[j - 1] ?? 0) + (isSame ? 0 : 1),
          isSwapped ? (older[j - 2] ?? 0) + 1 : Number.POSITIVE_INFINITY,
        ),
      )
    }
    older = row
    row = next
  }
  return row[other.length] ?? 0
}

/** The words that look most like one, at most three, nearest first. */
export const nearest = (word: string, words: readonly string[]): string[] =>
  words
    .map(each => ({ each, apart: distance(word, each) }))
    .filter(({ each, apart }) => apart > 0 && apart <= Math.max(1, Math.min(4, each.length / 3)))
    .sort((a, b) => a.apart - b.apart)
    .slice(0, 3)
    .map(({ each }) => each)

/** The offset of a line and a column, which count from 1, columns in code points. */
export const offsetOf = (text: string, line: number, column: number): number => {
  const lines = text.split('\n')
  const before = lines.slice(0, line - 1).reduce((sum, each) => sum + each.length + 1, 0)
  const characters = Array.from(lines[line - 1] ?? '').slice(0, column - 1)
  return before + characters.join('').length
}

/** The word or sign at a place or after the spaces there; the end of the line if there is none. */
export const wordAt = (text: string, at: number): Span => {
  const start = at + (/^[ \t]*/.exec(text.slice(at))?.[0].length ?? 0)
  const rest = text.slice(start)
  const word = /^(?:[\w$@:.-]|\p{L})+/u.exec(rest)?.[0]
  if (word !== undefined) {
    const from = start > at ? start : startOfRun(text, at, /[\w$@:.-]/)
    return { from, to: start + word.length }
  }
  const sign = /^(?:[=!<>~&|^]+|\S)/u.exec(rest)?.[0]
  if (sign !== undefined) return { from: start, to: start + sign.length }
  const end = text.slice(0, at).trimEnd().length
  return { from: Math.max(0, end - 1), to: end }
}

const MOST_EXPECTED = 6

/** What the server's grammar calls by name. */
const NAMED: Readonly<Record<string, string>> = {
  EOF: 'the end',
  whitespace: 'a space',
  'A valid identifier': 'a name',
  'boolean literal': 'true or false',
  'double literal': 'a number',
  "['0' ..= '9']": 'a digit',
  "['+' | '-']": '"+" or "-"',
}

/** What a syntax error names as expected, quoted words first. */
export const expectedIn = (list: string): string[] => {
  const all = list.replace(/^one of /, '').match(/"(?:\\.|[^"\\])*"|\[[^\]]*\]|[^\s,"][^,]*/g) ?? []
  const words = all.map(each => NAMED[each.trim()] ?? each.trim())
  return [...new Set(words)].sort((a, b) => Number(b.startsWith('"')) - Number(a.startsWith('"')))
}

/** A list of what is expected, in words. */
export const wordsOf = (expected: readonly string[]): string => {
  const shown = expected.slice(0, MOST_EXPECTED)
  return expected.length > MOST_EXPECTED ? `${shown.join(', ')} …` : commaSeries(shown, 'or')
}

const TYPE_WORDS: Readonly<Record<string, string>> = {
  string: 'text, in quotes',
  uuid: 'an id, in quotes',
  ip_addr: 'an address, in quotes',
  bool: 'true or false',
  boolean: 'true or false',
  timestamp: 'a time, such as @now() - 1h',
  double: 'a number',
}

/** What a value of a type is, in words. */
export const typeWords = (type: string) =>
  TYPE_WORDS[type.toLowerCase()] ?? 'a whole number, without quotes'
