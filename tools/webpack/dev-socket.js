import WebSocketClient from 'webpack-dev-server/client/clients/WebSocketClient.js'

/** The frame of a replay has no address of its own, and no network: it is not told of changes. */
class NoSocket {
  onOpen() {}
  onClose() {}
  onMessage() {}
}

// The development server takes it as the default.
// oxlint-disable-next-line import/no-default-export
export default window.location.href === 'about:srcdoc' ? NoSocket : WebSocketClient
