import type { Browser, CDPSession, Page } from '@playwright/test'

/** Half as quick as a laptop of today is with an old one: what the figures are about. */
export const CONDITIONS = { slowdown: 4, megabits: 10, latency: 40 } as const

/** What the browser has counted since the tab was opened, in milliseconds. */
export interface Work {
  /** Running scripts, their compiling included. */
  script: number
  /** All that the main thread did. */
  tasks: number
}

export interface SlowTab {
  page: Page
  /** Resolves with what had been counted when the content of `until` was on the screen. */
  shown(until: string, start: () => Promise<unknown>): Promise<Work>
  work(): Promise<Work>
  close(): Promise<void>
}

const BINDING = 'benchContentShown'

const slowDown = async (session: CDPSession) => {
  // Counted on the thread itself: what other processes take of the processor is left out.
  await session.send('Performance.enable', { timeDomain: 'threadTicks' })
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

/** A tab with nothing in its cache, on a slow machine behind a slow line. */
export const openSlowTab = async (browser: Browser, watcher: string): Promise<SlowTab> => {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } })
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await slowDown(session)
  await page.addInitScript(watcher)

  const work = async (): Promise<Work> => {
    const { metrics } = await session.send('Performance.getMetrics')
    const seconds = (name: string) => metrics.find(metric => metric.name === name)?.value ?? 0
    return { script: seconds('ScriptDuration') * 1000, tasks: seconds('TaskDuration') * 1000 }
  }

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
