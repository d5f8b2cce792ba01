import type { Browser, CDPSession, Page } from '@playwright/test'
import { countedWork, startCounting, type Work } from './work'

/** Half as fast as a current laptop with an old one: the conditions of all figures. */
export const CONDITIONS = { slowdown: 4, megabits: 10, latency: 40 } as const

export interface SlowTab {
  page: Page
  /** Resolves with the work counted until the content of `until` was on the screen. */
  shown(until: string, start: () => Promise<unknown>): Promise<Work>
  work(): Promise<Work>
  close(): Promise<void>
}

const BINDING = 'benchContentShown'

const slowDown = async (session: CDPSession) => {
  await startCounting(session)
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: CONDITIONS.latency,
    downloadThroughput: (CONDITIONS.megabits * 1_000_000) / 8,
    uploadThroughput: (CONDITIONS.megabits * 1_000_000) / 8,
  })
  await session.send('Emulation.setCPUThrottlingRate', { rate: CONDITIONS.slowdown })
  await session.send('Runtime.enable')
  await session.send('Runtime.addBinding', { name: BINDING })
}

/** A tab with an empty cache, on a slow machine with a slow connection. */
export const openSlowTab = async (browser: Browser, watcher: string): Promise<SlowTab> => {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } })
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await slowDown(session)
  await page.addInitScript(watcher)

  const work = () => countedWork(session)

  return {
    page,
    work,
    close: () => context.close(),
    async shown(until, start) {
      const counted = new Promise<Work>((resolve, reject) => {
        session.on('Runtime.bindingCalled', ({ name, payload }) => {
          if (name === BINDING && payload === until) work().then(resolve, reject)
        })
      })
      await start()
      return counted
    },
  }
}
