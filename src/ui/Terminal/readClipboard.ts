/** The text that the clipboard holds; null where the browser or its user does not let it be read. */
export const readClipboard = async (): Promise<string | null> => {
  try {
    return await navigator.clipboard.readText()
  } catch {
    return null
  }
}
