import type { AddressLot, AddressLotBlock } from '@/api/generated/types'
import { emphasis, emphasisedChoices, rich, type RichText } from '@/lib/rich-text'
import type { RoleKey } from '@/lib/roles'
import { pluralize } from '@/lib/text'
import { deletion, leaving, type ActionViewModel } from '@/store/commands/action'
import { reasonNeedsRole } from '../fleet-role'
import { systemPaths } from '../paths'
import { blockName } from './rules'

/** What is known about a lot, and where the actions are offered. */
interface Place {
  role: RoleKey | undefined
  /** Its blocks, if they have been read. */
  blocks?: readonly AddressLotBlock[] | undefined
  /** Path of the lot's page, if the actions are offered there. */
  screen?: string
  /** Why the lot cannot be deleted, if known. */
  reason?: RichText | undefined
}

/** More blocks than these are only counted. */
const NAMED = 4

const lostBlocks = (blocks: readonly AddressLotBlock[] = []): RichText => {
  if (blocks.length === 0) return rich`Its blocks are deleted too.`
  const names = blocks.slice(0, NAMED).map(blockName)
  const rest = blocks.length - names.length
  const named =
    rest > 0
      ? rich`${names.flatMap(name => [emphasis(name), ', '])}and ${pluralize('more block', rest)}`
      : emphasisedChoices(names, 'and')
  return blocks.length === 1
    ? rich`Its block ${named} is deleted too.`
    : rich`Its blocks ${named} are deleted too.`
}

/** The actions on an address lot in its row, its page and the palette. */
export const addressLotActions = (
  { id, name }: AddressLot,
  { role, blocks, screen, reason }: Place,
): ActionViewModel[] => [
  deletion(
    {
      id,
      kind: 'address lot',
      name,
      reason: reasonNeedsRole(role, 'admin') ?? reason,
      consequences: rich`${lostBlocks(blocks)} This fails while any of its addresses is in use.`,
    },
    {
      command: { endpoint: 'networkingAddressLotDelete', args: { path: { addressLot: name } } },
      ...leaving(screen, systemPaths.addressLots()),
    },
  ),
]
