import type { WireRequest } from '@/ports/ports'
import { loadedDocument } from '@/api/documents/load'
import { CLOSED, type Connection, type Peer } from '../serial/consoles'
import { requireConsole } from '../rules/instance-states'
import { authenticate } from './authenticate'
import { ApiFailure, fail } from './errors'
import { lookup } from './lookup'
import { readCall } from './read'
import type { Call } from './route'
import type { BackendState } from './backend-state'

const STREAM = /^\/v1\/instances\/([^/?]+)\/serial-console\/stream(?:\?|$)/

/** Whether this is the URL of the serial console, the only WebSocket. */
export const isConsoleStream = (url: string): boolean => STREAM.test(url)

type Parts = Pick<Call<'instanceSerialConsoleStream'>, 'path' | 'query'>

const connect = (backendState: BackendState, request: WireRequest, peer: Peer): Connection => {
  const instance = decodeURIComponent(STREAM.exec(request.url)?.[1] ?? '')
  const id = 'instanceSerialConsoleStream'
  const { parsers } = loadedDocument(backendState.release)!
  const { path, query } = readCall({ id, parsers: parsers.of(id) }, request, { instance }) as Parts
  const user = authenticate(backendState, request) ?? fail.unauthorized()
  const context = { backendState, caller: { user } }
  const found = lookup.inProject(
    context,
    'instance',
    path.instance,
    query.project,
    'limited_collaborator',
  )
  requireConsole(found.runState)
  return backendState.consoles.connect(found, peer, query.mostRecent ?? 0)
}

const NOBODY: Connection = { receive: () => undefined, gone: () => undefined }

/** Maximum length of the reason in a close frame, in bytes. */
const MAX_REASON = 123

/**
 * Connects a client to the console of an instance after the handshake. Errors such as an unknown
 * instance are reported only now, as the close reason.
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
