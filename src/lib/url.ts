/**
 * Reads a URL; null for what is none. Not by `URL.canParse`, which in Node 20 says yes, once it is
 * compiled, to some texts that cannot be parsed.
 */
export const readUrl = (text: string, base?: string): URL | null => {
  try {
    return new URL(text, base)
  } catch {
    return null
  }
}
