import { selectPaletteActions } from '@/store/recordings/actions'
import {
  NEVER_RECORDED,
  RECORDED,
  selectAreRecordingsAwaited,
  selectRecordings,
  recordingsRequested,
} from '@/store/recordings/recordings'
import { machines, watchRecordings } from '@/store/recordings/saga'
import { useAppSelector, useSend } from '@/store/setup/hooks'
import { CardBlock, CardBody, CardHeader, CardStack } from '@/ui/CardBlock/CardBlock'
import { Grid, Stack, Text } from '@/ui/Layout/Layout'
import { PageHeader } from '@/ui/PageHeader/PageHeader'
import { lateIcons } from '@/views/shared/late-icons'
import { SegmentedControl } from '@/ui/SegmentedControl/SegmentedControl'
import { RecordingCard } from './RecordingCard'
import { SessionsCard } from './SessionsCard'

const OPTIONS = [
  { value: 'keep', label: 'Keep' },
  { value: 'clear', label: 'Clear' },
] as const

/** What happens to a user's sessions when they sign out. */
function SignOutCard() {
  const send = useSend()
  const recordings = useAppSelector(selectRecordings)
  const choose = (value: 'keep' | 'clear') =>
    send(recordingsRequested({ request: { type: 'outlive', outlivesSignOut: value === 'keep' } }))
  return (
    recordings && (
      <CardBlock>
        <CardHeader
          title="When you sign out"
          description="Only you can see your recorded sessions. Keep them to see them when you sign in again. The choice applies to everyone who signs in with this browser."
        />
        <CardBody>
          <div>
            <SegmentedControl
              label="Recorded sessions when you sign out"
              options={OPTIONS}
              value={recordings.outlivesSignOut ? 'keep' : 'clear'}
              onChange={choose}
            />
          </div>
        </CardBody>
      </CardBlock>
    )
  )
}

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
        <Grid gap={6} gridTemplateColumns="repeat(auto-fit, minmax(min(100%, 17.5rem), 1fr))">
          <List title="Recorded" items={RECORDED} />
          <List title="Never recorded" items={NEVER_RECORDED} />
        </Grid>
      </CardBody>
    </CardBlock>
  )
}

function List({ title, items }: { title: string; items: readonly string[] }) {
  return (
    <div>
      <Text as="h3" fontWeight="medium" marginBottom={2}>
        {title}
      </Text>
      <Stack as="ul" gap={2} color="text-muted" paddingLeft={5} listStyle="disc" textWrap="pretty">
        {items.map(item => (
          <li key={item}>{item}</li>
        ))}
      </Stack>
    </div>
  )
}

const sagas = [watchRecordings]

export { selectPaletteActions as actions, machines, sagas, RecordingView as View }
