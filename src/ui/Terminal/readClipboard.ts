/** The text in the clipboard; null if the browser or the user denies reading it. */
export const readClipboard = async (): Promise<string | null> => {
  try {
    return await navigator.clipboard.readText()
  } catch {
    return null
  }
}
