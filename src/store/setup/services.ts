import type { SagaGenerator } from 'typed-redux-saga'
import type { AnyStateMachine } from 'xstate'
import { createApiServices } from '@/api/core/api'
import type { ApiServices } from '@/api/core/base-query'
import type { ByteStream, Ports } from '@/app/ports'
import type { FormDefinition } from '@/store/forms/definition'
import type {
  Dialog,
  DialogLoader,
  DialogLoaders,
  Route,
  RouteTable,
  Screen,
} from '@/store/routing/route'

export interface ServiceOptions {
  ports: Ports
  /** Where the API is and how to speak to it; an empty host is the page's own. */
  api: { host: string; token: string | null }
  routes: RouteTable
  dialogLoaders: DialogLoaders
}

/** What thunks, the base query and sagas of one store are given besides its state. */
export interface Services extends ApiServices {
  ports: Ports
  /** The tables of areas that come late take the places of their entries here. */
  routes: Route[]
  dialogLoaders: Record<string, DialogLoader>
  /** The code that has arrived: of routes by id, of dialogs by the name of their form. */
  screens: Map<string, Screen>
  dialogs: Map<string, Dialog>
  /** The definitions of the forms that have been open. */
  forms: Map<string, FormDefinition>
  /** The workflows that screens brought along and that have been started. */
  sagas: Set<NonNullable<Screen['sagas']>[number]>
  /**
   * Waits for the workflows that refetch on their own when the whole screen is refreshed. They have
   * started by the time these are called.
   */
  refreshes: Set<() => SagaGenerator<void>>
  /** The machines that screens brought along, by name. */
  machines: Map<string, AnyStateMachine>
  /** Streams of bytes between sockets and what shows them, by the ids of the actors they belong to. */
  streams: Map<string, ByteStream>
}

export const createServices = ({
  ports,
  api,
  routes,
  dialogLoaders,
}: ServiceOptions): Services => ({
  ...createApiServices(ports, api),
  ports,
  routes: [...routes],
  dialogLoaders: { ...dialogLoaders },
  screens: new Map(),
  dialogs: new Map(),
  forms: new Map(),
  sagas: new Set(),
  refreshes: new Set(),
  machines: new Map(),
  streams: new Map(),
})
