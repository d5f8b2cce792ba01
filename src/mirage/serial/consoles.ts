import { ByteHistory } from '@/lib/byte-history'
import { type InstanceRunState, can } from '@/machines/instance/instance.machine'
import type { InstanceRecord } from '../models/records'
import type { BackendClock } from '../server/clock'
import type { Db } from '../server/db'
import { Terminal } from './terminal'

/** A connected client, as seen by the console. */
export interface Peer {
  send(bytes: Uint8Array): void
  close(code: number, reason: string): void
  /** Drops the connection without a close frame, like a network failure. */
  drop(): void
}

/** A console, as seen by a connected client. */
export interface Connection {
  receive(bytes: Uint8Array): void
  /** Called when the client has disconnected. */
  gone(): void
}

/** The serial consoles of all instances. */
export interface Consoles {
  history(instanceId: string): ByteHistory
  /** Sends the last `mostRecent` bytes, then live output. */
  connect(instance: InstanceRecord, peer: Peer, mostRecent: number): Connection
  /** Closes all connections. */
  stop(): void
}

/** WebSocket close codes. */
export const CLOSED = { normally: 1000, leaving: 1001, failing: 1011 } as const

/** Whether the instance is running a console. */
export const hasConsole = (state: InstanceRunState): boolean => can(state, 'connectSerialConsole')

/** Boot delay, and typing speed per character, in milliseconds. */
const PAUSE = 1_000
const PER_CHARACTER = 50

/** Size of the scrollback, in bytes. */
const KEPT = 2 ** 20

/** One console: its history, the terminal behind it and its clients. */
class Console {
  readonly history = new ByteHistory(KEPT)
  readonly #clock: BackendClock
  readonly #terminal: Terminal
  readonly #peers = new Set<Peer>()
  #greeted = false
  #typing: unknown

  constructor(name: string, clock: BackendClock) {
    this.#clock = clock
    this.#terminal = new Terminal(name)
  }

  connect(peer: Peer, mostRecent: number): Connection {
    const { history } = this
    const past = history.read(history.end - mostRecent, mostRecent)
    if (past.length > 0) peer.send(past)
    this.#peers.add(peer)
    if (!this.#greeted) this.#greet()
    return {
      receive: bytes => {
        this.#say(this.#terminal.answer(bytes))
        if (this.#terminal.hasDropped()) this.#drop()
      },
      gone: () => this.#peers.delete(peer),
    }
  }

  /** Reboots the terminal, which greets the next client again. */
  reboot(): void {
    this.#clock.clearTimeout(this.#typing)
    this.#greeted = false
  }

  hangUp(code: number, reason: string): void {
    for (const peer of this.#peers) peer.close(code, reason)
    this.#peers.clear()
    this.reboot()
  }

  #drop() {
    for (const peer of this.#peers) peer.drop()
    this.#peers.clear()
  }

  #say(bytes: Uint8Array) {
    this.history.append(bytes)
    for (const peer of this.#peers) peer.send(bytes)
  }

  #greet() {
    this.#greeted = true
    const text = this.#terminal.greeting()
    const type = (index: number) => {
      this.#say(text.subarray(index, index + 1))
      if (index + 1 < text.length) this.#later(PER_CHARACTER, () => type(index + 1))
    }
    this.#later(PAUSE, () => type(0))
  }

  #later(ms: number, action: () => void) {
    this.#typing = this.#clock.setTimeout(action, ms)
  }
}

/** Creates consoles on demand and closes their connections when instances stop. */
export const openConsoles = (db: Db, clock: BackendClock): Consoles => {
  const consoles = new Map<string, Console>()
  const consoleOf = ({ id, name }: Pick<InstanceRecord, 'id' | 'name'>): Console => {
    const known = consoles.get(id) ?? new Console(name, clock)
    consoles.set(id, known)
    return known
  }

  db.instances.watch((before, after) => {
    const known = before && consoles.get(before.id)
    if (!before || !known || before.runState === after?.runState) return
    const failed = after?.runState === 'failed'
    const rebooted = before.runState === 'rebooting' && after?.runState === 'running'
    if (failed) known.hangUp(CLOSED.failing, 'the instance has failed')
    else if (rebooted || !after || !hasConsole(after.runState)) known.hangUp(CLOSED.normally, '')
    // A new run starts with an empty history.
    if (!after || after.runState === 'starting') consoles.delete(before.id)
  })

  return {
    history: instanceId => consoles.get(instanceId)?.history ?? new ByteHistory(KEPT),
    connect: (instance, peer, mostRecent) => consoleOf(instance).connect(peer, mostRecent),
    stop: () => {
      for (const each of consoles.values()) each.hangUp(CLOSED.leaving, 'the server is stopping')
    },
  }
}
