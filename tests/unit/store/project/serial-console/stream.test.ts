import fc from 'fast-check'
import { beforeEach, describe, expect, test } from 'vitest'
import { base64ToUtf8 } from '@/lib/base64'
import { createConsoleStream, type ConsoleStream } from '@/store/project/serial-console/stream'

const bytes = (text: string) => new TextEncoder().encode(text)
const BOOT = 'Booting the machine, which takes its time.\r\nlogin: '
const NEW_SESSION = '\x1b[!p\x1b[?1049l\r\n'

let stream: ConsoleStream
let shown: string
let leave: () => void

const socket = { send: () => undefined, close: () => undefined }
/** Draws the stream on an empty screen, as a terminal that is opened does. */
const show = () => {
  leave?.()
  shown = ''
  leave = stream.listen(chunk => {
    shown += new TextDecoder().decode(chunk)
  })
}

beforeEach(() => {
  stream = createConsoleStream()
  show()
})

describe('the first connection', () => {
  test('passes on what comes', () => {
    stream.connect(socket, true)
    for (const part of ['a', 'b', 'c']) stream.receive(bytes(part))
    expect(shown).toBe('abc')
  })

  test('shows whoever comes later what came before', () => {
    stream.connect(socket, true)
    stream.receive(bytes('abc'))
    show()
    stream.receive(bytes('d'))
    expect(shown).toBe('abcd')
  })

  test('does not tell those that have left', () => {
    stream.connect(socket, true)
    leave()
    stream.receive(bytes('abc'))
    expect(shown).toBe('')
  })
})

describe('another connection to the same session', () => {
  const begin = (before: string) => {
    stream.connect(socket, true)
    stream.receive(bytes(before))
    stream.disconnect()
    stream.connect(socket, false)
    shown = ''
  }

  test('adds only what is new', () => {
    begin(BOOT)
    stream.receive(bytes(`${BOOT}root\r\n`))
    expect(shown).toBe('root\r\n')
    stream.receive(bytes('$ '))
    expect(shown).toBe('root\r\n$ ')
  })

  test('adds nothing where nothing is new', () => {
    begin(BOOT)
    stream.receive(bytes(BOOT))
    stream.caughtUp()
    expect(shown).toBe('')
    stream.receive(bytes('x'))
    expect(shown).toBe('x')
  })

  test('adds what is new when the server repeats a part only', () => {
    begin(`${'x'.repeat(50)}${BOOT}`)
    stream.receive(bytes(`${BOOT}root`))
    expect(shown).toBe('root')
  })

  test('shows everything where nothing is repeated, after a reset and a new line', () => {
    begin(BOOT)
    stream.receive(bytes('Something else entirely, and quite long enough.'))
    expect(shown).toBe(`${NEW_SESSION}Something else entirely, and quite long enough.`)
  })

  test('does not take a few equal bytes for a repetition', () => {
    begin(BOOT)
    stream.receive(bytes('login: again'))
    expect(shown).toBe(`${NEW_SESSION}login: again`)
  })

  test('does not hold back what is not continued', () => {
    begin(BOOT)
    stream.receive(bytes('Booting'))
    expect(shown).toBe('')
    stream.caughtUp()
    expect(shown).toBe(`${NEW_SESSION}Booting`)
  })

  test('in whatever pieces the repetition comes', () => {
    fc.assert(
      fc.property(fc.array(fc.nat({ max: 80 }), { maxLength: 6 }), cuts => {
        stream = createConsoleStream()
        show()
        begin(BOOT)
        const again = `${BOOT}root\r\npassword: `
        const at = [0, ...cuts.filter(cut => cut < again.length), again.length]
        at.sort((a, b) => a - b)
        for (const [index, cut] of at.entries())
          stream.receive(bytes(again.slice(cut, at[index + 1])))
        expect(shown).toBe('root\r\npassword: ')
      }),
    )
  })
})

test('a new session is shown from its beginning, however much it is like the last one', () => {
  stream.connect(socket, true)
  stream.receive(bytes(BOOT))
  stream.disconnect()
  stream.connect(socket, true)
  stream.receive(bytes(BOOT))
  expect(shown).toBe(`${BOOT}${NEW_SESSION}${BOOT}`)
})

test('what is typed goes to the socket, and nowhere once that is gone', () => {
  const sent: string[] = []
  stream.connect({ ...socket, send: base64 => void sent.push(base64ToUtf8(base64) ?? '') }, true)
  stream.send(bytes('ü\r'))
  stream.disconnect()
  stream.send(bytes('lost'))
  expect(sent).toEqual(['ü\r'])
})
