import { selectPaletteActions } from '@/store/recordings/actions'
import { NEVER_RECORDED, RECORDED } from '@/store/recordings/rules'
import { machines, watchRecordings } from '@/store/recordings/saga'
import { selectAreRecordingsAwaited } from '@/store/recordings/selectors'
import { useAppSelector } from '@/store/setup/hooks'
import { CardBlock, CardBody, CardHeader, CardStack } from '@/ui/CardBlock/CardBlock'
import { PageHeader } from '@/ui/PageHeader/PageHeader'
import { lateIcons } from '@/views/shared/late-icons'
import { RecordingCard } from './RecordingCard'
import { SessionsCard } from './SessionsCard'
import { SignOutCard } from './SignOutCard'
import styles from './page.module.css'

const { recording: Icon } = lateIcons

/** What the console records in this browser, and the recorded sessions. */
function RecordingView() {
  const areAwaited = useAppSelector(selectAreRecordingsAwaited)
  return (
    <>
      <PageHeader title="Recording" icon={<Icon />} />
      <CardStack>
        <RecordingCard />
        {!areAwaited && (
          <>
            <SignOutCard />
            <SessionsCard />
            <ContentsCard />
          </>
        )}
      </CardStack>
    </>
  )
}

function ContentsCard() {
  return (
    <CardBlock>
      <CardHeader
        title="What is recorded"
        description="Enough to replay the session exactly, without secrets."
      />
      <CardBody>
        <div className={styles.contents}>
          <List title="Recorded" items={RECORDED} />
          <List title="Never recorded" items={NEVER_RECORDED} />
        </div>
      </CardBody>
    </CardBlock>
  )
}

function List({ title, items }: { title: string; items: readonly string[] }) {
  return (
    <div>
      <h3 className={styles.title}>{title}</h3>
      <ul className={styles.list}>
        {items.map(item => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    </div>
  )
}

const sagas = [watchRecordings]

export { selectPaletteActions as actions, machines, sagas, RecordingView as View }
