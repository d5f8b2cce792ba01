import { parseLong } from './long-json'

// Reads a long answer off the main thread.
self.onmessage = ({ data }: MessageEvent<Uint8Array>) =>
  self.postMessage(parseLong(data), { transfer: [] })
