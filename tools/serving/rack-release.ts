import { findOlder } from '@/api/core/find-release'
import { serverClock } from '@/api/core/clock'
import type { RackServices } from '@/api/core/rack'
import { rememberedRack } from '@/api/core/release'
import { firstOperations } from '@/api/operations/table'
import type { Release } from '@/api/releases/ladder'
import type { WireResponse } from '@/ports/ports'

const MINUTE = 60_000
/** At most this often after refusals, in milliseconds. */
const PAUSE = 5_000

/** The server of the console asks as somebody who is not signed in. */
const SIGNED_OUT: WireResponse = { status: 401, headers: {}, body: '' }

/** Bytes read of an answer: what tells releases apart is shorter. */
const MOST_BYTES = 65_536

/** The body of an answer, however much the API goes on to send. */
const startOf = async ({ body }: Response): Promise<string> => {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of body ?? []) {
    chunks.push(chunk)
    size += chunk.length
    if (size >= MOST_BYTES) break
  }
  return Buffer.concat(chunks).toString()
}

/** Nothing is remembered: the rack is asked each time. */
const storage = { read: () => null, write: () => undefined }

const services = (api: string): RackServices => ({
  ports: {
    transport: async ({ url, headers }, { signal } = {}) => {
      const answer = await fetch(url, { headers, redirect: 'manual', ...(signal && { signal }) })
      const { status } = answer
      return { status, headers: Object.fromEntries(answer.headers), body: await startOf(answer) }
    },
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
  close(): void
}

/** Follows which release a rack runs: asks at once, every minute, and when in doubt. */
export const followRelease = (api: string): RackRelease => {
  const given = services(api)
  let known: Release | null = null
  let askedAt = -Infinity

  const ask = async () => {
    askedAt = Date.now()
    known = (await findOlder(given, SIGNED_OUT)) ?? known
  }
  const doubt = () => {
    if (Date.now() - askedAt >= PAUSE) void ask()
  }
  void ask()
  const timer = setInterval(doubt, MINUTE)
  timer.unref()
  return { current: () => known, doubt, close: () => clearInterval(timer) }
}
