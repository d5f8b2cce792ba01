/** Runs at once, then at most once per `ms`, with a final run after the last call. */
export const throttle = (run: () => void, ms: number): { call: () => void; cancel: () => void } => {
  let timer: ReturnType<typeof setTimeout> | undefined
  let isDue = false
  const tick = () => {
    timer = undefined
    if (isDue) call()
  }
  const call = () => {
    if (timer !== undefined) {
      isDue = true
      return
    }
    isDue = false
    run()
    timer = setTimeout(tick, ms)
  }
  const cancel = () => {
    clearTimeout(timer)
    timer = undefined
    isDue = false
  }
  return { call, cancel }
}
