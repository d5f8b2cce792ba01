import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import type { ToReplayFrame } from '@/ports/replay-frame'
import type { Log } from '@/recorder/log'
import { sandbox } from '@/browser/replay/sandbox'
import { createReplayFrame } from '@/browser/replay/replay-frame'
import { createApp, type App } from '@/create-app'
import type { Locale } from '@/lib/time'
import { dialogs, routes } from '@/routes'
import { Console } from '@/views/shell/Console'
import type { View } from '@/views/shell/route-tree'

/** Views may send what they like: a replay lets in what is in its log, and nothing else. */
const watchOnly = (app: App<View>) => ({ ...app, send: () => undefined })

const files = {
  keep: () => ({ id: '', name: '', size: 0 }),
  forget: () => undefined,
  save: () => undefined,
  newSecret: () => '',
  readRecording: async () => '',
}

const show = (app: App<View>, reader: Locale) => {
  const place = document.getElementById('root')
  if (!place) throw new Error('The frame has no place for the console.')
  const root = createRoot(place)
  root.render(<Console app={watchOnly(app)} files={files} reader={reader} />)
  return () => flushSync(() => root.unmount())
}

const { parent, origin } = window
const tell = (message: object) => parent.postMessage(message, origin)

sandbox(window, key => tell({ type: 'key', key }))
const replayFrame = createReplayFrame({
  build: ports => createApp<View>({ ports, routes, dialogs }),
  show,
  tell,
})
window.addEventListener(
  'message',
  ({ source, origin: from, data }: MessageEvent<ToReplayFrame<Log>>) => {
    if (source === parent && from === origin) replayFrame(data)
  },
)
window.addEventListener('messageerror', () =>
  tell({ type: 'failed', message: 'The frame of the replay could not take what it was sent.' }),
)
tell({ type: 'ready' })
