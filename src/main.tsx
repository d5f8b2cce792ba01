import { createRoot } from 'react-dom/client'
import { browserFiles } from '@/app/browser/files'
import { browserPorts } from '@/app/browser/ports'
import { createApp } from '@/app/create-app'
import { API_VERSION } from '@/lib/api-version'
import { writeLog } from '@/recorder/log'
import { createRecorder } from '@/recorder/recorder'
import { routes } from '@/routes'
import { runFormLoader } from '@/store/forms/loading'
import { Console } from '@/views/shell/Console'
import { PreviewBanner } from '@/views/shell/preview/PreviewBanner'
import type { View } from '@/views/shell/route-context'
import '@/ui/tokens/tokens.css'
import '@/ui/tokens/base.css'
import '@/ui/tokens/fonts.css'

const views = new Map<string, View>()

const loadView = async (id: string) => {
  const route = routes.find(candidate => candidate.id === id)
  if (!route?.view) throw new Error(`The route ${id} has no view.`)
  views.set(id, await route.view())
}

/** Code comes as `view/<route>` and `form/<form>`. */
const loadCode = (key: string) => {
  const [kind, ...rest] = key.split('/')
  const name = rest.join('/')
  return kind === 'form' ? runFormLoader(name) : loadView(name)
}

/** Whether development is to show the machines at work, in a window of its own. */
const wantsInspector = () => new URLSearchParams(window.location.search).has('inspect')

const start = async () => {
  const root = document.getElementById('root')
  if (!root) throw new Error('The document has no place for the console.')
  // Both are asked right here, so that other builds have none of their code.
  if (__PREVIEW__) (await import('@/mirage/server/mount-browser')).mountOnPage()
  const inspector =
    __DEV__ && wantsInspector()
      ? (await import('@statelyai/inspect')).createBrowserInspector().inspect
      : undefined

  const recorder = createRecorder({ build: __BUILD__, apiVersion: API_VERSION })
  const files = browserFiles()
  const ports = browserPorts(files, loadCode)
  ports.report('info', `Basalt ${__BUILD__}`)
  const app = createApp({
    ports,
    routes,
    recorder,
    ...(inspector && { onInspect: event => inspector.next?.(event) }),
  })
  window.basalt = { log: () => writeLog(recorder.log()) }
  createRoot(root).render(
    <Console
      app={app}
      routes={routes}
      views={views}
      files={files}
      reader={ports.page}
      banner={__PREVIEW__ && !__DEV__ && <PreviewBanner />}
    />,
  )
}

void start()
