import WebSocketClient from 'webpack-dev-server/client/clients/WebSocketClient.js'

/** The frame of a replay has neither address nor network, so it gets no hot updates. */
class NoSocket {
  onOpen() {}
  onClose() {}
  onMessage() {}
}

// The development server expects a default export.
// oxlint-disable-next-line import/no-default-export
export default window.location.href === 'about:srcdoc' ? NoSocket : WebSocketClient
