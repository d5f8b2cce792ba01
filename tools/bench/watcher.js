/*
 * Runs in the page before anything else. Records when an element that matches the selector is on
 * the screen: at the first frame after it was inserted.
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
