/**
 * Waits for the next task. By then everything has run that needs neither a timer nor a port. Uses a
 * message channel, because timers are slower and may be replaced in a replay.
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

/** Read before anything can replace it. */
const { setImmediate: immediately } = globalThis as { setImmediate?: (done: () => void) => unknown }

/**
 * `nextTask` for a replay, where nothing else needs the thread. Uses `setImmediate` in Node, where
 * a message channel puts the thread to sleep.
 */
export const nextReplayTask = (): Promise<void> =>
  immediately ? new Promise(resolve => void immediately(resolve)) : nextTask()
