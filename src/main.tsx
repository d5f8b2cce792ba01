import { createRoot } from 'react-dom/client'
import { browserFiles } from '@/app/browser/files'
import { browserPorts } from '@/app/browser/ports'
import { createApp } from '@/app/create-app'
import { routes } from '@/routes'
import { runFormLoader } from '@/store/forms/loading'
import { Console } from '@/views/shell/Console'
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

const mountBackend = async () => {
  const { mountBackend: mount } = await import('@/mirage/server/mount-browser')
  return mount()
}

/** With `?inspect` in the address, development shows the machines at work in a window of its own. */
const loadInspector = async () => {
  const { createBrowserInspector } = await import('@statelyai/inspect')
  return createBrowserInspector().inspect
}

const start = async () => {
  const root = document.getElementById('root')
  if (!root) throw new Error('The document has no place for the console.')
  if (__PREVIEW__) await mountBackend()
  const isInspected = __DEV__ && new URLSearchParams(window.location.search).has('inspect')
  const inspector = isInspected ? await loadInspector() : undefined

  const files = browserFiles()
  const ports = browserPorts(files, loadCode)
  ports.report('info', `Basalt ${__BUILD__}`)
  const app = createApp({
    ports,
    routes,
    ...(inspector && { onInspect: event => inspector.next?.(event) }),
  })
  createRoot(root).render(
    <Console
      app={app}
      routes={routes}
      views={views}
      files={files}
      reader={ports.page}
      isPreview={__PREVIEW__ && !__DEV__}
    />,
  )
}

void start()
