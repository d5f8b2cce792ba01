import './jitless'
import { base64ToBytes } from '@/lib/base64'
import type { WireRequest, WireResponse } from '@/ports/ports'
import { optionsFromAddress } from './address'
import { SESSION_COOKIE } from './authenticate'
import type { BackendState } from './backend-state'
import { isConsoleStream } from './console-stream'
import { createBackend, type Backend, type BackendOptions } from './create'
import { simulatedRack } from './mount-browser-rack'
import { withBackendSockets } from './mount-browser-socket'
import { backendUploads, type SendUpload } from './mount-browser-upload'
import { digestUpload, isUpload } from './uploads'

/** The globals that mounting replaces. */
interface Page {
  fetch: typeof fetch
  WebSocket: typeof WebSocket
  XMLHttpRequest?: unknown
  readonly location: { readonly origin: string }
  readonly document: { readonly cookie: string }
}

/** Whether the backend handles this URL; everything else goes to the network. */
const serves = ({ pathname }: URL, method: string): boolean =>
  /^\/(v1|experimental)\//.test(pathname) ||
  (method === 'POST' && /^\/(login|device)\//.test(pathname))

/** The parts of a body as they arrive. Not every browser can iterate over a stream. */
async function* chunksOf(
  body: ReadableStream<Uint8Array>,
  onProgress: (bytes: number) => void = () => undefined,
): AsyncGenerator<Uint8Array> {
  const reader = body.getReader()
  let bytes = 0
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    yield part.value
    bytes += part.value.length
    onProgress(bytes)
  }
}

const bodyOf = (request: Request, url: string, { clock }: BackendState): Promise<string> =>
  request.body && isUpload(request.method, url)
    ? digestUpload(url, chunksOf(request.body), clock)
    : request.text()

const toWire = async (
  request: Request,
  { pathname, search }: URL,
  cookie: string,
  backendState: BackendState,
): Promise<WireRequest> => {
  const url = pathname + search
  return {
    method: request.method,
    url,
    headers: { ...Object.fromEntries(request.headers), cookie },
    body: request.body === null ? null : await bodyOf(request, url, backendState),
  }
}

const fromWire = ({ status, headers, body, encoding }: WireResponse): Response => {
  const bytes = encoding ? Uint8Array.from(base64ToBytes(body) ?? []) : body
  return new Response(status === 204 ? null : bytes, { status, headers })
}

const aborted = (signal: AbortSignal) =>
  new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true })
  })

/** The HTTP origin of a WebSocket URL. */
const originOf = ({ host, protocol }: URL): string => `${protocol.replace(/^ws/, 'http')}//${host}`

/**
 * Replaces the ways of a page to make requests with ones that call a backend. The browser has no
 * cookies for it, so the session cookie is kept here: none after a page load, which makes the
 * visitor the demo's operator; an empty one after logging out, so that every call responds with 401
 * until the next login.
 */
export const mountBackend = (
  options: BackendOptions = {},
  page: Page = window,
): { backend: Backend; unmount(): void } => {
  const { origin } = page.location
  const backend = createBackend({ origin, ...options })
  const { fetch: native, WebSocket: nativeSocket, XMLHttpRequest: nativeRequest } = page
  let session: string | undefined

  const cookies = () =>
    [page.document.cookie, ...(session === undefined ? [] : [`${SESSION_COOKIE}=${session}`])]
      .filter(cookie => cookie !== '')
      .join('; ')

  const respond = async (request: Request, url: URL): Promise<Response> => {
    const wire = await toWire(request, url, cookies(), backend.backendState)
    const response = await backend.handle(wire)
    const set = new RegExp(`^${SESSION_COOKIE}=([^;]*)`).exec(response.headers['set-cookie'] ?? '')
    if (set) session = set[1]
    return fromWire(response)
  }

  const upload: SendUpload = async ({ method, url, headers }, file, onProgress) => {
    const chunks = chunksOf(file.stream(), onProgress)
    const body = await digestUpload(url, chunks, backend.backendState.clock)
    return backend.handle({ method, url, headers: { ...headers, cookie: cookies() }, body })
  }

  page.fetch = (input, init) => {
    const address = input instanceof Request ? input.url : String(input)
    const url = new URL(address, origin)
    const method = init?.method ?? (input instanceof Request ? input.method : 'GET')
    if (url.origin !== origin || !serves(url, method.toUpperCase())) {
      return native.call(page, input, init)
    }
    const request = new Request(input instanceof Request ? input : url, init)
    if (request.signal.aborted) return Promise.reject(request.signal.reason)
    return Promise.race([respond(request, url), aborted(request.signal)])
  }

  page.WebSocket = withBackendSockets(
    nativeSocket,
    url => originOf(url) === origin && isConsoleStream(url.pathname),
    { backend, origin, cookies },
  )

  page.XMLHttpRequest = backendUploads(upload)

  return {
    backend,
    unmount: () => {
      page.fetch = native
      page.XMLHttpRequest = nativeRequest
      page.WebSocket = nativeSocket
      backend.stop()
    },
  }
}

/** Mounts the backend that the page's URL asks for. Returns the rack that it simulates. */
export const mountOnPage = () => {
  const { location } = window
  const options = optionsFromAddress(location.search, message => console.warn(message))
  return simulatedRack(mountBackend(options).backend, options.scenario ?? 'default', location)
}
