import type { CDPSession } from '@playwright/test'

/** What the browser has counted since the page was opened, in milliseconds. */
export interface Work {
  /** Running scripts, their compiling included. */
  script: number
  /** All that the main thread did. */
  tasks: number
}

/** Counts on the thread itself: what other processes take of the processor is left out. */
export const startCounting = (session: CDPSession) =>
  session.send('Performance.enable', { timeDomain: 'threadTicks' })

export const countedWork = async (session: CDPSession): Promise<Work> => {
  const { metrics } = await session.send('Performance.getMetrics')
  const seconds = (name: string) => metrics.find(metric => metric.name === name)?.value ?? 0
  return { script: seconds('ScriptDuration') * 1000, tasks: seconds('TaskDuration') * 1000 }
}
