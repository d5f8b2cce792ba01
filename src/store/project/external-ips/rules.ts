import type { ExternalIp, Instance } from '@/api/generated/types'
import { MAX_EXTERNAL_IPS_PER_INSTANCE } from '@/lib/limits'
import { rich, type RichText } from '@/lib/rich-text'
import { reasonCannot } from '../instances/rules'

/** Sorts permanent addresses before the ephemeral one, which is deleted with the instance. */
export const byPermanence = (ips: readonly ExternalIp[]): readonly ExternalIp[] => [
  ...ips.filter(({ kind }) => kind !== 'ephemeral'),
  ...ips.filter(({ kind }) => kind === 'ephemeral'),
]

/** Newer servers may have other kinds, and this version does not know how to detach those. */
export const hasKnownKind = ({ kind }: ExternalIp): boolean =>
  kind === 'ephemeral' || kind === 'floating'

/** Drops entries without an address, which kinds of newer servers may lack. */
export const withAddress = (ips: readonly ExternalIp[]): readonly ExternalIp[] =>
  ips.filter(({ ip }) => typeof ip === 'string')

export const hasEphemeralIp = (ips: readonly ExternalIp[]): boolean =>
  ips.some(({ kind }) => kind === 'ephemeral')

/** Why no further address can be attached to an instance, or undefined. */
export const reasonCannotAttach = (
  { runState }: Pick<Instance, 'runState'>,
  ips: readonly ExternalIp[],
): RichText | undefined =>
  reasonCannot(runState, 'changeExternalIps') ??
  (ips.length >= MAX_EXTERNAL_IPS_PER_INSTANCE
    ? rich`An instance can have at most ${String(MAX_EXTERNAL_IPS_PER_INSTANCE)} external IPs`
    : undefined)
