import { setTimeout as sleep } from 'node:timers/promises'
import { gzipSync } from 'node:zlib'
import type { Browser, CDPSession, Page } from '@playwright/test'
import { startServer } from '@/mirage/server/node-server'
import { busySession, HOME } from './busy-session'
import { serveConsole } from './console'
import { createHand } from './hand'
import { countedWork, startCounting, type Work } from './work'

/** What a session costs the page. Times in milliseconds, sizes in bytes. */
export interface SessionCosts extends Work {
  /** Heap size at the end, after garbage collection. */
  heap: number
  /** Sizes of the log; zeros if nothing was recorded. */
  log: {
    inputs: number
    /** Its text, its text compressed as one file, and its pieces as stored. */
    text: number
    gzip: number
    kept: number
    /** Size of the browser's database. */
    database: number
  }
}

/** The size of the heap after so many actions and a garbage collection. */
export interface HeapSample {
  actions: number
  heap: number
}

export interface SessionOptions {
  isRecorded: boolean
  /** The number of actions, and the interval between them in milliseconds. */
  steps: number
  pause: number
  seed: number
}

/** In milliseconds, as in `npm run bench:start`: the latency of an API near by. */
const API_LATENCY = 50

/** How long to wait for the effects of the last input, in milliseconds. */
const REST = 2_000

/** Runs in the page. */
const readKept = async () => {
  const { usageDetails } = (await navigator.storage.estimate()) as {
    usageDetails?: { indexedDB?: number }
  }
  const pieces = await new Promise<{ text?: string; gzip?: Uint8Array }[]>((resolve, reject) => {
    const opening = indexedDB.open('basalt-recordings')
    opening.onerror = () => reject(opening.error)
    opening.onsuccess = () => {
      const all = opening.result.transaction('pieces').objectStore('pieces').getAll()
      all.onsuccess = () => resolve(all.result)
    }
  })
  return {
    database: usageDetails?.indexedDB ?? 0,
    kept: pieces.reduce((sum, { text, gzip }) => sum + (text ?? gzip ?? '').length, 0),
  }
}

/** Opens the console in its own tab, against an API with a fresh state. */
const inOwnTab = async <Result>(
  browser: Browser,
  isRecorded: boolean,
  measure: (page: Page, session: CDPSession) => Promise<Result>,
): Promise<Result> => {
  const api = await startServer({ port: 0, latency: [API_LATENCY, API_LATENCY] })
  const { url, stop } = await serveConsole(api.url)
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } })
  try {
    // The setting that the switch on the recordings page stores; the console then creates no
    // recorder.
    if (!isRecorded)
      await context.addInitScript(() => localStorage.setItem('basalt-recording', 'off'))
    const page = await context.newPage()
    const session = await context.newCDPSession(page)
    await startCounting(session)
    await page.goto(url + HOME)
    return await measure(page, session)
  } finally {
    await context.close()
    stop()
    await api.stop()
  }
}

/** The size of the heap after garbage collection. */
const collectedHeap = async (session: CDPSession) => {
  await session.send('HeapProfiler.collectGarbage')
  return (await session.send('Runtime.getHeapUsage')).usedSize
}

/** What a session costs, as a whole. */
export const sessionCosts = (
  browser: Browser,
  { isRecorded, steps, pause, seed }: SessionOptions,
): Promise<SessionCosts> =>
  inOwnTab(browser, isRecorded, async (page, session) => {
    await busySession(createHand(page, pause), steps, seed)
    await sleep(REST)
    const work = await countedWork(session)
    const heap = await collectedHeap(session)
    const log = isRecorded ? await page.evaluate(() => window.basalt?.log() ?? '') : ''
    return {
      ...work,
      heap,
      log: {
        inputs: log.split('\n').filter(line => line.includes('"t":')).length,
        text: Buffer.byteLength(log),
        gzip: log === '' ? 0 : gzipSync(log).length,
        ...(await page.evaluate(readKept)),
      },
    }
  })

/** The size of the heap each time that all tasks were done once more, on the same page. */
export const heapSeries = (
  browser: Browser,
  { isRecorded, steps, pause, seed }: SessionOptions,
): Promise<HeapSample[]> =>
  inOwnTab(browser, isRecorded, async (page, session) => {
    const samples: HeapSample[] = []
    const hand = createHand(page, pause)
    await busySession(hand, steps, seed, async () => {
      await sleep(REST)
      samples.push({ actions: hand.done(), heap: await collectedHeap(session) })
    })
    return samples
  })
