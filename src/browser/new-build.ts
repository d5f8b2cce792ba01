/** In milliseconds. */
const INTERVAL = 10 * 60_000

const servedBuild = async (): Promise<unknown> => {
  const answer = await fetch('/build.json', { cache: 'no-store' })
  return ((await answer.json()) as { build?: unknown } | null)?.build
}

/**
 * Finds out that the server has another build of the console than this page, when the user comes
 * back to the tab and from time to time, and says so by an event of the window. Servers without a
 * `build.json` are not asked again.
 */
export const watchBuild = () => {
  const stop = () => {
    clearInterval(timer)
    document.removeEventListener('visibilitychange', check)
  }
  const check = async () => {
    if (document.visibilityState !== 'visible') return
    try {
      const build = await servedBuild()
      if (build === __BUILD__) return
      stop()
      if (typeof build === 'string') window.dispatchEvent(new Event('newbuild'))
    } catch (error) {
      // Another kind of document; otherwise there was no answer.
      if (error instanceof SyntaxError) stop()
    }
  }
  const timer = setInterval(check, INTERVAL)
  document.addEventListener('visibilitychange', check)
}
