import { blockError } from '@/lib/ip-block'
import type { IpVersion } from '@/lib/ip'
import { descriptionError, freeNameError } from '@/lib/name'
import { requiredError } from '@/store/forms/rules'

/** Stands for the router of a subnet that goes by the system router alone. No id is like it. */
export const NO_ROUTER = 'none'

export interface SubnetValues {
  name: string
  description: string
  /** Id of a custom router, or `NO_ROUTER`. */
  customRouter: string
}

interface Named {
  name: string
}

/** What is wrong with the name and the description of a subnet beside these others. */
export const subnetNameErrors = (
  { name, description }: SubnetValues,
  others: readonly Named[],
) => ({ name: freeNameError('Name', name, others), description: descriptionError(description) })

/**
 * Why a text is no block for a subnet, or undefined. What else the server asks of it is the
 * server's to say: some of that depends on how the rack is set up.
 */
export const subnetBlockError = (version: IpVersion, text: string): string | undefined =>
  blockError(text.trim(), version)

/** The same of a block that has to be given. */
export const requiredBlockError = (version: IpVersion, text: string): string | undefined =>
  requiredError(`IP${version} block`, text) ?? subnetBlockError(version, text)

/**
 * Which block the server has something against, by its words: they name the family, or the range.
 * Undefined where they are about something else.
 */
export const refusedBlock = (message: string): 'ipv4Block' | 'ipv6Block' | undefined => {
  const [, family] = /\bIPv([46])\b/.exec(message) ?? []
  if (family) return family === '4' ? 'ipv4Block' : 'ipv6Block'
  const [, range = ''] = /'([^']*\/\d+)'/.exec(message) ?? []
  if (range === '') return undefined
  return range.includes(':') ? 'ipv6Block' : 'ipv4Block'
}

/** A router that is not sent is detached: what stays is sent again. */
export const routerOf = ({ customRouter }: SubnetValues) =>
  customRouter === NO_ROUTER ? {} : { customRouter }
