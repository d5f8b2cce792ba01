import { ManualClock } from '#tests/support/manual-clock'
import { createBackend, type BackendOptions } from '@/mirage/server/create'

/** Users of the seeded silo, by role. */
export const people = {
  operator: 'Ada Quarry',
  fleetViewer: 'Bruno Slate',
  /** Through a group. */
  siloCollaborator: 'Clara Flint',
  siloViewer: 'Dario Marl',
  projectCollaborator: 'Edda Tuff',
  nobody: 'Fynn Gabbro',
  /** Through a group. */
  projectViewer: 'Greta Schist',
} as const

export type Person = keyof typeof people

/** The fields of responses that tests read, as sent over the wire. */
export interface Json {
  [field: string]: unknown
  id: string
  name: string
  message: string
  error_code?: string
  items: Json[]
  next_page: string | null
}

export interface Answer {
  status: number
  headers: Record<string, string>
  text: string
  body: Json
}

interface Sent {
  headers?: Record<string, string>
  /** Sent as JSON. */
  json?: unknown
  /** Sent as it is. */
  raw?: string
}

/** Status, code and message in one line. */
export const gist = ({ status, body }: Answer): string =>
  [status, body.error_code, body.message].filter(part => part !== undefined).join(' ')

/** A seeded backend without latency, on a manual clock. */
export const openSeeded = (options: BackendOptions = {}) => {
  const clock = new ManualClock()
  const backend = createBackend({ latency: 0, clock, ...options })

  const send = async (
    method: string,
    url: string,
    { headers = {}, json, raw }: Sent = {},
  ): Promise<Answer> => {
    const body = json === undefined ? (raw ?? null) : JSON.stringify(json)
    const response = await backend.handle({ method, url, headers, body })
    const { status, body: text } = response
    return { status, headers: response.headers, text, body: JSON.parse(text || '{}') as Json }
  }

  const withHeaders = (headers: Record<string, string>) => ({
    send: (method: string, url: string, sent: Sent = {}) =>
      send(method, url, { ...sent, headers: { ...headers, ...sent.headers } }),
    get: (url: string) => send('GET', url, { headers }),
    post: (url: string, json?: unknown) => send('POST', url, { headers, json }),
    put: (url: string, json: unknown) => send('PUT', url, { headers, json }),
    delete: (url: string) => send('DELETE', url, { headers }),
  })

  return {
    backend,
    clock,
    ...withHeaders({}),
    /** A response that need not be JSON. */
    plain: async (method: string, url: string, headers: Record<string, string> = {}) => {
      const response = await backend.handle({ method, url, headers, body: null })
      return { status: response.status, headers: response.headers, text: response.body }
    },
    as: (person: Person) =>
      withHeaders({ cookie: `demo-user=${encodeURIComponent(people[person])}` }),
    withCookie: (cookie: string) => withHeaders({ cookie }),
    withToken: (token: string) => withHeaders({ authorization: `Bearer ${token}` }),
  }
}

export type Seeded = ReturnType<typeof openSeeded>
