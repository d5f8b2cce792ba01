import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import type { FromStage, ToStage } from '@/app/browser/replay/protocol'
import { seal } from '@/app/browser/replay/seal'
import { createStage } from '@/app/browser/replay/stage'
import { createApp, type App } from '@/app/create-app'
import type { Reader } from '@/lib/time'
import { dialogs, routes } from '@/routes'
import { Console } from '@/views/shell/Console'
import type { View } from '@/views/shell/view'

/** Views may send what they like: a replay lets in what is in its log, and nothing else. */
const watchOnly = (app: App<View>) => ({ ...app, send: () => undefined })

const files = {
  keep: () => ({ id: '', name: '', size: 0 }),
  save: () => undefined,
  readRecording: async () => '',
}

const show = (app: App<View>, reader: Reader) => {
  const place = document.getElementById('root')
  if (!place) throw new Error('The frame has no place for the console.')
  const root = createRoot(place)
  root.render(<Console app={watchOnly(app)} files={files} reader={reader} />)
  return () => flushSync(() => root.unmount())
}

const { parent, origin } = window
const tell = (message: FromStage) => parent.postMessage(message, origin)

seal(window, key => tell({ type: 'key', key }))
const stage = createStage<View>({
  build: ports => createApp({ ports, routes, dialogs }),
  show,
  tell,
})
window.addEventListener('message', ({ source, origin: from, data }: MessageEvent<ToStage>) => {
  if (source === parent && from === origin) stage(data)
})
window.addEventListener('messageerror', () =>
  tell({ type: 'failed', message: 'The frame of the replay could not take what it was sent.' }),
)
tell({ type: 'ready' })
