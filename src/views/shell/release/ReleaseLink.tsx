import { Info } from 'lucide-react'
import { aboutOpened } from '@/store/release/slice'
import { useSupports, selectKnownRelease } from '@/store/release/release'
import { releaseName } from '@/store/release/absent'
import { useAppSelector, useSend } from '@/store/setup/hooks'
import { systemEntries } from '@/store/layouts'
import { Button } from '@/ui/Button/Button'
import { LinkButton } from '@/ui/LinkButton/LinkButton'
import styles from '../frame/Sidebar.module.css'

/** Names the release of the system below the links of its sidebar, and leads to its update. */
export function ReleaseLink() {
  const send = useSend()
  const known = useAppSelector(selectKnownRelease)
  const hasUpdate = useSupports('systemUpdate')
  if (!known) return null
  const name = (
    <>
      <Info size={16} />
      <span className={styles.label}>Release {releaseName(known.release)}</span>
    </>
  )
  return hasUpdate ? (
    <LinkButton href={systemEntries.update} tone="ghost" className={styles.release}>
      {name}
    </LinkButton>
  ) : (
    <Button tone="ghost" className={styles.release} onPress={() => send(aboutOpened())}>
      {name}
    </Button>
  )
}
