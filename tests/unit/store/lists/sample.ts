import type { DataColumn, TextContext } from '@/lib/column'
import { ipOrder } from '@/lib/ip'

export interface Machine {
  id: string
  name: string
  description: string
  state: 'failed' | 'starting' | 'running'
  memory: number
  ip: string | null
  imageId: string | null
}

const machine = (name: string, more: Partial<Machine> = {}): Machine => ({
  id: `id-of-${name}`,
  name,
  description: '',
  state: 'running',
  memory: 1,
  ip: null,
  imageId: null,
  ...more,
})

export const machines = [
  machine('db10', { memory: 2048, ip: '10.0.0.9', description: 'the old one' }),
  machine('db2', { state: 'failed', memory: 1024, ip: '10.0.0.10', imageId: 'i1' }),
  machine('web-1', { state: 'starting', memory: 16_384, ip: 'fd00::a' }),
  machine('web-2', { memory: 16_384, ip: 'fd00::10', imageId: 'i2' }),
]

const URGENCY = ['failed', 'starting', 'running']

export const columns: readonly DataColumn<Machine>[] = [
  { id: 'name', text: ({ name }) => name },
  { id: 'state', text: ({ state }) => state, value: ({ state }) => URGENCY.indexOf(state) },
  {
    id: 'memory',
    header: 'Memory size',
    text: ({ memory }) => `${memory / 1024} GiB`,
    value: ({ memory }) => memory,
    exported: ({ memory }) => memory,
  },
  {
    id: 'ip',
    header: 'IP address',
    text: ({ ip }) => ip ?? '',
    value: ({ ip }) => ipOrder(ip ?? ''),
  },
  { id: 'image', text: ({ imageId }, { nameOf }) => nameOf(imageId) },
  { id: 'picture' },
]

export const context: TextContext = {
  reader: { locale: 'en-US', timeZone: 'UTC' },
  nameOf: id => (id === 'i1' ? 'debian' : (id ?? '')),
}
