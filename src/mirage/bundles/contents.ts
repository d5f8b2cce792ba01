import type { SledRecord } from '../models/hardware'
import type { SupportBundleRecord } from '../models/support-bundles'
import type { Db } from '../server/db'
import type { ArchiveFile } from './zip'

const file = (name: string, lines: readonly string[]): ArchiveFile => ({
  name,
  bytes: new TextEncoder().encode(lines.map(line => `${line}\n`).join('')),
})

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

/**
 * The files of a bundle: what is known of each sled that existed when it was collected. Nothing is
 * stored, so the same bundle always has the same contents.
 */
export const bundleFiles = (db: Db, bundle: SupportBundleRecord): ArchiveFile[] => [
  file('bundle_id.txt', [bundle.id]),
  file('reason.txt', [bundle.reasonForCreation]),
  ...db.sleds
    .in('')
    .filter(({ timeCreated }) => timeCreated <= bundle.timeCreated)
    .flatMap(sledFiles),
]
