import { createSelector } from '@reduxjs/toolkit'
import { selectData, selectEntry } from '@/api/core/api'
import { blockError, type NamedBlock } from '@/lib/ip-block'
import type { IpVersion } from '@/lib/ip'
import type { Identity } from '@/store/forms/identity'
import { requiredError } from '@/store/forms/rules'
import type { RootState } from '@/store/setup/state'
import { allRoutersQuery } from '../routers/queries'
import { allSubnetsQuery } from './queries'

/** Stands for the router of a subnet that goes by the system router alone. No id is like it. */
export const NO_ROUTER = 'none'

export interface SubnetValues extends Identity {
  /** Id of a custom router, or `NO_ROUTER`. */
  customRouter: string
}

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

const NONE = { value: NO_ROUTER, label: 'None', detail: 'The system router alone' }

/**
 * The routers that a subnet can have beside the system router, undefined while they are read. The
 * one chosen is among them even where it is not listed: what is not touched must not change.
 */
export const selectRouterChoices = createSelector(
  [
    (state: RootState, project: string, vpc: string) =>
      selectEntry(state, allRoutersQuery({ project, vpc })),
    (_state: RootState, _project: string, _vpc: string, chosen: string) => chosen,
  ],
  (entry, chosen) => {
    if (!entry?.data && !entry?.error) return undefined
    const custom = entry.data?.items.filter(({ kind }) => kind === 'custom') ?? []
    const isListed = chosen === NO_ROUTER || custom.some(({ id }) => id === chosen)
    return [
      NONE,
      ...(isListed ? [] : [{ value: chosen, label: chosen, detail: 'Not in the list of routers' }]),
      ...custom.map(({ id, name, description }) => ({
        value: id,
        label: name,
        detail: description,
      })),
    ]
  },
)

const selectSubnets = (state: RootState, project: string, vpc: string) =>
  selectData(state, allSubnetsQuery({ project, vpc }))?.items

/** The blocks of the subnets of a VPC, as far as they are known. */
export const selectSubnetBlocks = createSelector(
  [selectSubnets],
  (subnets = []): readonly NamedBlock[] =>
    subnets.flatMap(({ name, ipv4Block, ipv6Block }) => [
      { name, block: ipv4Block },
      { name, block: ipv6Block },
    ]),
)
