import { createRoot } from 'react-dom/client'
import type { App } from '@/create-app'
import type { Locale } from '@/lib/time'
import { createCharts } from './chart/charts'
import { Inspector } from './Inspector'
import { createObserver } from './observer'

interface InspectorOptions {
  /** In milliseconds since the page loaded. */
  now: () => number
}

/**
 * The inspector of a page: pass XState's inspection events to `observe`, numbers of inputs of the
 * log to `recorded`, and call `show` once the console runs. It renders into its own root beside the
 * console's.
 */
export const startInspector = ({ now }: InspectorOptions) => {
  const observer = createObserver({ now, later: callback => requestAnimationFrame(callback) })
  const charts = createCharts(async () => (await import('./chart/elk')).startElk())
  return {
    observe: observer.observe,
    recorded: observer.recorded,
    show(app: Pick<App, 'send' | 'store'>, reader: Locale) {
      // Only if the page may keep a reference to a window it opens: see tools/webpack/dev-server.ts.
      const openStately = __DEV__
        ? async () => (await import('./stately')).openStately(observer, app.store)
        : undefined
      const place = document.body.appendChild(document.createElement('div'))
      // Keeps the inspector operable while the console shows a modal dialog.
      place.dataset.reactAriaTopLayer = 'true'
      // Avoids clashes with ids from the console's root.
      createRoot(place, { identifierPrefix: 'inspector' }).render(
        <Inspector
          observer={observer}
          store={app.store}
          charts={charts}
          send={app.send}
          reader={reader}
          openStately={openStately}
        />,
      )
    },
  }
}
