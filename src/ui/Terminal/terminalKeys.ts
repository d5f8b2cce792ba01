/** What the keys of a terminal do that are not for the machine behind it. */
export type TerminalKey = 'leave' | 'find' | 'copy' | 'paste' | 'enter'

export interface Platform {
  isApple: boolean
  isWindows: boolean
}

/** The platform of this browser. */
export const platform = (): Platform => ({
  isApple: /Mac|iPhone|iPad/.test(navigator.platform),
  isWindows: /Win/.test(navigator.platform),
})

type Key = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'shiftKey' | 'metaKey' | 'altKey'>

/** No terminal has codes for Ctrl and Shift together, so that these are free on every platform. */
const WITH_CTRL_SHIFT: Readonly<Record<string, TerminalKey>> = {
  l: 'leave',
  f: 'find',
  c: 'copy',
  v: 'paste',
}

/** Keys that would do something in the page besides what they do in the machine. */
const OF_THE_PAGE =
  /^(Tab|Escape|Backspace|Delete|Home|End|Page(Up|Down)|Arrow(Up|Down|Left|Right)|F\d+)$/

/**
 * True for keys that only the machine is to get. For the sake of screen readers, which read out
 * what is entered, a terminal leaves all keys to the page as well.
 */
export const isOnlyForMachine = ({ key, ctrlKey, metaKey, altKey }: Key): boolean =>
  OF_THE_PAGE.test(key) && !ctrlKey && !metaKey && !altKey

/**
 * What a key does by itself; null for those that are the machine's. Ctrl+C is the machine's unless
 * there is something to copy, where Ctrl+C is what copies.
 */
export const terminalKey = (
  { key, ctrlKey, shiftKey, metaKey, altKey }: Key,
  { isApple, isWindows }: Platform,
  hasSelection: boolean,
): TerminalKey | null => {
  if (altKey) return null
  const letter = key.toLowerCase()
  if (ctrlKey && shiftKey && !metaKey) return WITH_CTRL_SHIFT[letter] ?? null
  if (shiftKey) return null
  if (isApple && metaKey && !ctrlKey && letter === 'f') return 'find'
  if (metaKey) return null
  if (ctrlKey && !isApple && letter === 'c' && hasSelection) return 'copy'
  if (ctrlKey && isWindows && letter === 'v') return 'paste'
  return !ctrlKey && key === 'Enter' ? 'enter' : null
}
