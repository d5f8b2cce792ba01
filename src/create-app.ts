import type { InspectionEvent } from 'xstate'
import type { KnownRack } from '@/api/core/rack'
import { releaseFound } from '@/api/core/release'
import type { OperationTable } from '@/api/operations/table'
import { seedRandom } from '@/lib/random'
import type { Recorder } from '@/recorder/recorder'
import { navigationMoved, navigationStarted } from '@/store/navigation/events'
import { themeFollowed, themeOf } from '@/store/preferences/slice'
import { randomSeeded } from '@/store/random/slice'
import { consoleReplaced } from '@/store/release/slice'
import type { Dialog, DialogLoaders, RouteTable, Screen } from '@/store/routing/route'
import { announced, restored, signedOut } from '@/store/session/session'
import type { StoreEvent } from '@/store/setup/event'
import { createServices, type Services } from '@/store/setup/services'
import { createStore, type AppStore } from '@/store/root/store'
import {
  connectionChanged,
  printed,
  storageChanged,
  tabOpened,
  visibilityChanged,
} from '@/store/tab/slice'
import type { ByteStream, Ports, TabMessage } from '@/ports/ports'

export interface AppOptions<View> {
  ports: Ports
  routes: RouteTable<View>
  dialogs: DialogLoaders<View>
  /** The API's host, if it is not the page's own, and a bearer token, if there is one. */
  api?: { host: string; token: string | null }
  /** Records everything that comes in. */
  recorder?: Recorder
  onInspect?: (event: InspectionEvent) => void
}

export interface App<View = unknown> {
  store: AppStore
  /** Grows when the table of a lazy area is loaded. */
  routes: RouteTable<View>
  /** The code loaded so far: routes by id, dialogs by the name of their form. */
  screens: ReadonlyMap<string, Screen<View>>
  dialogs: ReadonlyMap<string, Dialog<View>>
  /** The operations of the API. The tables of lazy areas add theirs. */
  operations: OperationTable
  /** What is known of the rack, and the steps down to its release. */
  rack: KnownRack
  /** Code for every page, once it is loaded. */
  late: Services['late']
  /** The byte streams on screen, by the ids of their actors. */
  streams: ReadonlyMap<string, ByteStream>
  /** The only way to send the events of views and users. */
  send(event: StoreEvent): void
  stop(): void
}

const eventOf = (message: TabMessage): StoreEvent => {
  switch (message.type) {
    case 'visibility':
      return visibilityChanged({ visible: message.visible })
    case 'online':
      return connectionChanged({ online: message.online })
    case 'theme':
      return themeFollowed({ theme: themeOf(message.theme) })
    case 'signedOut':
      return signedOut({ owner: message.owner })
    case 'signedIn':
      return announced({ owner: message.owner })
    case 'restored':
      return restored()
    case 'printed':
      return printed()
    case 'replaced':
      return consoleReplaced()
    case 'storage':
      return storageChanged({ key: message.key, isStored: message.isStored })
  }
}

/** Builds a whole console from its ports and starts it at the current location of its history. */
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

  const { known } = services.rack
  if (known) store.dispatch(releaseFound(known))
  store.dispatch(tabOpened({ origin: ports.tab.origin }))
  store.dispatch(randomSeeded({ state: seedRandom(ports.seed) }))
  const unlistenTab = ports.tab.listen(message => store.dispatch(eventOf(message)))
  const unlistenHistory = ports.history.listen(location =>
    store.dispatch(navigationMoved(location)),
  )
  store.dispatch(navigationStarted(ports.history.current()))

  return {
    store,
    routes: services.routes as RouteTable<View>,
    // The screens and dialogs of these tables have the same type of view.
    screens: services.screens as ReadonlyMap<string, Screen<View>>,
    dialogs: services.dialogs as ReadonlyMap<string, Dialog<View>>,
    operations: services.operations,
    rack: services.rack,
    late: services.late,
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
