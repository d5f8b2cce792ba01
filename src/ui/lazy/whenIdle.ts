/** For browsers that cannot tell when they are idle, in milliseconds: the page is drawn by then. */
const SOON = 500

/** A page that waits for its content is looked at again after so many milliseconds, so often at most. */
const AGAIN = 250
const MOST = 40

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
    if (looks < MOST && isWaiting()) lookAgain(AGAIN)
    else task()
  }
  const lookWhenIdle = () => {
    idle = requestIdleCallback(look)
  }
  // Content that has come is still to be drawn.
  const lookAgain = (ms: number) => {
    timer = setTimeout(hasIdleTime ? lookWhenIdle : look, ms)
  }
  if (hasIdleTime) lookWhenIdle()
  else lookAgain(SOON)
  return () => {
    clearTimeout(timer)
    if (idle !== undefined) cancelIdleCallback(idle)
  }
}
