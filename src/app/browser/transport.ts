import type { Ports, WireRequest, WireResponse } from '../ports'

const toBase64 = (bytes: ArrayBuffer) => {
  let text = ''
  for (const byte of new Uint8Array(bytes)) text += String.fromCharCode(byte)
  return btoa(text)
}

const TEXT = /^(text\/|application\/(json|xml)|$)/

/** The response to a request that the boot script sent before the console loaded; usable once. */
const takeEarlyAnswer = ({ method, url, headers }: WireRequest) => {
  const answer = window.basaltAnswers?.get(`${headers['api-version']} ${url}`)
  if (!answer || method !== 'GET' || Object.keys(headers).length > 1) return undefined
  window.basaltAnswers?.delete(`${headers['api-version']} ${url}`)
  return answer
}

/** API calls over `fetch`, with the session cookie of the page's own origin. */
export const fetchTransport: Ports['transport'] = async (request, { signal } = {}) => {
  const early = takeEarlyAnswer(request)
  const response = await (early ??
    fetch(request.url, {
      method: request.method,
      headers: request.headers,
      body: request.body,
      ...(signal && { signal }),
    }))
  const answer: WireResponse = {
    status: response.status,
    headers: Object.fromEntries(response.headers),
    body: '',
  }
  return TEXT.test(response.headers.get('content-type') ?? '')
    ? { ...answer, body: await response.text() }
    : { ...answer, body: toBase64(await response.arrayBuffer()), encoding: 'base64' }
}
