import { ByteHistory } from '@/lib/byte-history'
import type { InstanceRunState } from '@/machines/instance/instance.machine'
import { can } from '@/machines/instance/instance.rules'
import type { InstanceRecord } from '../models/instances'
import type { BackendClock } from '../server/clock'
import type { Db } from '../server/db'
import { Terminal } from './terminal'

/** Whoever is connected, as the console sees it. */
export interface Peer {
  send(bytes: Uint8Array): void
  close(code: number, reason: string): void
  /** Breaks the connection without a word, as a network does. */
  drop(): void
}

/** A console, as whoever is connected sees it. */
export interface Connection {
  receive(bytes: Uint8Array): void
  /** Said when the peer has hung up. */
  gone(): void
}

/** The serial consoles of all instances. */
export interface Consoles {
  history(instanceId: string): ByteHistory
  /** Replays the last bytes, `mostRecent` of them, and then whatever is said. */
  connect(instance: InstanceRecord, peer: Peer, mostRecent: number): Connection
  /** Hangs up on everybody. */
  stop(): void
}

/** How the websocket protocol tells apart why it is over. */
export const CLOSED = { normally: 1000, leaving: 1001, failing: 1011 } as const

/** Whether there is a machine that listens. */
export const hasConsole = (state: InstanceRunState): boolean => can(state, 'connectSerialConsole')

/** How long a machine takes to say anything, and how fast it talks, in milliseconds. */
const PAUSE = 1_000
const PER_CHARACTER = 50

/** How much of what a console has said is kept, in bytes. */
const KEPT = 2 ** 20

/** One console: its past, the machine behind it, and everybody in front of it. */
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

  /** The machine comes up anew, and will greet whoever connects next. */
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

/** Opens consoles as they are asked for, and hangs up when their machines go down. */
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
    // A machine that is started has not said anything yet.
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
