import type { WireRequest } from '@/app/ports'
import { CLOSED, type Connection, type Peer } from '../serial/consoles'
import { requireConsole } from '../rules/instance-states'
import { authenticate } from './authenticate'
import { ApiFailure, fail } from './errors'
import { lookup } from './lookup'
import { readCall } from './read'
import type { Call } from './route'
import type { BackendState } from './backend-state'

const STREAM = /^\/v1\/instances\/([^/?]+)\/serial-console\/stream(?:\?|$)/

/** The one address that is talked to over a websocket. */
export const isConsoleStream = (url: string): boolean => STREAM.test(url)

type Parts = Pick<Call<'instanceSerialConsoleStream'>, 'path' | 'query'>

const connect = (backendState: BackendState, request: WireRequest, peer: Peer): Connection => {
  const instance = decodeURIComponent(STREAM.exec(request.url)?.[1] ?? '')
  const { path, query } = readCall('instanceSerialConsoleStream', request, { instance }) as Parts
  const user = authenticate(backendState, request) ?? fail.unauthorized()
  const context = { backendState, caller: { user } }
  const found = lookup.inProject(context, 'instance', path.instance, query.project, 'collaborator')
  requireConsole(found.runState)
  return backendState.consoles.connect(found, peer, query.mostRecent ?? 0)
}

const NOBODY: Connection = { receive: () => undefined, gone: () => undefined }

/** A close frame has room for so many bytes of reason. */
const MAX_REASON = 123

/**
 * Connects whoever has come through the handshake to the console of an instance. What is wrong with
 * the instance is only said now, as the reason of hanging up.
 */
export const openConsole = (
  backendState: BackendState,
  request: WireRequest,
  peer: Peer,
): Connection => {
  try {
    return connect(backendState, request, peer)
  } catch (error) {
    if (!(error instanceof ApiFailure)) throw error
    peer.close(CLOSED.failing, error.message.slice(0, MAX_REASON))
    return NOBODY
  }
}
