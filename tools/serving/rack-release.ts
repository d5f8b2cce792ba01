import { findOlder } from '@/api/core/find-release'
import { serverClock } from '@/api/core/clock'
import type { RackServices } from '@/api/core/rack'
import { rememberedRack } from '@/api/core/release'
import { firstOperations } from '@/api/operations/table'
import type { Release } from '@/api/releases/ladder'
import type { WireResponse } from '@/ports/ports'
import { askApi } from './ask-api'

const MINUTE = 60_000
/** At most this often after refusals, in milliseconds. */
const PAUSE = 5_000

/** The server of the console asks as somebody who is not signed in. */
const SIGNED_OUT: WireResponse = { status: 401, headers: {}, body: '' }

/** Nothing is remembered: the rack is asked each time. */
const storage = { read: () => null, write: () => undefined }

const services = (api: string, apiCa?: () => Buffer | undefined): RackServices => ({
  ports: {
    transport: ({ url, headers }, { signal } = {}) =>
      askApi(url, { headers, signal, ca: apiCa?.() }),
    storage,
    loadCode: (_name, load) => load(),
    clock: serverClock({
      now: Date.now,
      setTimeout,
      clearTimeout: id => clearTimeout(id as number),
    }),
  },
  api: { host: new URL(api).origin, token: null },
  operations: firstOperations,
  rack: rememberedRack({ storage }),
})

export interface RackRelease {
  /** The release that the rack last proved to run; null before it has answered. */
  current(): Release | null
  /** Asks again, unless that was done just now: the rack has refused a request. */
  doubt(): void
  /** Asks again at once. Ends when it has answered, or has not. */
  ask(): Promise<void>
  close(): void
}

/** Follows which release a rack runs: asks at once, every minute, and when in doubt. */
export const followRelease = (api: string, apiCa?: () => Buffer | undefined): RackRelease => {
  const given = services(api, apiCa)
  let known: Release | null = null
  let askedAt = -Infinity

  let asking: Promise<void> | null = null
  const find = async () => {
    askedAt = Date.now()
    known = (await findOlder(given, SIGNED_OUT)) ?? known
  }
  const ask = () => (asking ??= find().finally(() => (asking = null)))
  const doubt = () => {
    if (Date.now() - askedAt >= PAUSE) void ask()
  }
  void ask()
  const timer = setInterval(doubt, MINUTE)
  timer.unref()
  return { current: () => known, doubt, ask, close: () => clearInterval(timer) }
}
