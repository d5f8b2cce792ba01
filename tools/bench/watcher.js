/*
 * Runs in the page before anything else does. Tells when something is on the screen that the
 * selector finds: with the first frame after it was put into the document.
 */
{
  const bench = { shift: 0, shownAt: 0 }

  new PerformanceObserver(list => {
    for (const { value, hadRecentInput } of list.getEntries())
      if (!hadRecentInput) bench.shift += value
  }).observe({ type: 'layout-shift', buffered: true })

  bench.watch = selector => {
    const tell = () => {
      bench.shownAt = performance.now()
      window.benchContentShown(selector)
    }
    const afterFrame = () => {
      const { port1, port2 } = new MessageChannel()
      port1.onmessage = tell
      port2.postMessage(null)
    }
    const observer = new MutationObserver(() => {
      if (!document.querySelector(selector)) return
      observer.disconnect()
      requestAnimationFrame(afterFrame)
    })
    observer.observe(document, { childList: true, subtree: true, attributes: true })
  }

  window.bench = bench
}
