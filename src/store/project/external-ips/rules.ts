import type { ExternalIp, Instance } from '@/api/generated/types'
import { MAX_EXTERNAL_IPS_PER_INSTANCE } from '@/lib/limits'
import { rich, type RichText } from '@/lib/rich-text'
import { reasonCannot } from '../instances/rules'

/** Those that stay come before the one that goes with the instance. */
export const byPermanence = (ips: readonly ExternalIp[]): readonly ExternalIp[] => [
  ...ips.filter(({ kind }) => kind !== 'ephemeral'),
  ...ips.filter(({ kind }) => kind === 'ephemeral'),
]

/** A newer server may have other kinds, of which it is not known here how they are detached. */
export const hasKnownKind = ({ kind }: ExternalIp): boolean =>
  kind === 'ephemeral' || kind === 'floating'

/** What a newer server has of other kinds need not have an address. */
export const withAddress = (ips: readonly ExternalIp[]): readonly ExternalIp[] =>
  ips.filter(({ ip }) => typeof ip === 'string')

export const hasEphemeralIp = (ips: readonly ExternalIp[]): boolean =>
  ips.some(({ kind }) => kind === 'ephemeral')

/** Why an instance with these addresses can have no further one, or undefined. */
export const reasonCannotAttach = (
  { runState }: Pick<Instance, 'runState'>,
  ips: readonly ExternalIp[],
): RichText | undefined =>
  reasonCannot(runState, 'changeExternalIps') ??
  (ips.length >= MAX_EXTERNAL_IPS_PER_INSTANCE
    ? rich`An instance can have at most ${String(MAX_EXTERNAL_IPS_PER_INSTANCE)} external IPs`
    : undefined)
