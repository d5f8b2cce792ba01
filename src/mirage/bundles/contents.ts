import { camelToSnake } from '@/lib/case'
import type { SledRecord, SupportBundleRecord } from '../models/system-records'
import type { Db } from '../server/db'
import { createRandom } from '../server/random'
import { type ArchiveFile, zip } from './zip'

const text = (name: string, content: string): ArchiveFile => ({
  name,
  bytes: new TextEncoder().encode(content),
})

const file = (name: string, lines: readonly string[]): ArchiveFile =>
  text(name, lines.map(line => `${line}\n`).join(''))

const sledFiles = ({ id, baseboard, rackId, ...sled }: SledRecord): ArchiveFile[] => {
  const folder = `rack/${rackId}/sled/${id}`
  return [
    file(`${folder}/sled.txt`, [
      `part:    ${baseboard.part}`,
      `serial:  ${baseboard.serial}`,
      `threads: ${sled.usableHardwareThreads}`,
      `memory:  ${sled.usablePhysicalRam}`,
      `state:   ${sled.state}`,
    ]),
    file(
      `${folder}/zoneadm.txt`,
      ['global', 'oxz_ntp', 'oxz_switch'].map(zone => `${zone} running`),
    ),
  ]
}

/** Long enough that nobody wants to see it at once. */
const LOG_LINES = 12_000
const LOG_STEP = 250

const EVENTS = [
  ['INFO', 'request completed', 'GET /v1/ping 200'],
  ['INFO', 'inventory collected', '5 sleds, 2 switches'],
  ['DEBG', 'background task finished', 'dns_servers_internal'],
  ['WARN', 'client disconnected before the response was sent', 'GET /v1/instances'],
] as const

/** The log of a service, up to the time of the bundle. */
const logOf = ({ timeCreated }: SupportBundleRecord): string[] => {
  const end = Date.parse(timeCreated)
  return Array.from({ length: LOG_LINES }, (_, index) => {
    const [level, message, detail] = EVENTS[((index * index + index) % 7) % EVENTS.length]!
    const time = new Date(end - (LOG_LINES - index) * LOG_STEP).toISOString()
    return `${time} ${level} nexus (ServerContext): ${message}: ${detail}, line ${index + 1}`
  })
}

const DUMP_SIZE = 4096

const dump = (): Uint8Array => {
  const random = createRandom(1)
  return Uint8Array.from({ length: DUMP_SIZE }, () => random.int(0, 255))
}

/** A log, a dump and the inventory, of the first sled. */
const serviceFiles = (sleds: readonly SledRecord[], bundle: SupportBundleRecord): ArchiveFile[] => {
  const [first] = sleds
  if (!first) return []
  const folder = `rack/${first.rackId}/sled/${first.id}`
  return [
    file(`${folder}/logs/oxz_nexus/nexus.log`, logOf(bundle)),
    { name: `${folder}/dumps/nvme.bin`, bytes: dump() },
    text(`rack/${first.rackId}/inventory.json`, JSON.stringify(camelToSnake({ sleds }), null, 2)),
  ]
}

/** The folders of files, each ending with a slash. */
const foldersOf = (files: readonly ArchiveFile[]): ArchiveFile[] => {
  const names = files.flatMap(({ name }) =>
    Array.from(name.matchAll(/\//g), ({ index }) => name.slice(0, index + 1)),
  )
  return Array.from(new Set(names), name => ({ name, bytes: new Uint8Array() }))
}

const contents = (db: Db, bundle: SupportBundleRecord): ArchiveFile[] => {
  const sleds = db.sleds.in('').filter(({ timeCreated }) => timeCreated <= bundle.timeCreated)
  const files = [...sleds.flatMap(sledFiles), ...serviceFiles(sleds, bundle)]
  return [
    file('bundle_id.txt', [bundle.id]),
    file('reason.txt', [bundle.reasonForCreation]),
    ...[...foldersOf(files), ...files].sort((a, b) => (a.name < b.name ? -1 : 1)),
  ]
}

interface Archive {
  readonly files: readonly ArchiveFile[]
  readonly bytes: Uint8Array
}

/** A bundle is read many times while it is looked through, and never changes. */
const archives = new WeakMap<SupportBundleRecord, Archive>()

/**
 * The files and folders of a bundle, and all of them in one archive: what is known of each sled
 * that existed when it was collected. Nothing is stored, so the same bundle always has the same
 * contents.
 */
export const archiveOf = (db: Db, bundle: SupportBundleRecord): Archive => {
  const known = archives.get(bundle)
  if (known) return known
  const files = contents(db, bundle)
  const archive = { files, bytes: zip(files, new Date(bundle.timeCreated)) }
  archives.set(bundle, archive)
  return archive
}
