import { base64ToBytes } from '@/lib/base64'
import type { Ports } from '../ports'

/** Websockets to the page's own origin, or to an absolute `ws:` address. */
export const browserSocket: Ports['openSocket'] = (url, listener) => {
  const address = new URL(url, window.location.href)
  address.protocol = address.protocol.replace('http', 'ws')
  const socket = new WebSocket(address)
  socket.binaryType = 'arraybuffer'
  socket.onopen = () => listener({ type: 'opened' })
  socket.onerror = () => listener({ type: 'failed' })
  socket.onclose = ({ code, reason }) => listener({ type: 'closed', code, reason })
  const encoder = new TextEncoder()
  socket.onmessage = ({ data }: MessageEvent<string | ArrayBuffer>) =>
    listener({
      type: 'received',
      bytes: typeof data === 'string' ? encoder.encode(data) : new Uint8Array(data),
    })
  return {
    send: base64 => {
      const bytes = base64ToBytes(base64)
      if (bytes && socket.readyState === WebSocket.OPEN) socket.send(bytes)
    },
    close: () => socket.close(),
  }
}
