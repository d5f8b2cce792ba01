import type { Ports, WireResponse } from '../ports'

const toBase64 = (bytes: ArrayBuffer) => {
  let text = ''
  for (const byte of new Uint8Array(bytes)) text += String.fromCharCode(byte)
  return btoa(text)
}

const TEXT = /^(text\/|application\/(json|xml)|$)/

/** API calls over `fetch`, with the session cookie of the page's own origin. */
export const fetchTransport: Ports['transport'] = async (request, { signal } = {}) => {
  const response = await fetch(request.url, {
    method: request.method,
    headers: request.headers,
    body: request.body,
    ...(signal && { signal }),
  })
  const answer: WireResponse = {
    status: response.status,
    headers: Object.fromEntries(response.headers),
    body: '',
  }
  return TEXT.test(response.headers.get('content-type') ?? '')
    ? { ...answer, body: await response.text() }
    : { ...answer, body: toBase64(await response.arrayBuffer()), encoding: 'base64' }
}
