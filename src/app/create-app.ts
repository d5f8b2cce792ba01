import type { InspectionEvent } from 'xstate'
import { seedRandom } from '@/lib/random'
import type { Recorder } from '@/recorder/recorder'
import { navigationMoved, navigationStarted } from '@/store/events/navigation'
import { connectionChanged, visibilityChanged } from '@/store/events/page'
import type { StoreEvent } from '@/store/events/store-event'
import type { RouteTable } from '@/store/routing/route'
import { createStore, type AppStore } from '@/store/setup/store'
import { randomSeeded } from '@/store/slices/random'
import type { Ports } from './ports'

export interface AppOptions {
  ports: Ports
  routes: RouteTable
  /** The API's host where it is not the page's own, and a bearer token where there is one. */
  api?: { host: string; token: string | null }
  /** Writes down all that comes in. */
  recorder?: Recorder
  onInspect?: (event: InspectionEvent) => void
}

export interface App {
  store: AppStore
  /** The one way in for what views and their users do. */
  send(event: StoreEvent): void
  stop(): void
}

/** Builds a whole console from its ports and starts it at the place its history stands at. */
export const createApp = ({
  ports: given,
  routes,
  api = { host: '', token: null },
  recorder,
  onInspect,
}: AppOptions): App => {
  const ports = recorder?.wrap(given) ?? given
  const { store, stop } = createStore({ ports, api, routes }, onInspect)
  recorder?.watch(store.getState)

  store.dispatch(randomSeeded({ state: seedRandom(ports.seed) }))
  const unlistenPage = ports.page.listen(message =>
    store.dispatch(
      message.type === 'visibility'
        ? visibilityChanged({ visible: message.visible })
        : connectionChanged({ online: message.online }),
    ),
  )
  const unlistenHistory = ports.history.listen(place => store.dispatch(navigationMoved(place)))
  store.dispatch(navigationStarted(ports.history.current()))

  return {
    store,
    send(event) {
      recorder?.input(event)
      store.dispatch(event)
    },
    stop() {
      unlistenPage()
      unlistenHistory()
      stop()
    },
  }
}
