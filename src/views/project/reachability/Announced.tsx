import {
  announcedQuery,
  selectAnnounced,
  selectAnnouncedQueries,
} from '@/store/project/reachability/announced'
import { areSameQueries } from '@/store/queries/failure'
import { useAppSelector } from '@/store/setup/hooks'
import { systemPaths } from '@/store/system/paths'
import { Reads } from '@/views/shared/reads/Reads'
import { useLateOperation } from '@/views/shared/reads/use-late-operation'
import { StepItem } from './AnswerParts'
import styles from './reachability.module.css'

/** Whether an external address is announced, for fleet viewers. */
export function Announced({ address }: { address: string }) {
  const isLoaded = useLateOperation(announcedQuery.endpoint, systemPaths.bgp())
  return isLoaded ? <AnnouncedStep address={address} /> : null
}

function AnnouncedStep({ address }: { address: string }) {
  const queries = useAppSelector(selectAnnouncedQueries, areSameQueries)
  const step = useAppSelector(state => selectAnnounced(state, address))
  return (
    <>
      <Reads queries={queries} />
      <ol className={styles.steps} aria-label="The network outside">
        <StepItem step={step} isDecider={false} />
      </ol>
    </>
  )
}
