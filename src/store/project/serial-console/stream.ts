import type { ByteStream, Socket } from '@/app/ports'
import { bytesToBase64 } from '@/lib/base64'
import { ByteHistory } from '@/lib/byte-history'
import { SERIAL_SCROLLBACK_BYTES } from '@/lib/limits'
import { streamOverlap } from '@/lib/stream-overlap'

/** The number of equal bytes from which they count as repeated. */
const SURELY_THE_SAME = 32

/**
 * Sent to the terminal before the output of a new session: a soft reset, a switch from the
 * alternate screen to the main one, and a new line. Its visible text stays.
 */
const NEW_SESSION = new TextEncoder().encode('\x1b[!p\x1b[?1049l\r\n')

const joined = (one: Uint8Array, other: Uint8Array) => {
  const all = new Uint8Array(one.length + other.length)
  all.set(one)
  all.set(other, one.length)
  return all
}

/** The bytes of a serial console over all its connections in sequence. */
export interface ConsoleStream extends ByteStream {
  /**
   * A reconnection to the same session is expected, so input is buffered until then. Otherwise the
   * beginning of a command could be lost while its end is sent.
   */
  expect(): void
  /**
   * A new connection has opened. Unless the session is new, the server repeats its earlier output.
   */
  connect(socket: Socket, isNewSession: boolean): void
  receive(bytes: Uint8Array): void
  /** Further bytes are new output, not repetition. */
  caughtUp(): void
  disconnect(): void
}

/**
 * Passes the bytes of a console to its terminal. On every connection, the server repeats its
 * history without marking the end of it. Output already on the terminal is left out: the beginning
 * of a repetition is held back while it equals the end of the earlier output.
 */
export const createConsoleStream = (): ConsoleStream => {
  const history = new ByteHistory(SERIAL_SCROLLBACK_BYTES)
  const listeners = new Set<(bytes: Uint8Array) => void>()
  let socket: Socket | null = null
  /** The input buffered for an expected connection; null while none is expected. */
  let typedAhead: Uint8Array | null = null
  /** The bytes held back as a possible repetition; null if there is nothing to compare with. */
  let held: Uint8Array | null = null

  const pass = (bytes: Uint8Array) => {
    if (bytes.length === 0) return
    history.append(bytes)
    for (const listener of listeners) listener(bytes)
  }

  const release = (again: Uint8Array, length: number, before: Uint8Array) => {
    held = null
    const isRepetition = length >= Math.min(SURELY_THE_SAME, before.length)
    if (!isRepetition && again.length > 0) pass(NEW_SESSION)
    pass(isRepetition ? again.subarray(length) : again)
  }

  return {
    listen(listener) {
      const past = history.read()
      if (past.length > 0) listener(past)
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    send(bytes) {
      if (socket) socket.send(bytesToBase64(bytes))
      else if (typedAhead) typedAhead = joined(typedAhead, bytes)
    },
    expect() {
      typedAhead = new Uint8Array()
    },
    connect(to, isNewSession) {
      socket = to
      held = null
      if (typedAhead && typedAhead.length > 0) to.send(bytesToBase64(typedAhead))
      typedAhead = null
      if (history.end === 0) return
      if (isNewSession) pass(NEW_SESSION)
      else held = new Uint8Array()
    },
    receive(bytes) {
      if (held === null) return pass(bytes)
      held = joined(held, bytes)
      const before = history.read()
      const { length, mayGrow } = streamOverlap(before, held)
      if (!mayGrow) release(held, length, before)
    },
    caughtUp() {
      if (held === null) return
      const before = history.read()
      release(held, streamOverlap(before, held).length, before)
    },
    disconnect() {
      socket = null
      typedAhead = null
    },
  }
}
