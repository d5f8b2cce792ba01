import { createRoot } from 'react-dom/client'
import type { App } from '@/app/create-app'
import type { Locale } from '@/lib/time'
import { createCharts } from './chart/charts'
import { Inspector } from './Inspector'
import { createObserver } from './observer'

interface InspectorOptions {
  /** Milliseconds since the page was loaded. */
  now: () => number
}

/**
 * The inspector of a page: hand `observe` what XState tells of the machines, and call `show` once the
 * console runs. It has a root of its own beside the console's.
 */
export const startInspector = ({ now }: InspectorOptions) => {
  const observer = createObserver({ now, later: callback => requestAnimationFrame(callback) })
  // Only where the page may keep hold of a window it opens: see tools/webpack/dev-server.ts.
  const openStately = __DEV__
    ? async () => (await import('./stately')).openStately(observer)
    : undefined
  const charts = createCharts(async () => (await import('./chart/elk')).startElk())
  return {
    observe: observer.observe,
    show(app: Pick<App, 'send'>, reader: Locale) {
      const place = document.body.appendChild(document.createElement('div'))
      // A modal dialog of the console leaves it within reach.
      place.dataset.reactAriaTopLayer = 'true'
      // The console's root makes ids as well.
      createRoot(place, { identifierPrefix: 'inspector' }).render(
        <Inspector
          observer={observer}
          charts={charts}
          send={app.send}
          reader={reader}
          openStately={openStately}
        />,
      )
    },
  }
}
