/** The actions of keys that are not for the machine behind the terminal. */
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

/** No terminal has codes for Ctrl and Shift together, so these are free on every platform. */
const WITH_CTRL_SHIFT: Readonly<Record<string, TerminalKey>> = {
  l: 'leave',
  f: 'find',
  c: 'copy',
  v: 'paste',
}

/** Keys with an effect in the page besides that in the machine. */
const OF_THE_PAGE =
  /^(Tab|Escape|Backspace|Delete|Home|End|Page(Up|Down)|Arrow(Up|Down|Left|Right)|F\d+)$/

/**
 * Whether only the machine must get a key. For screen readers, which read out input, the terminal
 * also leaves all keys to the page.
 */
export const isOnlyForMachine = ({ key, ctrlKey, metaKey, altKey }: Key): boolean =>
  OF_THE_PAGE.test(key) && !ctrlKey && !metaKey && !altKey

/**
 * The action of a key; null for keys of the machine. Ctrl+C belongs to the machine unless there is
 * a selection and Ctrl+C is the platform's shortcut for copying.
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

/** The keys that keyboards of phones lack, besides Ctrl. */
export type TouchKey = 'Escape' | 'Tab' | 'ArrowUp' | 'ArrowDown' | 'ArrowLeft' | 'ArrowRight'

const ARROWS = { ArrowUp: 'A', ArrowDown: 'B', ArrowRight: 'C', ArrowLeft: 'D' } as const

/** What a terminal sends for a key. Programs can ask for other codes for the arrows. */
export const touchKeyText = (key: TouchKey, isApplicationMode: boolean): string => {
  if (key === 'Escape') return '\u001b'
  if (key === 'Tab') return '\t'
  return `\u001b${isApplicationMode ? 'O' : '['}${ARROWS[key]}`
}

/** What a terminal sends for a character with Ctrl: `c` is the interrupt, code 3. */
export const withCtrl = (text: string): string =>
  /^[a-z@[\\\]^_ ]$/i.test(text)
    ? String.fromCharCode(text.toUpperCase().charCodeAt(0) & 0x1f)
    : text
