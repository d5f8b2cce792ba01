/** For browsers that cannot tell when they are idle, in milliseconds: the page is drawn by then. */
const SOON = 500

/** Runs a task once the page is drawn and the browser has nothing better to do. Gives what calls it off. */
export const whenIdle = (task: () => void): (() => void) => {
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(task, SOON)
    return () => clearTimeout(timer)
  }
  const id = requestIdleCallback(task)
  return () => cancelIdleCallback(id)
}
