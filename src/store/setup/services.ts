import type { SagaGenerator } from 'typed-redux-saga'
import type { AnyStateMachine } from 'xstate'
import { createApiServices } from '@/api/core/api'
import type { ApiServices } from '@/api/core/base-query'
import type { ByteStream, Ports } from '@/ports/ports'
import type { RichText } from '@/lib/rich-text'
import type { ActionViewModel } from '@/store/commands/action'
import type { FormDefinition } from '@/store/forms/definition'
import type {
  Dialog,
  DialogLoader,
  DialogLoaders,
  Route,
  RouteTable,
  Screen,
} from '@/store/routing/route'
import type { RootState } from './state'

/** What decides whether the user's roles allow an action: `store/session/rights.ts`. */
interface RightsCode {
  /** The user's roles, also on that project; undefined until the user is known. */
  selectRights(state: RootState, project: string | undefined): object | undefined
  /** Why they do not allow what may change something; undefined if they do, or are not known. */
  reasonRefused(
    subject: Pick<ActionViewModel, 'to' | 'event'> & { form?: string },
    rights: object,
    place: Readonly<Record<string, string | undefined>>,
    code: Pick<ApiServices, 'operations'> & { routes: RouteTable },
  ): RichText | undefined
}

export interface ServiceOptions {
  ports: Ports
  /** The host and token of the API; an empty host is the page's own. */
  api: { host: string; token: string | null }
  routes: RouteTable
  dialogLoaders: DialogLoaders
}

/** The services that thunks, the base query and sagas of a store use besides its state. */
export interface Services extends ApiServices {
  ports: Ports & ApiServices['ports']
  /** The routes. The entry of an area is replaced by its table once that is loaded. */
  routes: Route[]
  dialogLoaders: Record<string, DialogLoader>
  /** The loaded screens, by route id. */
  screens: Map<string, Screen>
  dialogs: Map<string, Dialog>
  /** The definitions of all forms opened so far, by name. */
  forms: Map<string, FormDefinition>
  /** The workflows of loaded code that have been started. */
  sagas: Set<NonNullable<Screen['sagas']>[number]>
  /**
   * Functions that wait for workflows with their own refetching when the whole screen is refreshed.
   * Those workflows have started by the time these are called.
   */
  refreshes: Set<() => SagaGenerator<void>>
  /** What ends work, such as an upload, and cleans up after it while there is still a session. */
  beforeSignOut: Set<() => SagaGenerator<void>>
  /** The machines of loaded code, by name. */
  machines: Map<string, AnyStateMachine>
  /** Code for every page that is loaded after the first one is shown. */
  late: { rights?: RightsCode }
  /** Byte streams between sockets and the views that show them, by actor id. */
  streams: Map<string, ByteStream>
}

export const createServices = ({ ports, api, routes, dialogLoaders }: ServiceOptions): Services => {
  const services = createApiServices(ports, api)
  return {
    ...services,
    ports: { ...ports, ...services.ports },
    routes: [...routes],
    dialogLoaders: { ...dialogLoaders },
    screens: new Map(),
    dialogs: new Map(),
    forms: new Map(),
    sagas: new Set(),
    refreshes: new Set(),
    beforeSignOut: new Set(),
    machines: new Map(),
    late: {},
    streams: new Map(),
  }
}
