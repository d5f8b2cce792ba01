import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { openTerminal, type TerminalEvents } from '@/ui/Terminal/openTerminal'

/** Counts the listeners on a target that have not been removed. */
const counted = (target: EventTarget, count: { listeners: number }) => {
  const { addEventListener, removeEventListener } = target
  const known = new Set<string>()
  const keys = new WeakMap<object, number>()
  let last = 0
  const keyOf = (type: string, listener: object, options: unknown) => {
    if (!keys.has(listener)) keys.set(listener, (last += 1))
    const isCapture =
      typeof options === 'object'
        ? Boolean((options as AddEventListenerOptions)?.capture)
        : Boolean(options)
    return `${type} ${keys.get(listener)} ${isCapture}`
  }
  const update = () => {
    count.listeners = known.size
  }
  vi.spyOn(target, 'addEventListener').mockImplementation((type, listener, options) => {
    if (listener) known.add(keyOf(type, listener, options))
    update()
    addEventListener.call(target, type, listener, options)
  })
  vi.spyOn(target, 'removeEventListener').mockImplementation((type, listener, options) => {
    if (listener) known.delete(keyOf(type, listener, options))
    update()
    removeEventListener.call(target, type, listener, options)
  })
}

let observers = 0

class CountedObserver {
  observe() {
    observers += 1
  }
  unobserve() {}
  disconnect() {
    observers -= 1
  }
  takeRecords() {
    return []
  }
}

beforeEach(() => {
  observers = 0
  vi.stubGlobal('ResizeObserver', CountedObserver)
  vi.stubGlobal('MutationObserver', CountedObserver)
  vi.stubGlobal('matchMedia', (media: string) => ({
    media,
    matches: false,
    addListener: () => undefined,
    removeListener: () => undefined,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }))
})

afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const events: TerminalEvents = {
  onInput: () => undefined,
  onEnter: () => false,
  onLeave: () => undefined,
  onFind: () => undefined,
  onCopy: () => undefined,
  onPasteLines: () => undefined,
  onFinds: () => undefined,
  onCtrlUsed: () => undefined,
}

describe('a terminal', () => {
  test('leaks no listeners, observers or elements', () => {
    const count = { listeners: 0 }
    counted(window, count)
    const inDocument = { listeners: 0 }
    counted(document, inDocument)
    for (let visit = 0; visit < 20; visit += 1) {
      const element = document.body.appendChild(document.createElement('div'))
      const terminal = openTerminal(element, events)
      expect(observers).toBeGreaterThan(0)
      terminal.write(new TextEncoder().encode('hello'))
      terminal.dispose()
      element.remove()
    }
    expect({ window: count.listeners, document: inDocument.listeners, observers }).toEqual({
      window: 0,
      document: 0,
      observers: 0,
    })
    expect(document.querySelectorAll('.xterm, head style')).toHaveLength(0)
  })

  const pasted = async (readText: () => Promise<string>) => {
    vi.stubGlobal('navigator', { ...navigator, clipboard: { readText } })
    const [onInput, onPasteLines] = [vi.fn<(bytes: Uint8Array) => void>(), vi.fn<() => void>()]
    const element = document.body.appendChild(document.createElement('div'))
    const terminal = openTerminal(element, { ...events, onInput, onPasteLines })
    const isDone = await terminal.pasteClipboard()
    terminal.dispose()
    element.remove()
    const typed = onInput.mock.calls.map(([bytes]) => new TextDecoder().decode(bytes)).join('')
    return { isDone, typed, asked: onPasteLines.mock.calls }
  }

  test('pastes from the clipboard, and asks for confirmation of several lines', async () => {
    expect(await pasted(async () => 'uptime')).toEqual({ isDone: true, typed: 'uptime', asked: [] })
    expect(await pasted(async () => 'one\ntwo')).toEqual({
      isDone: true,
      typed: '',
      asked: [['one\ntwo']],
    })
  })

  test('reports that the clipboard cannot be read', async () => {
    const refuse = () => Promise.reject(new Error('NotAllowedError'))
    expect(await pasted(refuse)).toEqual({ isDone: false, typed: '', asked: [] })
  })
})

describe('the keys for touch', () => {
  test('enter what a keyboard would, and hold Ctrl for one character', () => {
    const entered: number[][] = []
    const onCtrlUsed = vi.fn()
    const element = document.body.appendChild(document.createElement('div'))
    const terminal = openTerminal(element, {
      ...events,
      onInput: bytes => entered.push([...bytes]),
      onCtrlUsed,
    })
    terminal.press('Escape')
    terminal.press('ArrowUp')
    terminal.holdCtrl(true)
    terminal.paste('c')
    terminal.paste('c')
    terminal.dispose()
    expect(entered).toEqual([[0x1b], [0x1b, 0x5b, 0x41], [3], [0x63]])
    expect(onCtrlUsed).toHaveBeenCalledTimes(1)
  })
})
