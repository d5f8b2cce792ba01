import { Info } from 'lucide-react'
import { aboutOpened } from '@/store/release/events'
import { selectKnownRelease } from '@/store/release/selectors'
import { releaseName } from '@/store/release/words'
import { useAppSelector, useSend } from '@/store/setup/hooks'
import { Button } from '@/ui/Button/Button'
import styles from '../frame/Sidebar.module.css'

/** Names the release of the system below the links of its sidebar. */
export function ReleaseLink() {
  const send = useSend()
  const known = useAppSelector(selectKnownRelease)
  return (
    known && (
      <Button tone="ghost" className={styles.release} onPress={() => send(aboutOpened())}>
        <Info size={16} />
        <span className={styles.label}>Release {releaseName(known.release)}</span>
      </Button>
    )
  )
}
