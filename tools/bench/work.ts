import type { CDPSession } from '@playwright/test'

/** Work counted by the browser since the page was opened, in milliseconds. */
export interface Work {
  /** Running scripts, including their compilation. */
  script: number
  /** All work of the main thread. */
  tasks: number
}

/** Counts thread time, which excludes other processes. */
export const startCounting = (session: CDPSession) =>
  session.send('Performance.enable', { timeDomain: 'threadTicks' })

export const countedWork = async (session: CDPSession): Promise<Work> => {
  const { metrics } = await session.send('Performance.getMetrics')
  const seconds = (name: string) => metrics.find(metric => metric.name === name)?.value ?? 0
  return { script: seconds('ScriptDuration') * 1000, tasks: seconds('TaskDuration') * 1000 }
}
