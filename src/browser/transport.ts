import { NEWEST_VERSION, NO_VERSION } from '@/api/core/rack'
import type { Ports, WireRequest, WireResponse } from '@/ports/ports'

const toBase64 = (bytes: ArrayBuffer) => {
  let text = ''
  for (const byte of new Uint8Array(bytes)) text += String.fromCharCode(byte)
  return btoa(text)
}

const TEXT = /^(text\/|application\/(json|xml)|$)/

/** A rack without versions answers any of them alike, also the one asked for before it was known. */
const keysOf = ({ url, headers: { 'api-version': version } }: WireRequest) =>
  (version === NO_VERSION ? [version, NEWEST_VERSION] : [version]).map(each => `${each} ${url}`)

/** The response to a request that the boot script sent before the console loaded; usable once. */
const takeEarlyAnswer = (request: WireRequest) => {
  const answers = window.basaltAnswers
  const key = keysOf(request).find(each => answers?.has(each))
  if (key === undefined || request.method !== 'GET' || Object.keys(request.headers).length > 1)
    return undefined
  const answer = answers?.get(key)
  answers?.delete(key)
  return answer
}

export const headersOf = (response: Response): WireResponse['headers'] =>
  Object.fromEntries(response.headers)

/** A response with its whole body. */
export const readResponse = async (response: Response): Promise<WireResponse> => {
  const answer = { status: response.status, headers: headersOf(response) }
  return TEXT.test(response.headers.get('content-type') ?? '')
    ? { ...answer, body: await response.text() }
    : { ...answer, body: toBase64(await response.arrayBuffer()), encoding: 'base64' }
}

/** API calls over `fetch`, with the session cookie of the page's own origin. */
export const fetchTransport: Ports['transport'] = async (request, { signal } = {}) => {
  const early = takeEarlyAnswer(request)
  const answer = await readResponse(
    await (early ??
      fetch(request.url, {
        method: request.method,
        headers: request.headers,
        body: request.body,
        ...(signal && { signal }),
      })),
  )
  // It may have been written at any time since the page was opened.
  if (early) answer.headers['age'] = `${performance.now() / 1000}`
  return answer
}
