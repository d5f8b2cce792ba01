/**
 * Returns null if the text is not a URL. Does not use `URL.canParse`: in Node 20, once optimized,
 * it accepts some texts that cannot be parsed.
 */
export const readUrl = (text: string, base?: string): URL | null => {
  try {
    return new URL(text, base)
  } catch {
    return null
  }
}
