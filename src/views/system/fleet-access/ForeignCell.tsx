import { useState } from 'react'
import { useAppSelector, useQueries } from '@/store/setup/hooks'
import {
  selectFoundUser,
  selectLookUpQueries,
  type FleetAccessRowViewModel,
} from '@/store/system/fleet-access/fleet-access'
import { Button } from '@/ui/Button/Button'
import { IdCell } from '@/ui/Cells/IdCell'
import { TipIcon } from '@/ui/TipIcon/TipIcon'
import styles from './ForeignCell.module.css'

/** A user or group that is not of the own silo: its id, and the name of a user if asked for. */
export function ForeignCell({ id, isGroup }: FleetAccessRowViewModel) {
  const [isLookedUp, setLookedUp] = useState(false)
  const kind = isGroup ? 'group' : 'user'
  return (
    <span className={styles.cell}>
      <IdCell id={id} name={`${kind} ${id.slice(0, 8)}`} />
      <TipIcon about={`${kind} of another silo`}>
        {isGroup
          ? 'This group belongs to another silo, whose groups cannot be read.'
          : 'This user belongs to another silo.'}
      </TipIcon>
      {!isGroup &&
        (isLookedUp ? (
          <Found id={id} />
        ) : (
          <Button size="sm" onPress={() => setLookedUp(true)} aria-label={`Look up user ${id}`}>
            Look up
          </Button>
        ))}
    </span>
  )
}

function Found({ id }: { id: string }) {
  useQueries(useAppSelector(state => selectLookUpQueries(state, id)).map(({ query }) => query))
  const found = useAppSelector(state => selectFoundUser(state, id))
  return (
    <span role="status" className={styles.found}>
      {found === undefined ? 'Looking…' : (found ?? 'In none of the listed silos')}
    </span>
  )
}
