/**
 * Waits for the next task: all that follows from what just happened, as far as no
 * timer and no port is needed for it, has then been done. A message channel, because timers are
 * slower and may be replaced in a replay.
 */
export const nextTask = () =>
  new Promise<void>(resolve => {
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = () => {
      port1.close()
      resolve()
    }
    port2.postMessage(null)
  })

/** Taken before anything can replace it. */
const { setImmediate: immediately } = globalThis as { setImmediate?: (done: () => void) => unknown }

/** The same for a replay, in which nobody else takes turns. In Node a channel sends a thread to sleep each time. */
export const nextReplayTurn = (): Promise<void> =>
  immediately ? new Promise(resolve => void immediately(resolve)) : nextTask()
