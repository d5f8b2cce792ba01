import type { WireRequest } from '@/app/ports'
import { fail } from './errors'
import { headerOf } from './headers'

const list = (header: string | undefined): string[] =>
  (header ?? '').split(',').map(item => item.trim().toLowerCase())

/** Rejects requests that are not a WebSocket handshake. */
export const checkHandshake = (request: WireRequest): void => {
  const header = (name: string) => headerOf(request, name)
  if (!list(header('connection')).includes('upgrade'))
    fail.unreadable('expected connection upgrade')
  if (!list(header('upgrade')).includes('websocket')) {
    fail.unreadable('unexpected protocol for upgrade')
  }
  if (header('sec-websocket-version')?.trim() !== '13') {
    fail.unreadable('missing or invalid websocket version')
  }
  if (!header('sec-websocket-key')?.trim()) fail.unreadable('missing websocket key')
}
