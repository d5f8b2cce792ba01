/** For browsers that cannot tell when they are idle, in milliseconds: the page is drawn by then. */
const SOON = 500

/** How often a page that waits for its content is looked at, and how often at most, in milliseconds. */
const AGAIN = 250
const MOST = 12

/** What the page shows is still on its way, and may need all of the network. */
const isWaiting = () => document.querySelector('main [aria-busy="true"]') !== null

/**
 * Runs a task once the page is drawn, content and all, and the browser has nothing better to do.
 * Content that takes very long is not waited for. Gives what calls it off.
 */
export const whenIdle = (task: () => void): (() => void) => {
  const hasIdleTime = 'requestIdleCallback' in window
  let looks = 0
  let timer: ReturnType<typeof setTimeout> | undefined
  let idle: number | undefined
  const look = () => {
    looks += 1
    if (looks < MOST && isWaiting()) timer = setTimeout(look, AGAIN)
    else task()
  }
  if (hasIdleTime) idle = requestIdleCallback(look)
  else timer = setTimeout(look, SOON)
  return () => {
    clearTimeout(timer)
    if (idle !== undefined) cancelIdleCallback(idle)
  }
}
