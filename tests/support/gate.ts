/** A gate for requests: those whose method and address fit wait at it while it is shut. */
export const gate = (pattern: RegExp) => {
  let waiting: (() => void)[] = []
  let isOpen = false
  let arrived = 0
  return {
    /** As an option of `startConsole`. */
    hold: ({ method, url }: { method: string; url: string }) => {
      if (isOpen || !pattern.test(`${method} ${url}`)) return null
      arrived += 1
      return new Promise<void>(resolve => waiting.push(resolve))
    },
    /** How many requests have had to wait. */
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
