/**
 * A sentence with emphasised words, as data: events, toasts and reasons carry it, widgets render
 * it, and tests and assistive technology read it with `plainText`.
 */
export type RichPart = string | { readonly emphasis: string; readonly href?: string }
export type RichText = readonly RichPart[]

/** An emphasised word, such as an object's name or a state. */
export const emphasis = (text: string): RichPart => ({ emphasis: text })

/** A word that leads somewhere. */
export const linked = (text: string, href: string): RichPart => ({ emphasis: text, href })

/** Joins emphasised words: `a`, `a or b`, `a, b or c`. */
export const emphasisedChoices = (words: readonly string[], conjunction = 'or'): RichText =>
  words.flatMap((word, index): RichPart[] => {
    if (index === 0) return [emphasis(word)]
    return [index === words.length - 1 ? ` ${conjunction} ` : ', ', emphasis(word)]
  })

/** Merges adjacent plain parts, so that the same sentence is always the same data. */
const merged = (parts: RichText): RichText => {
  const result: RichPart[] = []
  for (const part of parts) {
    const last = result.at(-1)
    if (typeof part === 'string' && typeof last === 'string')
      result[result.length - 1] = last + part
    else if (part !== '') result.push(part)
  }
  return result
}

/** A template tag that takes plain text, parts and rich texts as values. */
export const rich = (
  strings: TemplateStringsArray,
  ...values: readonly (RichPart | RichText)[]
): RichText =>
  merged(
    strings.flatMap((text, index): RichPart[] => {
      const value = values[index]
      if (value === undefined) return [text]
      const isPart = typeof value === 'string' || 'emphasis' in value
      return isPart ? [text, value] : [text, ...value]
    }),
  )

/** The text without emphasis. */
export const plainText = (text: RichText | string): string =>
  typeof text === 'string'
    ? text
    : text.map(part => (typeof part === 'string' ? part : part.emphasis)).join('')
