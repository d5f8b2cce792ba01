/** What moves a terminal's cursor, clears it, writes the clipboard, or turns the order of text around. */
const UNPRINTABLE = /[\p{Cc}\p{Zl}\p{Zp}\p{Bidi_Control}]/gu

/**
 * Text of a file or of somebody else as a terminal may be given it: on one line, without control
 * characters. They are written as in JSON, so that JSON stays the same JSON.
 */
export const printable = (text: string): string =>
  text.replace(
    UNPRINTABLE,
    character => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )

/** The same for text with lines of its own. */
export const printableLines = (text: string): string => text.split('\n').map(printable).join('\n')
