import { FitAddon } from '@xterm/addon-fit'
import { SearchAddon } from '@xterm/addon-search'
import { WebLinksAddon } from '@xterm/addon-web-links'
import { Terminal, type ITheme } from '@xterm/xterm'
import { pixelsOf } from '@/ui/rem'
import { bufferText, isManyLines, shownOutput } from './shownOutput'
import {
  isOnlyForMachine,
  platform,
  terminalKey,
  touchKeyText,
  withCtrl,
  type TouchKey,
} from './terminalKeys'
import '@xterm/xterm/css/xterm.css'

/** The design's colours for the parts of a terminal. */
const TOKENS = {
  background: '--color-sunken',
  foreground: '--color-text',
  cursor: '--color-accent',
  cursorAccent: '--color-sunken',
  selectionBackground: '--color-info-border',
  selectionInactiveBackground: '--color-neutral-border',
  black: '--color-neutral-solid',
  red: '--color-danger-text',
  green: '--color-success-text',
  yellow: '--color-notice-text',
  blue: '--color-info-text',
  magenta: '--color-purple-text',
  cyan: '--color-accent-text',
  white: '--color-text-muted',
  brightBlack: '--color-text-faint',
  brightRed: '--color-danger-text',
  brightGreen: '--color-success-text',
  brightYellow: '--color-notice-text',
  brightBlue: '--color-info-text',
  brightMagenta: '--color-purple-text',
  brightCyan: '--color-accent-text',
  brightWhite: '--color-text',
} as const satisfies Partial<Record<keyof ITheme, string>>

/** Reads the current tokens of the document. */
const readTokens = () => {
  const style = getComputedStyle(document.documentElement)
  return (token: string) => style.getPropertyValue(token).trim()
}

/** The document's theme in the format of the terminal. */
const terminalTheme = (): ITheme => {
  const valueOf = readTokens()
  return Object.fromEntries(Object.entries(TOKENS).map(([name, token]) => [name, valueOf(token)]))
}

/** The colours of marked finds. */
const findColors = () => {
  const valueOf = readTokens()
  return {
    matchBackground: valueOf('--color-notice-subtle'),
    matchBorder: valueOf('--color-notice-text'),
    matchOverviewRuler: valueOf('--color-notice-solid'),
    activeMatchBackground: valueOf('--color-notice-border'),
    activeMatchBorder: valueOf('--color-text'),
    activeMatchColorOverviewRuler: valueOf('--color-accent'),
  }
}

/** Calls back when the document's theme changes. Returns a function that stops it. */
const watchTheme = (changed: () => void): (() => void) => {
  const observer = new MutationObserver(changed)
  observer.observe(document.documentElement, { attributeFilter: ['data-theme'] })
  return () => observer.disconnect()
}

/** The text in the clipboard; null if the browser or the user denies reading it. */
const readClipboard = async (): Promise<string | null> => {
  try {
    return await navigator.clipboard.readText()
  } catch {
    return null
  }
}

/**
 * Calls back with text entered without keys: from an emoji panel, by dictation or by tools. A
 * terminal in screen reader mode ignores such text.
 */
const listenForText = (element: HTMLElement, entered: (text: string) => void) => {
  let isKeyDown = false
  const noteKey = ({ type }: KeyboardEvent) => {
    isKeyDown = type === 'keydown'
  }
  const take = (event: Event) => {
    const { inputType, data, isComposing } = event as InputEvent
    if (!isKeyDown && !isComposing && inputType === 'insertText' && data) entered(data)
  }
  element.addEventListener('keydown', noteKey, true)
  element.addEventListener('keyup', noteKey, true)
  element.addEventListener('input', take, true)
  return () => {
    element.removeEventListener('keydown', noteKey, true)
    element.removeEventListener('keyup', noteKey, true)
    element.removeEventListener('input', take, true)
  }
}

/** Number of lines in the scrollback buffer. */
const SCROLLBACK = 5_000
/** In rem. */
const TEXT_SIZE = 0.8125

export interface Finds {
  /** Index of the shown find, from 0; -1 if there are too many to count. */
  index: number
  count: number
}

/** Operations on a terminal from outside. */
export interface TerminalHandle {
  focus(): void
  /** Enters a key that keyboards of phones lack. */
  press(key: TouchKey): void
  /** Holds Ctrl for the next character that is typed, or no longer. */
  holdCtrl(isHeld: boolean): void
  /** Shows the next or previous occurrence of a text; none for an empty text. */
  find(text: string, way: 'next' | 'previous' | 'here'): void
  scrollToTop(): void
  scrollToBottom(): void
  /** Enters text as if it had been pasted. */
  paste(text: string): void
  /** Pastes the content of the clipboard. Returns false if the browser denies reading it. */
  pasteClipboard(): Promise<boolean>
  /** The whole buffer, scrollback included, as text. */
  text(): string
}

