import type { CommandRequest } from '@/store/commands/events'

/** A request that changes the link of a pool and a silo, each given by name or id. */
type LinkRequest = Pick<CommandRequest, 'source' | 'command'>

export const setDefaultRequest = (pool: string, silo: string, isDefault: boolean): LinkRequest => ({
  source: `ipPoolSiloUpdate/${pool}/${silo}`,
  command: { endpoint: 'ipPoolSiloUpdate', args: { path: { pool, silo }, body: { isDefault } } },
})

export const unlinkRequest = (pool: string, silo: string): LinkRequest => ({
  source: `ipPoolSiloUnlink/${pool}/${silo}`,
  command: { endpoint: 'ipPoolSiloUnlink', args: { path: { pool, silo } } },
})
