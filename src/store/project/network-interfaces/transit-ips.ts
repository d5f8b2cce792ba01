import { transitIpError } from '@/lib/transit-ip'

/** The networks whose traffic an interface passes on, and the one that is being typed. */
export interface TransitIpValues {
  transitIps: readonly string[]
  /** What is in the field; no part of the list before it is added. */
  transitIp: string
  /** True once it was to be added and could not be. */
  isTransitIpRefused: boolean
}

/** What is wrong with the network in the field: told once it was to be added. */
export const typedTransitIpError = ({
  transitIps,
  transitIp,
  isTransitIpRefused,
}: TransitIpValues): string | undefined =>
  isTransitIpRefused && transitIp.trim() !== ''
    ? transitIpError(transitIp.trim(), transitIps)
    : undefined

/** What adding the network in the field changes. */
export const addTransitIp = ({
  transitIps,
  transitIp,
}: TransitIpValues): Partial<TransitIpValues> => {
  const text = transitIp.trim()
  if (text === '') return {}
  if (transitIpError(text, transitIps)) return { isTransitIpRefused: true }
  return { transitIps: [...transitIps, text], ...NO_TRANSIT_IP }
}

/** Nothing in the field, and nothing held against it. */
export const NO_TRANSIT_IP = { transitIp: '', isTransitIpRefused: false }
