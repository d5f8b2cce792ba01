import type { InspectionEvent } from 'xstate'
import type { OperationTable } from '@/api/operations/table'
import { seedRandom } from '@/lib/random'
import type { Recorder } from '@/recorder/recorder'
import { navigationMoved, navigationStarted } from '@/store/navigation/events'
import { themeFollowed, themeOf } from '@/store/preferences/slice'
import { randomSeeded } from '@/store/random/slice'
import type { Dialog, DialogLoaders, RouteTable, Screen } from '@/store/routing/route'
import { signedOut } from '@/store/session/events'
import type { StoreEvent } from '@/store/setup/event'
import { createServices } from '@/store/setup/services'
import { createStore, type AppStore } from '@/store/setup/store'
import { connectionChanged, visibilityChanged } from '@/store/tab/events'
import type { ByteStream, Ports, TabMessage } from './ports'

export interface AppOptions<View> {
  ports: Ports
  routes: RouteTable<View>
  dialogs: DialogLoaders<View>
  /** The API's host where it is not the page's own, and a bearer token where there is one. */
  api?: { host: string; token: string | null }
  /** Writes down all that comes in. */
  recorder?: Recorder
  onInspect?: (event: InspectionEvent) => void
}

export interface App<View = unknown> {
  store: AppStore
  /** Grows when the table of an area comes that is loaded late. */
  routes: RouteTable<View>
  /** The code that has arrived so far: of routes by id, of dialogs by the name of their form. */
  screens: ReadonlyMap<string, Screen<View>>
  dialogs: ReadonlyMap<string, Dialog<View>>
  /** What the API can be asked: grows with the tables of late areas. */
  operations: OperationTable
  /** The streams of bytes that are shown, by the ids of the actors they belong to. */
  streams: ReadonlyMap<string, ByteStream>
  /** The one way in for what views and their users do. */
  send(event: StoreEvent): void
  stop(): void
}

const toldByTab = (message: TabMessage): StoreEvent => {
  switch (message.type) {
    case 'visibility':
      return visibilityChanged({ visible: message.visible })
    case 'online':
      return connectionChanged({ online: message.online })
    case 'theme':
      return themeFollowed({ theme: themeOf(message.theme) })
    case 'signedOut':
      return signedOut()
  }
}

/** Builds a whole console from its ports and starts it at the place its history stands at. */
export const createApp = <View>({
  ports: given,
  routes,
  dialogs: dialogLoaders,
  api = { host: '', token: null },
  recorder,
  onInspect,
}: AppOptions<View>): App<View> => {
  const ports = recorder?.wrap(given) ?? given
  const services = createServices({ ports, api, routes, dialogLoaders })
  const { store, stop } = createStore(services, onInspect)
  recorder?.watch(store.getState)

  store.dispatch(randomSeeded({ state: seedRandom(ports.seed) }))
  const unlistenTab = ports.tab.listen(message => store.dispatch(toldByTab(message)))
  const unlistenHistory = ports.history.listen(place => store.dispatch(navigationMoved(place)))
  store.dispatch(navigationStarted(ports.history.current()))

  return {
    store,
    routes: services.routes as RouteTable<View>,
    // What the routes and dialogs of this table load has their type of view.
    screens: services.screens as ReadonlyMap<string, Screen<View>>,
    dialogs: services.dialogs as ReadonlyMap<string, Dialog<View>>,
    operations: services.operations,
    streams: services.streams,
    send(event) {
      if (recorder) recorder.input(event, () => store.dispatch(event))
      else store.dispatch(event)
    },
    stop() {
      unlistenTab()
      unlistenHistory()
      stop()
    },
  }
}
