/** Characters that control a terminal (cursor, screen, clipboard) or reorder text. */
const UNPRINTABLE = /[\p{Cc}\p{Zl}\p{Zp}\p{Bidi_Control}]/gu

/**
 * Makes untrusted text safe to print on one line of a terminal: control characters are escaped as
 * in JSON, so that JSON stays valid.
 */
export const printable = (text: string): string =>
  text.replace(
    UNPRINTABLE,
    character => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )

/** Like `printable`, but keeps line breaks. */
export const printableLines = (text: string): string => text.split('\n').map(printable).join('\n')
