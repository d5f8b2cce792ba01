import { selectAreAnswered } from '@/store/queries/failure'
import { useSupports } from '@/store/release/release'
import { useAppSelector } from '@/store/setup/hooks'
import type { RackPart, RackParts } from '@/store/system/racks/components'
import {
  allSledsQuery,
  allSwitchesQuery,
  uninitializedSledsQuery,
} from '@/store/system/sleds/queries'
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
    <section className={styles.bay}>
      <h3 className={styles.title}>{title}</h3>
      <ul className={styles.parts} aria-label={title}>
        {parts.map(part => (
          <li key={part.id} className={styles.slot} data-kind={part.kind}>
            <Link href={part.href} look="bare" className={styles.part}>
              <span aria-hidden="true" className={styles.light} data-is-working={part.isWorking} />
              <span className={styles.serial}>{part.serial}</span>
              <span className={styles.status}>
                {part.place === null ? part.status : `${part.place}, ${part.status.toLowerCase()}`}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** The sleds and switches of a rack at their positions, as far as the API reports these. */
export function RackPicture({ parts }: { parts: RackParts }) {
  const { sleds, switches, uninitialized } = parts
  const isKnown = useAppSelector(state => selectAreAnswered(state, RACK_PARTS))
  const isEmpty = isKnown && sleds.length + switches.length + uninitialized.length === 0
  return (
    <section className={styles.picture} aria-label="Rack contents">
      <h2 className={styles.heading}>Rack contents</h2>
      <div className={styles.rack}>
        {isEmpty && <p className={styles.note}>Nothing is known to be in this rack.</p>}
        <KnownPart queries={[allSledsQuery]} what="sleds">
          <Bay title="Sleds" parts={sleds} />
        </KnownPart>
        <KnownPart queries={[allSwitchesQuery]} what="switches">
          <Bay title="Switches" parts={switches} />
        </KnownPart>
        <Bay title="Uninitialized sleds" parts={uninitialized} />
      </div>
      <p className={styles.note}>
        {useSupports('sledSlot')
          ? 'Slots and cubbies are counted from 0. The API does not report where the switches are.'
          : 'The API reports the cubbies of uninitialized sleds only. Everything else is ordered by serial number.'}
      </p>
    </section>
  )
}
