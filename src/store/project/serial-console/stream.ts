import type { ByteStream, Socket } from '@/ports/ports'
import { bytesToBase64 } from '@/lib/base64'
import { ByteHistory } from '@/lib/byte-history'
import { SERIAL_SCROLLBACK_BYTES } from '@/lib/limits'
import { streamOverlap } from '@/lib/stream-overlap'

/** The number of equal bytes from which they count as repeated. */
const SURELY_THE_SAME = 32

/**
 * The share of the earlier output that has to arrive between two comparisons with it. A comparison
 * takes time in proportion to that output, and a server may send it byte by byte.
 */
const BETWEEN_COMPARISONS = 1 / 256

/**
 * Sent to the terminal before the output of a new session: a soft reset, a switch from the
 * alternate screen to the main one, and a new line. Its visible text stays.
 */
const NEW_SESSION = new TextEncoder().encode('\x1b[!p\x1b[?1049l\r\n')

const joined = (parts: readonly Uint8Array[]) => {
  const all = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0))
  let at = 0
  for (const part of parts) {
    all.set(part, at)
    at += part.length
  }
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
  let held: Uint8Array[] | null = null
  /** The number of bytes that may still be held back before the next comparison. */
  let unchecked = 0

  const pass = (bytes: Uint8Array) => {
    if (bytes.length === 0) return
    history.append(bytes)
    for (const listener of listeners) listener(bytes)
  }

  /** Passes on what is held back, without the repetition, unless that may still become longer. */
  const compare = (isAll: boolean) => {
    const again = joined(held ?? [])
    const before = history.read()
    const { length, mayGrow } = streamOverlap(before, again)
    held = [again]
    unchecked = before.length * BETWEEN_COMPARISONS
    if (mayGrow && !isAll) return
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
      else if (typedAhead) typedAhead = joined([typedAhead, bytes])
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
      else held = []
      unchecked = 0
    },
    receive(bytes) {
      if (held === null) return pass(bytes)
      held.push(bytes)
      unchecked -= bytes.length
      if (unchecked <= 0) compare(false)
    },
    caughtUp() {
      if (held !== null) compare(true)
    },
    disconnect() {
      socket = null
      typedAhead = null
    },
  }
}