export interface TerminalEvents {
  /** Called with bytes from the keyboard or the clipboard. */
  onInput(bytes: Uint8Array): void
  /** Called on Enter; returns true if it was not meant for the machine. */
  onEnter(): boolean
  /** Called when the keyboard focus should leave the terminal. */
  onLeave(): void
  onFind(): void
  onCopy(text: string): void
  /** Called before several lines are pasted, which the machine would treat as typed. */
  onPasteLines(text: string): void
  onFinds(finds: Finds): void
  /** Called once the held Ctrl was used. */
  onCtrlUsed(): void
}

export interface OpenTerminal extends TerminalHandle {
  write(bytes: Uint8Array): void
  dispose(): void
}

/** Some programs' reports are bytes in a string. */
const bytesOf = (binary: string) => Uint8Array.from(binary, char => char.charCodeAt(0) & 0xff)

const createTerminal = () =>
  new Terminal({
    // For decorations, which mark finds.
    allowProposedApi: true,
    fontFamily: getComputedStyle(document.documentElement).getPropertyValue('--font-mono'),
    fontSize: pixelsOf(TEXT_SIZE),
    lineHeight: 1.2,
    scrollback: SCROLLBACK,
    screenReaderMode: true,
    cursorBlink: false,
    minimumContrastRatio: 4.5,
    macOptionClickForcesSelection: true,
    theme: terminalTheme(),
  })

/** Opens a terminal in an element with a size, and keeps it as large as the element. */
export const openTerminal = (element: HTMLElement, events: TerminalEvents): OpenTerminal => {
  const terminal = createTerminal()
  const [fit, search] = [new FitAddon(), new SearchAddon()]
  const here = platform()

  const copy = () => {
    const text = terminal.getSelection()
    if (text === '') return
    events.onCopy(text)
    terminal.clearSelection()
  }

  terminal.attachCustomKeyEventHandler(event => {
    if (event.type === 'keydown' && isOnlyForMachine(event)) event.preventDefault()
    const key = terminalKey(event, here, terminal.hasSelection())
    if (key === null) return true
    const isDown = event.type === 'keydown'
    // The browser's own paste event follows and is handled below.
    if (key === 'paste') return false
    if (key === 'enter' && !(isDown && events.onEnter())) return true
    event.preventDefault()
    if (!isDown) return false
    if (key === 'copy') copy()
    else if (key === 'find') events.onFind()
    else if (key === 'leave') events.onLeave()
    return false
  })

  const isToBeAsked = (text: string) => !terminal.modes.bracketedPasteMode && isManyLines(text)

  const askAboutLines = (event: ClipboardEvent) => {
    const text = event.clipboardData?.getData('text/plain') ?? ''
    if (!isToBeAsked(text)) return
    event.preventDefault()
    event.stopPropagation()
    events.onPasteLines(text)
  }
  element.addEventListener('paste', askAboutLines, true)

  const unlistenText = listenForText(element, text => terminal.input(text))

  for (const addon of [fit, search, new WebLinksAddon()]) terminal.loadAddon(addon)
  const encoder = new TextEncoder()
  let isCtrlHeld = false
  terminal.onData(text => {
    events.onInput(encoder.encode(isCtrlHeld ? withCtrl(text) : text))
    if (isCtrlHeld) events.onCtrlUsed()
    isCtrlHeld = false
  })
  terminal.onBinary(binary => events.onInput(bytesOf(binary)))
  search.onDidChangeResults(({ resultIndex: index, resultCount: count }) =>
    events.onFinds({ index, count }),
  )
  terminal.open(element)
  fit.fit()

  const resizing = new ResizeObserver(() => fit.fit())
  resizing.observe(element)
  const output = shownOutput((bytes, onDone) => terminal.write(bytes, onDone))
  const unwatchTheme = watchTheme(() => {
    terminal.options.theme = terminalTheme()
  })

  return {
    write: output.add,
    focus: () => terminal.focus(),
    press: key => terminal.input(touchKeyText(key, terminal.modes.applicationCursorKeysMode)),
    holdCtrl(isHeld) {
      isCtrlHeld = isHeld
    },
    find(text, way) {
      if (text === '') {
        search.clearDecorations()
        terminal.clearSelection()
        return
      }
      const options = { decorations: findColors(), incremental: way === 'here' }
      if (way === 'previous') search.findPrevious(text, options)
      else search.findNext(text, options)
    },
    scrollToTop: () => terminal.scrollToTop(),
    scrollToBottom: () => terminal.scrollToBottom(),
    paste: text => terminal.paste(text),
    async pasteClipboard() {
      const text = await readClipboard()
      if (text === null) return false
      if (isToBeAsked(text)) events.onPasteLines(text)
      else terminal.paste(text)
      return true
    },
    text: () => bufferText(terminal.buffer.normal),
    dispose() {
      output.stop()
      element.removeEventListener('paste', askAboutLines, true)
      unlistenText()
      resizing.disconnect()
      unwatchTheme()
      terminal.dispose()
    },
  }
}
