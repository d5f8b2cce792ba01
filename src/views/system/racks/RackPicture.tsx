import { selectAreAnswered } from '@/store/queries/failure'
import { useSupports } from '@/store/release/release'
import { useAppSelector } from '@/store/setup/hooks'
import type { RackPart, RackParts } from '@/store/system/racks/components'
import {
  allSledsQuery,
  allSwitchesQuery,
  uninitializedSledsQuery,
} from '@/store/system/sleds/queries'
import { Stack, Text } from '@/ui/Layout/Layout'
import { Link } from '@/ui/Link/Link'
import { KnownPart } from '@/views/shared/unknown/Known'
import styles from './RackPicture.module.css'

const RACK_PARTS = [allSledsQuery, allSwitchesQuery, uninitializedSledsQuery]

interface BayProps {
  title: string
  parts: readonly RackPart[]
}

/** A section of the rack: drawn as its rows, and also a list of links. */
function Bay({ title, parts }: BayProps) {
  if (parts.length === 0) return null
  return (
    <Stack as="section" gap={1}>
      <Text as="h3" color="text-muted" fontSize="sm" fontWeight="medium">
        {title}
      </Text>
      <ul className={styles.parts} aria-label={title}>
        {parts.map(part => (
          <li key={part.id} className={styles.slot} data-kind={part.kind}>
            <Link href={part.href} look="bare" className={styles.part}>
              <span aria-hidden="true" className={styles.light} data-is-working={part.isWorking} />
              <Text overflowWrap="anywhere">{part.serial}</Text>
              <span className={styles.status}>
                {part.place === null ? part.status : `${part.place}, ${part.status.toLowerCase()}`}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </Stack>
  )
}

/** The sleds and switches of a rack at their positions, as far as the API reports these. */
export function RackPicture({ parts }: { parts: RackParts }) {
  const { sleds, switches, uninitialized } = parts
  const isKnown = useAppSelector(state => selectAreAnswered(state, RACK_PARTS))
  const isEmpty = isKnown && sleds.length + switches.length + uninitialized.length === 0
  return (
    <Stack as="section" gap={3} maxWidth="44rem" aria-label="Rack contents">
      <Text as="h2" fontSize="md" fontWeight="strong">
        Rack contents
      </Text>
      <div className={styles.rack}>
        {isEmpty && (
          <Text as="p" color="text-muted" fontSize="sm">
            Nothing is known to be in this rack.
          </Text>
        )}
        <KnownPart queries={[allSledsQuery]} what="sleds">
          <Bay title="Sleds" parts={sleds} />
        </KnownPart>
        <KnownPart queries={[allSwitchesQuery]} what="switches">
          <Bay title="Switches" parts={switches} />
        </KnownPart>
        <Bay title="Uninitialized sleds" parts={uninitialized} />
      </div>
      <Text as="p" color="text-muted" fontSize="sm">
        {useSupports('sledSlot')
          ? 'Slots and cubbies are counted from 0. The API does not report where the switches are.'
          : 'The API reports the cubbies of uninitialized sleds only. Everything else is ordered by serial number.'}
      </Text>
    </Stack>
  )
}
