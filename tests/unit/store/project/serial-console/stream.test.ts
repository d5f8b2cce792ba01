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
/** Shows the stream on an empty screen, like a newly opened terminal. */
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
  test('passes on its output', () => {
    stream.connect(socket, true)
    for (const part of ['a', 'b', 'c']) stream.receive(bytes(part))
    expect(shown).toBe('abc')
  })

  test('repeats its output for a listener that comes later', () => {
    stream.connect(socket, true)
    stream.receive(bytes('abc'))
    show()
    stream.receive(bytes('d'))
    expect(shown).toBe('abcd')
  })

  test('does not notify a listener that has left', () => {
    stream.connect(socket, true)
    leave()
    stream.receive(bytes('abc'))
    expect(shown).toBe('')
  })
})

test('a repetition that comes byte by byte takes time in proportion to its length', () => {
  const before = bytes('Some line of a log.\r\n'.repeat(13_000))
  const timeOf = (length: number) => {
    stream.connect(socket, true)
    stream.receive(before)
    stream.disconnect()
    stream.connect(socket, false)
    shown = ''
    const startedAt = performance.now()
    for (const byte of before.subarray(-length)) stream.receive(Uint8Array.of(byte))
    stream.receive(bytes('new'))
    stream.caughtUp()
    expect(shown).toBe('new')
    return performance.now() - startedAt
  }
  const few = timeOf(12_500)
  // Eight times as long; comparing each byte with all before it would take 64 times.
  expect(timeOf(100_000) / few).toBeLessThan(30)
})

describe('a reconnection to the same session', () => {
  const begin = (before: string) => {
    stream.connect(socket, true)
    stream.receive(bytes(before))
    stream.disconnect()
    stream.connect(socket, false)
    shown = ''
  }

  test('adds only new output', () => {
    begin(BOOT)
    stream.receive(bytes(`${BOOT}root\r\n`))
    expect(shown).toBe('root\r\n')
    stream.receive(bytes('$ '))
    expect(shown).toBe('root\r\n$ ')
  })

  test('adds nothing if nothing is new', () => {
    begin(BOOT)
    stream.receive(bytes(BOOT))
    stream.caughtUp()
    expect(shown).toBe('')
    stream.receive(bytes('x'))
    expect(shown).toBe('x')
  })

  test('adds new output if the server repeats only a part', () => {
    begin(`${'x'.repeat(50)}${BOOT}`)
    stream.receive(bytes(`${BOOT}root`))
    expect(shown).toBe('root')
  })

  test('shows everything if nothing is repeated, after a reset and a new line', () => {
    begin(BOOT)
    stream.receive(bytes('Something else entirely, and quite long enough.'))
    expect(shown).toBe(`${NEW_SESSION}Something else entirely, and quite long enough.`)
  })

  test('does not treat a few equal bytes as a repetition', () => {
    begin(BOOT)
    stream.receive(bytes('login: again'))
    expect(shown).toBe(`${NEW_SESSION}login: again`)
  })

  test('does not hold output back if the repetition is incomplete', () => {
    begin(BOOT)
    stream.receive(bytes('Booting'))
    expect(shown).toBe('')
    stream.caughtUp()
    expect(shown).toBe(`${NEW_SESSION}Booting`)
  })

  test('handles a repetition split in any way', () => {
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

test('a new session is shown from its start, even if its output is the same', () => {
  stream.connect(socket, true)
  stream.receive(bytes(BOOT))
  stream.disconnect()
  stream.connect(socket, true)
  stream.receive(bytes(BOOT))
  expect(shown).toBe(`${BOOT}${NEW_SESSION}${BOOT}`)
})

test('input during a reconnection is sent once connected, or dropped if that fails', () => {
  const sent: string[] = []
  const to = { ...socket, send: (base64: string) => void sent.push(base64ToUtf8(base64) ?? '') }
  stream.send(bytes('before'))
  stream.expect()
  for (const key of 'ls\r') stream.send(bytes(key))
  expect(sent).toEqual([])
  stream.connect(to, false)
  stream.send(bytes('x'))
  expect(sent).toEqual(['ls\r', 'x'])
  stream.disconnect()

  stream.expect()
  stream.send(bytes('never'))
  stream.disconnect()
  stream.connect(to, false)
  expect(sent).toEqual(['ls\r', 'x'])
})

test('input is sent to the socket, and dropped if there is none', () => {
  const sent: string[] = []
  stream.connect({ ...socket, send: base64 => void sent.push(base64ToUtf8(base64) ?? '') }, true)
  stream.send(bytes('ü\r'))
  stream.disconnect()
  stream.send(bytes('lost'))
  expect(sent).toEqual(['ü\r'])
})
