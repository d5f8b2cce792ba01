import type { Racks } from '@/ports/ports'

type RackState = Awaited<ReturnType<Racks['read']>>[number]

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

const stateOf = (value: unknown): RackState[] => {
  if (!isObject(value) || typeof value['host'] !== 'string') return []
  const { host, release, rack } = value
  return [
    {
      host,
      release: typeof release === 'number' ? release : null,
      isReachable: rack === 'reachable',
    },
  ]
}

/** The racks that the server has put into the document. */
export const browserRacks = (): Racks => {
  const { protocol, hostname, port } = window.location
  return {
    hosts: document.documentElement.dataset.racks?.split(' ') ?? [],
    current: hostname,
    async read() {
      try {
        const answer: unknown = await (await fetch('/racks.json', { cache: 'no-store' })).json()
        return Array.isArray(answer) ? answer.flatMap(stateOf) : []
      } catch {
        return []
      }
    },
    open: (host, address) =>
      window.location.assign(`${protocol}//${host}${port && `:${port}`}${address}`),
  }
}
