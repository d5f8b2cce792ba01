import { paletteToggled } from '@/store/palette/slice'
import type { StoreEvent } from '@/store/setup/event'
import { shortcutsToggled } from '@/store/shortcuts/slice'

export interface Shortcut {
  /** As in `KeyboardEvent.key`, in lower case. */
  key: string
  /** With Cmd on Apple's systems, else Ctrl. It then works while typing and in dialogs too. */
  hasModifier?: true
  /** What it does, for the sheet. */
  words: string
  /** What is sent. */
  event?: () => StoreEvent
  /** What is focused: a CSS selector, within the topmost dialog if one is open, else the page. */
  focuses?: string
}

/** Opens the palette. */
export const JUMP: Shortcut = {
  key: 'k',
  hasModifier: true,
  words: 'Jump to a page or an action',
  event: paletteToggled,
}

/** The shortcuts of every page. */
export const SHORTCUTS: readonly Shortcut[] = [
  JUMP,
  { key: '/', words: 'Filter the list', focuses: '[data-filter]' },
  { key: '?', words: 'Show the keyboard shortcuts', event: shortcutsToggled },
]

const isApple = () => /Mac|iPhone|iPad/.test(navigator.platform)

/** What is written on the keys of a shortcut: `ctrl+K`. */
export const keysOf = ({ key, hasModifier }: Shortcut): string =>
  hasModifier ? `${isApple() ? 'cmd' : 'ctrl'}+${key.toUpperCase()}` : key

const DIALOG = '[role="dialog"], [role="alertdialog"]'

/** Where keys are text, choose among items, or belong to a terminal. */
const OWN_KEYS =
  'input, textarea, select, [contenteditable], [role="menu"], [role="listbox"], .xterm'

const topmostDialog = () => [...document.querySelectorAll(DIALOG)].at(-1)

/** What a shortcut focuses where it was pressed. */
export const focusedBy = ({ focuses }: Shortcut): HTMLElement | null =>
  focuses === undefined
    ? null
    : ((topmostDialog() ?? document.querySelector('main'))?.querySelector<HTMLElement>(focuses) ??
      null)

const isFree = (target: EventTarget | null, { focuses }: Shortcut) =>
  !(target instanceof Element && target.closest(OWN_KEYS)) &&
  (focuses !== undefined || topmostDialog() === undefined)

/** The shortcut that was pressed, where it works. */
export const pressedShortcut = (event: KeyboardEvent): Shortcut | undefined => {
  const { key, ctrlKey, metaKey, altKey, shiftKey } = event
  // What is typed into a shadow root has its host as target.
  const [target = null] = event.composedPath()
  const isModified = ctrlKey || metaKey
  return SHORTCUTS.find(
    shortcut =>
      key.toLowerCase() === shortcut.key &&
      !altKey &&
      isModified === (shortcut.hasModifier ?? false) &&
      (shortcut.hasModifier ? !shiftKey : isFree(target, shortcut)),
  )
}
