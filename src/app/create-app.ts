import type { InspectionEvent } from 'xstate'
import { navigationMoved, navigationStarted } from '@/store/events/navigation'
import { connectionChanged, visibilityChanged } from '@/store/events/page'
import type { StoreEvent } from '@/store/events/store-event'
import type { RouteTable } from '@/store/routing/route'
import type { AppStore } from '@/store/setup/store'
import { createStore } from '@/store/setup/store'
import { randomSeeded } from '@/store/slices/random'
import type { Ports } from './ports'

export interface AppOptions {
  ports: Ports
  routes: RouteTable
  /** The API's host where it is not the page's own, and a bearer token where there is one. */
  api?: { host: string; token: string | null }
  /** Sees every input before it takes effect: the recorder. */
  onInput?: (input: StoreEvent) => void
  onInspect?: (event: InspectionEvent) => void
}

export interface App {
  store: AppStore
  /** The one way in for events from outside. */
  send(event: StoreEvent): void
  stop(): void
}

/** Builds a whole console from its ports and starts it at the place its history stands at. */
export const createApp = ({
  ports,
  routes,
  api = { host: '', token: null },
  onInput,
  onInspect,
}: AppOptions): App => {
  const { store, stop } = createStore({ ports, api, routes }, onInspect)

  const send = (event: StoreEvent) => {
    onInput?.(event)
    store.dispatch(event)
  }

  store.dispatch(randomSeeded({ state: ports.seed }))
  const unlistenPage = ports.page.listen(message =>
    send(
      message.type === 'visibility'
        ? visibilityChanged({ visible: message.visible })
        : connectionChanged({ online: message.online }),
    ),
  )
  const unlistenHistory = ports.history.listen(place => send(navigationMoved(place)))
  send(navigationStarted(ports.history.current()))

  return {
    store,
    send,
    stop() {
      unlistenPage()
      unlistenHistory()
      stop()
    },
  }
}
