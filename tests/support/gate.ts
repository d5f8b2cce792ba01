/** Holds requests whose method and URL match the pattern, until it is opened. */
export const gate = (pattern: RegExp) => {
  let waiting: (() => void)[] = []
  let isOpen = false
  let arrived = 0
  return {
    /** Pass it to `startConsole`. */
    hold: ({ method, url }: { method: string; url: string }) => {
      if (isOpen || !pattern.test(`${method} ${url}`)) return null
      arrived += 1
      return new Promise<void>(resolve => waiting.push(resolve))
    },
    /** Number of requests held so far. */
    arrived: () => arrived,
    open: () => {
      isOpen = true
      for (const pass of waiting) pass()
      waiting = []
    },
    shut: () => {
      isOpen = false
    },
  }
}
