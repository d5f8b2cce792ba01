import { FitAddon } from '@xterm/addon-fit'
import { SearchAddon } from '@xterm/addon-search'
import { WebLinksAddon } from '@xterm/addon-web-links'
import { Terminal } from '@xterm/xterm'
import '@xterm/xterm/css/xterm.css'
import { pixelsOf } from '@/ui/rem'
import { bufferText } from './bufferText'
import { isManyLines } from './isManyLines'
import { listenForText } from './listenForText'
import { readClipboard } from './readClipboard'
import { isOnlyForMachine, platform, terminalKey } from './terminalKeys'
import { findColors, terminalTheme, watchTheme } from './terminalTheme'

/** Lines that can be scrolled back to. */
const SCROLLBACK = 5_000
/** In rem. */
const TEXT_SIZE = 0.8125

export interface Finds {
  /** Of the one that is shown, from 0; -1 where there are too many to count. */
  index: number
  count: number
}

/** What can be done with a terminal from outside. */
export interface TerminalHandle {
  focus(): void
  /** Shows the next place that holds the text, or the one before; none for an empty text. */
  find(text: string, way: 'next' | 'previous' | 'here'): void
  scrollToTop(): void
  scrollToBottom(): void
  /** Enters text as if it had been pasted. */
  paste(text: string): void
  /** The same with what the clipboard holds: false where the browser does not let it be read. */
  pasteClipboard(): Promise<boolean>
  /** Everything that can be scrolled to, as text. */
  text(): string
}

export interface TerminalEvents {
  /** Bytes that the keyboard or the clipboard gave. */
  onInput(bytes: Uint8Array): void
  /** Enter was pressed; true where that was not meant for the machine. */
  onEnter(): boolean
  /** The keyboard is to leave the terminal. */
  onLeave(): void
  onFind(): void
  onCopy(text: string): void
  /** Several lines that the machine would take for typed ones. */
  onPasteLines(text: string): void
  onFinds(finds: Finds): void
}

export interface OpenTerminal extends TerminalHandle {
  write(bytes: Uint8Array): void
  dispose(): void
}

/** The reports of some programs are bytes in a string. */
const bytesOf = (binary: string) => Uint8Array.from(binary, char => char.charCodeAt(0) & 0xff)

const createTerminal = () =>
  new Terminal({
    // The marks of finds.
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

/** Opens a terminal in an element that has a size, and keeps it as large as that. */
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
    // The browser's own paste follows, and is looked at below.
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
  terminal.onData(text => events.onInput(encoder.encode(text)))
  terminal.onBinary(binary => events.onInput(bytesOf(binary)))
  search.onDidChangeResults(({ resultIndex: index, resultCount: count }) =>
    events.onFinds({ index, count }),
  )
  terminal.open(element)
  fit.fit()

  const resizing = new ResizeObserver(() => fit.fit())
  resizing.observe(element)
  const unwatchTheme = watchTheme(() => {
    terminal.options.theme = terminalTheme()
  })

  return {
    write: bytes => terminal.write(bytes),
    focus: () => terminal.focus(),
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
      element.removeEventListener('paste', askAboutLines, true)
      unlistenText()
      resizing.disconnect()
      unwatchTheme()
      terminal.dispose()
    },
  }
}
