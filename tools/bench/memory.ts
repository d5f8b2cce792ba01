import { readFileSync } from 'node:fs'
import type { Browser, Page } from '@playwright/test'
import { MIB } from './upload-file'

/** Peak memory of a page, in MiB. */
export interface Memory {
  /** Held by its scripts, without workers. */
  heap: number
  /** Held in RAM by its process, workers included; 0 if the system does not report it. */
  resident: number
}

const OFTEN = 100

/** In MiB, as reported by Linux. */
const residentOf = (pid: number): number => {
  try {
    const [, kibibytes = '0'] =
      /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? []
    return Number(kibibytes) / 1024
  } catch {
    return 0
  }
}

/** Samples a page's memory ten times a second until the returned function is called. */
export const watchMemory = async (browser: Browser, page: Page): Promise<() => Memory> => {
  const session = await page.context().newCDPSession(page)
  const system = await browser.newBrowserCDPSession()
  const { processInfo } = await system.send('SystemInfo.getProcessInfo')
  const renderers = processInfo.filter(({ type }) => type === 'renderer').map(({ id }) => id)
  const most: Memory = { heap: 0, resident: 0 }
  const look = async () => {
    most.resident = Math.max(most.resident, ...renderers.map(residentOf))
    const { usedSize } = await session.send('Runtime.getHeapUsage')
    most.heap = Math.max(most.heap, usedSize / MIB)
  }
  const timer = setInterval(() => void look().catch(() => undefined), OFTEN)
  return () => {
    clearInterval(timer)
    return most
  }
}
