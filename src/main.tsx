import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { browserFiles } from '@/browser/files'
import { createHelpers } from '@/browser/helpers'
import { browserPorts, printTable } from '@/browser/ports'
import { browserRecordings } from '@/browser/recordings/recordings'
import { createApp } from '@/create-app'
import { NEWEST_VERSION } from '@/api/core/rack'
import { createRecorder } from '@/recorder/recorder'
import { dialogs, routes } from '@/routes'
import {
  selectIsNavigationWaiting,
  selectLoadError,
  selectLocation,
} from '@/store/navigation/selectors'
import { refreshRequested } from '@/store/queries/slice'
import type { RootState } from '@/store/setup/state'
import type { AppStore } from '@/store/root/store'
import { whenIdle } from '@/ui/lazy/whenIdle'
import { Console } from '@/views/shell/Console'
import { PreviewBanner } from '@/views/shell/preview/PreviewBanner'
import '@/ui/tokens/base.css'
import '@/ui/tokens/fonts.css'
import '@/ui/tokens/forced-colors.css'
import '@/ui/tokens/tokens.css'

const wantsInspector = () => new URLSearchParams(window.location.search).has('inspect')

/** Whether there is a page, an error in its place, or a wait for the API. */
const isDrawable = (state: RootState) =>
  selectLocation(state) !== null ||
  selectLoadError(state) !== null ||
  selectIsNavigationWaiting(state)

/**
 * Calls `draw` once there is something to draw; until then, the document's own skeleton is shown.
 */
const whenDrawable = ({ getState, subscribe }: AppStore, draw: () => void) => {
  if (isDrawable(getState())) return draw()
  const unsubscribe = subscribe(() => {
    if (!isDrawable(getState())) return
    unsubscribe()
    draw()
  })
}

/** The switcher between racks loads what it needs, if the server has several. */
const racksOf = () =>
  document.documentElement.dataset.racks && {
    racks: async () => (await import('@/browser/racks')).browserRacks(),
  }

const start = async () => {
  const root = document.getElementById('root')
  if (!root) throw new Error('The document has no place for the console.')
  // The build resolves these conditions, so that other builds contain none of this code.
  const rack = __PREVIEW__ && (await import('@/mirage/server/mount-browser')).mountOnPage()
  const inspector =
    (__DEV__ || __PREVIEW__) && wantsInspector()
      ? (await import('@/inspector/start')).startInspector({ now: () => performance.now() })
      : undefined

  const recordings = browserRecordings()
  const { isOn, sink, read, load } = recordings
  const recorder = isOn
    ? createRecorder({
        build: __BUILD__,
        apiVersion: NEWEST_VERSION,
        sink: inspector
          ? (line, states) => {
              if ('t' in line) inspector.recorded(line.seq)
              sink(line, states)
            }
          : sink,
      })
    : undefined
  const files = browserFiles()
  const ports = browserPorts(files, recordings)
  ports.report('info', `Basalt ${__BUILD__}`)
  const app = createApp({
    ports:
      __PREVIEW__ && rack ? { ...ports, leave: url => ports.leave(rack.sameRack(url)) } : ports,
    routes,
    dialogs,
    ...(recorder && { recorder }),
    ...(inspector && { onInspect: inspector.observe }),
  })
  window.basalt = {
    log: () => {
      recorder?.checkpoint()
      return read()
    },
  }
  Object.assign(
    window,
    createHelpers({
      transport: ports.transport,
      rack: app.rack,
      print: line => ports.report('info', line),
      printTable,
      changed: () => app.send(refreshRequested()),
    }),
  )
  /** Loads the recording store soon after the page. Lines recorded until then wait for it. */
  const keepRecordings = async () => {
    await load().catch(() => undefined)
    // Users may need the report form when loading no longer works.
    whenIdle(() => {
      void dialogs['problemReport']?.load().catch(() => undefined)
      void import('@/browser/translation').catch(() => undefined)
      if (!__DEV__ && !__PREVIEW__)
        void import('@/browser/new-build').then(
          ({ watchBuild }) => watchBuild(),
          () => undefined,
        )
    })
  }
  whenDrawable(app.store, () => {
    // Synchronously: React would otherwise render in slices, with other work of the browser between.
    flushSync(() =>
      createRoot(root).render(
        <Console
          app={app}
          files={{ ...files, readRecording: read, ...racksOf() }}
          reader={ports.tab.reader}
          banner={__PREVIEW__ && !__DEV__ && rack && <PreviewBanner rack={rack} />}
        />,
      ),
    )
    // After the frame that shows the page. A background tab waits until it is shown.
    requestAnimationFrame(() => setTimeout(keepRecordings))
  })
  inspector?.show(app, ports.tab.reader)
}

// The frame of a replay runs the same scripts: see src/browser/replay.
void (window.location.href === 'about:srcdoc' ? import('./replay-frame') : start())
