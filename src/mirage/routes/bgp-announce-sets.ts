import { firstAddress, lastAddress, parseCidr } from '@/lib/cidr'
import { isUuid } from '@/lib/name-or-id'
import type { AddressLotBlockRecord, AnnounceSetRecord } from '../models/system-records'
import { atomically } from '../rules/atomically'
import { changedIdentity, newIdentity } from '../rules/identity'
import { spanContains } from '../rules/addresses'
import { spanOfBlock } from '../rules/lot-addresses'
import { authorizeFleet, type Context } from '../server/access'
import type { Db } from '../server/db'
import { fail } from '../server/errors'
import { fleetLookup } from '../server/fleet-lookup'
import { pageByName } from '../server/page'
import type { Call, Handlers } from '../server/route'

type Spec = Call<'networkingBgpAnnounceSetUpdate'>['body']['announcement'][number]

const holds = (block: AddressLotBlockRecord, network: string): boolean => {
  const cidr = parseCidr(network)
  if (!cidr) return false
  const span = spanOfBlock(block)
  return spanContains(span, firstAddress(cidr)) && spanContains(span, lastAddress(cidr))
}

/** Blocks have no names of their own; a name refers to a lot and means all its blocks. */
const blocksNamed = (context: Context, nameOrId: string): readonly AddressLotBlockRecord[] => {
  const { addressLotBlocks } = context.backendState.db
  if (!isUuid(nameOrId)) return addressLotBlocks.in(fleetLookup.addressLot(context, nameOrId).id)
  const block = addressLotBlocks.get(nameOrId)
  return block ? [block] : fail.notFound('address-lot-block', nameOrId)
}

const blockOf = (context: Context, { addressLotBlock, network }: Spec): string => {
  const block = blocksNamed(context, addressLotBlock).find(each => holds(each, network))
  return block?.id ?? fail.invalidRequest(`network ${network} is not in the address lot block`)
}

const removeAnnouncements = (db: Db, setId: string) => {
  for (const { id } of db.announcements.in(setId)) db.announcements.remove(id)
}

/** BGP announce sets: the networks announced to neighboring routers. */
export const bgpAnnounceSetRoutes = {
  /** A plain array of one page: the operation has no way to request the next. */
  networkingBgpAnnounceSetList: call => {
    authorizeFleet(call, 'viewer')
    return pageByName(call, call.backendState.db.announceSets.in(''), set => set).items
  },

  /** Creates the set, or replaces the announcements of the one with that name. */
  networkingBgpAnnounceSetUpdate: call => {
    const { body, backendState } = call
    const { db, ids } = backendState
    const { announceSets, announcements } = db
    authorizeFleet(call, 'admin')
    const blocks = body.announcement.map(spec => blockOf(call, spec))
    return atomically(db, (): AnnounceSetRecord => {
      const known = announceSets.named('', body.name)
      const set = known
        ? announceSets.update(known.id, changedIdentity(backendState, body))
        : announceSets.insert(newIdentity(backendState, body))
      removeAnnouncements(db, set.id)
      for (const [index, { network }] of body.announcement.entries()) {
        const addressLotBlockId = blocks[index]!
        announcements.insert({ id: ids.next(), announceSetId: set.id, addressLotBlockId, network })
      }
      return set
    })
  },

  networkingBgpAnnounceSetDelete: call => {
    const { db } = call.backendState
    const { id } = fleetLookup.announceSet(call, call.path.announceSet, 'admin')
    if (db.bgpConfigs.by('announceSet', id).length > 0) {
      fail.conflict('announce set is in use by a BGP configuration')
    }
    removeAnnouncements(db, id)
    db.announceSets.remove(id)
  },

  networkingBgpAnnouncementList: call => {
    const { id } = fleetLookup.announceSet(call, call.path.announceSet)
    return [...call.backendState.db.announcements.in(id)]
  },
} satisfies Handlers
