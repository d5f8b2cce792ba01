import { request as httpRequest, type IncomingMessage } from 'node:http'
import { request as httpsRequest } from 'node:https'
import type { WireResponse } from '@/ports/ports'

/** Bytes read of an answer: what tells releases apart is shorter. */
const MOST_BYTES = 65_536

interface Question {
  headers?: Readonly<Record<string, string>>
  signal?: AbortSignal | undefined
  /** The authority to trust; undefined for the public ones. */
  ca?: Buffer | undefined
}

/** The body of an answer, however much the API goes on to send. */
const startOf = async (answer: IncomingMessage): Promise<string> => {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of answer) {
    const bytes = Buffer.from(chunk)
    chunks.push(bytes)
    size += bytes.length
    if (size >= MOST_BYTES) break
  }
  return Buffer.concat(chunks).toString()
}

const textHeaders = ({ headers }: IncomingMessage) =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)]))

/** Sends a GET of this host's own to the API. Rejects if there is no answer. */
export const askApi = (
  url: string,
  { headers = {}, signal, ca }: Question,
): Promise<WireResponse> => {
  const start = url.startsWith('https:') ? httpsRequest : httpRequest
  return new Promise((resolve, reject) => {
    const outgoing = start(url, {
      headers,
      agent: false,
      ...(signal && { signal }),
      ...(ca && { ca }),
    })
    outgoing.on('error', reject)
    outgoing.once('response', answer => {
      startOf(answer).then(
        body => resolve({ status: answer.statusCode ?? 0, headers: textHeaders(answer), body }),
        reject,
      )
    })
    outgoing.end()
  })
}
