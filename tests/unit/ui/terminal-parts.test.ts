import { afterEach, describe, expect, test, vi } from 'vitest'
import { bufferText, isManyLines, shownOutput } from '@/ui/Terminal/shownOutput'
import { isOnlyForMachine, terminalKey, touchKeyText, withCtrl } from '@/ui/Terminal/terminalKeys'

const LINUX = { isApple: false, isWindows: false }
const WINDOWS = { isApple: false, isWindows: true }
const APPLE = { isApple: true, isWindows: false }

/** The keyboard event of a shortcut such as `Ctrl+Shift+c`. */
const press = (keys: string) => {
  const parts = keys.split('+')
  return {
    key: parts.at(-1) ?? '',
    ctrlKey: parts.includes('Ctrl'),
    shiftKey: parts.includes('Shift'),
    metaKey: parts.includes('Cmd'),
    altKey: parts.includes('Alt'),
  }
}

describe('the keys of a terminal', () => {
  test.each([
    ['Ctrl+Shift+L', LINUX, false, 'leave'],
    ['Ctrl+Shift+F', LINUX, false, 'find'],
    ['Ctrl+Shift+C', LINUX, true, 'copy'],
    ['Ctrl+Shift+V', LINUX, false, 'paste'],
    ['Ctrl+Shift+L', APPLE, false, 'leave'],
    ['Cmd+f', APPLE, false, 'find'],
    ['Ctrl+c', LINUX, true, 'copy'],
    ['Ctrl+c', WINDOWS, true, 'copy'],
    ['Ctrl+c', APPLE, true, null],
    ['Ctrl+c', LINUX, false, null],
    ['Ctrl+v', WINDOWS, false, 'paste'],
    ['Ctrl+v', LINUX, false, null],
    ['Cmd+c', APPLE, true, null],
    ['Enter', LINUX, false, 'enter'],
    ['Ctrl+Enter', LINUX, false, null],
    ['Ctrl+Alt+Shift+l', LINUX, false, null],
    ['l', LINUX, false, null],
    ['Shift+L', LINUX, false, null],
    ['Tab', LINUX, false, null],
  ] as const)('%s, %j, with a selection: %s', (keys, platform, hasSelection, what) => {
    expect(terminalKey(press(keys), platform, hasSelection)).toBe(what)
  })

  test.each(['Tab', 'Shift+Tab', 'F5', 'ArrowUp', 'PageDown', 'Backspace', 'Escape'])(
    'have no effect on the page: %s',
    keys => {
      expect(isOnlyForMachine(press(keys))).toBe(true)
    },
  )

  test.each(['a', 'Enter', 'Shift+Insert', 'Ctrl+Tab', 'Alt+F4', 'Process'])(
    'are left to the browser: %s',
    keys => {
      expect(isOnlyForMachine(press(keys))).toBe(false)
    },
  )
})

test.each([
  ['ls', false],
  ['ls\n', false],
  ['ls\r\n', false],
  ['a\nb', true],
  ['a\r\nb\r\n', true],
  ['a\rb', true],
  ['\n\n', true],
])('%j is a paste of several lines: %s', (text, expected) => {
  expect(isManyLines(text)).toBe(expected)
})

test('the text of a terminal joins wrapped lines, and ends without empty lines', () => {
  const rows = [
    ['one     ', false],
    ['a long l', false],
    ['ine     ', true],
    ['        ', false],
    ['end     ', false],
    ['        ', false],
  ] as const
  const buffer = {
    length: rows.length,
    getLine: (index: number) => {
      const [text, isWrapped] = rows[index] ?? []
      return text === undefined
        ? undefined
        : {
            isWrapped: isWrapped ?? false,
            translateToString: (isTrimmed?: boolean) => (isTrimmed ? text.trimEnd() : text),
          }
    },
  }
  expect(bufferText(buffer)).toBe('one\na long line\n\nend\n')
})

describe('the keys for touch', () => {
  test.each([
    ['Escape', false, '\u001b'],
    ['Tab', false, '\t'],
    ['ArrowUp', false, '\u001b[A'],
    ['ArrowLeft', true, '\u001bOD'],
  ] as const)('%s sends its code', (key, isApplicationMode, code) => {
    expect(touchKeyText(key, isApplicationMode)).toBe(code)
  })

  test.each([
    ['c', '\u0003'],
    ['[', '\u001b'],
    [' ', '\u0000'],
    ['ö', 'ö'],
    ['ls', 'ls'],
  ])('Ctrl makes a code of %j if there is one', (text, code) => {
    expect(withCtrl(text)).toBe(code)
  })
})

describe('the output of a terminal', () => {
  afterEach(() => vi.unstubAllGlobals())

  /** A terminal that needs `milliseconds` for each part, in a browser whose frames are called. */
  const start = (milliseconds = 1) => {
    const shown: Uint8Array[] = []
    const frames: ((now: number) => void)[] = []
    let now = 0
    vi.stubGlobal('requestAnimationFrame', (frame: (now: number) => void) => frames.push(frame))
    const output = shownOutput((bytes, onDone) => {
      shown.push(bytes)
      now += milliseconds
      onDone()
    })
    const runFrames = (most = Infinity) => {
      for (let count = 0; frames.length > 0 && count < most; count += 1)
        frames.shift()!((now += 15))
    }
    const text = () => shown.map(bytes => new TextDecoder().decode(bytes)).join('')
    return { output, shown, frames, runFrames, text }
  }
  const encoded = (text: string) => new TextEncoder().encode(text)

  test('is shown whole and in order if it can be shown as fast as it comes', () => {
    const { output, frames, runFrames, text } = start()
    let sent = ''
    for (let line = 0; line < 20_000; line += 1) {
      sent += `line ${line}\r\n`
      output.add(encoded(`line ${line}\r\n`))
    }
    // All of them wait for one frame.
    expect([frames.length, text()]).toEqual([1, ''])
    runFrames()
    expect(text()).toBe(sent)
  })

  test('is skipped, but for the last megabyte, if it comes too fast', () => {
    const { output, shown, runFrames, text } = start()
    const megabyte = new Uint8Array(1024 * 1024).fill(46)
    output.add(encoded('begin'))
    runFrames()
    for (let count = 0; count < 60; count += 1) output.add(megabyte)
    output.add(encoded('end'))
    runFrames()
    const [first, notice, last] = text().split('\r\n')
    expect([first, notice]).toEqual(['begin\x18\x1b[0m', '… skipped 59 MiB'])
    expect(last).toMatch(/^\.+end$/)
    expect(text().replace(/[^.]/g, '')).toHaveLength(1024 * 1024 - 3)
    expect(Math.max(...shown.map(({ length }) => length))).toBe(65_536)
  })

  test('comes in smaller parts if a frame takes long', () => {
    const { output, shown, runFrames } = start(30)
    output.add(new Uint8Array(300_000))
    runFrames()
    expect(shown.slice(0, 5).map(({ length }) => length)).toEqual([
      16_384, 8_192, 4_096, 2_048, 2_048,
    ])
  })

  test('ends when the terminal is closed', () => {
    const { output, shown, runFrames } = start()
    output.add(new Uint8Array(300_000))
    runFrames(2)
    output.stop()
    runFrames()
    expect(shown).toHaveLength(2)
  })
})
