import type { Ports } from '../ports'

const toBytes = (base64: string) => Uint8Array.from(atob(base64), char => char.charCodeAt(0))
const toBase64 = (data: ArrayBuffer) => btoa(String.fromCharCode(...new Uint8Array(data)))

/** Websockets of the page's own origin, or of an absolute `ws:` address. */
export const browserSocket: Ports['openSocket'] = (url, listener) => {
  const address = new URL(url, window.location.href)
  address.protocol = address.protocol.replace('http', 'ws')
  const socket = new WebSocket(address)
  socket.binaryType = 'arraybuffer'
  socket.onopen = () => listener({ type: 'opened' })
  socket.onerror = () => listener({ type: 'failed' })
  socket.onclose = ({ code, reason }) => listener({ type: 'closed', code, reason })
  socket.onmessage = ({ data }: MessageEvent<string | ArrayBuffer>) =>
    listener(
      typeof data === 'string' ? { type: 'text', data } : { type: 'bytes', base64: toBase64(data) },
    )
  return {
    send: base64 => {
      if (socket.readyState === WebSocket.OPEN) socket.send(toBytes(base64))
    },
    close: () => socket.close(),
  }
}
