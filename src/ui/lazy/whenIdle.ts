/** Delay for browsers without idle callbacks, in milliseconds: the page has rendered by then. */
const SOON = 500

/**
 * While the page waits for its content, it is checked again after this many milliseconds, at most
 * `MOST` times.
 */
const AGAIN = 250
const MOST = 40

/** Whether the page's content is still loading, and may need the whole network. */
const isWaiting = () => document.querySelector('main [aria-busy="true"]') !== null

/**
 * Runs a task once the page and its content have rendered and the browser is idle. Does not wait
 * for content that takes very long. Returns a function that cancels the task.
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
  // Content that has arrived is yet to be rendered.
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
