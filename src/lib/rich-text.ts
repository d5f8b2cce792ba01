/**
 * A sentence with emphasised words, as data: events, toasts and reasons carry it, widgets draw it,
 * and tests and assistive text read it with `plainText`.
 */
export type RichPart = string | { readonly emphasis: string }
export type RichText = readonly RichPart[]

/** An emphasised word: an object's name, a state. */
export const emphasis = (text: string): RichPart => ({ emphasis: text })

/** Joins emphasised words the way reasons list states: `a`, `a or b`, `a, b or c`. */
export const emphasisedChoices = (words: readonly string[], conjunction = 'or'): RichText =>
  words.flatMap((word, index): RichPart[] => {
    if (index === 0) return [emphasis(word)]
    return [index === words.length - 1 ? ` ${conjunction} ` : ', ', emphasis(word)]
  })

/** A template tag: text as it is, interpolated parts and texts in their place. */
export const rich = (
  strings: TemplateStringsArray,
  ...values: readonly (RichPart | RichText)[]
): RichText =>
  strings.flatMap((text, index): RichPart[] => {
    const value = values[index]
    const before = text === '' ? [] : [text]
    if (value === undefined) return before
    const isPart = typeof value === 'string' || 'emphasis' in value
    return isPart ? [...before, value] : [...before, ...value]
  })

/** The words without their emphasis. */
export const plainText = (text: RichText | string): string =>
  typeof text === 'string'
    ? text
    : text.map(part => (typeof part === 'string' ? part : part.emphasis)).join('')
