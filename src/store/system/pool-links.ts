import type { CommandRequest } from '@/store/commands/events'

/** A request that changes the link of a pool and a silo, each given by name or id. */
type LinkRequest = Pick<CommandRequest, 'source' | 'command'>

export const setDefaultRequest = (pool: string, silo: string, isDefault: boolean): LinkRequest => ({
  source: `systemIpPoolSiloUpdate/${pool}/${silo}`,
  command: {
    endpoint: 'systemIpPoolSiloUpdate',
    args: { path: { pool, silo }, body: { isDefault } },
  },
})

export const unlinkRequest = (pool: string, silo: string): LinkRequest => ({
  source: `systemIpPoolSiloUnlink/${pool}/${silo}`,
  command: { endpoint: 'systemIpPoolSiloUnlink', args: { path: { pool, silo } } },
})
