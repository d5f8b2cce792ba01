import { recordingsRequested } from '@/store/recordings/events'
import { selectRecordings } from '@/store/recordings/selectors'
import { useAppSelector, useSend } from '@/store/setup/hooks'
import { CardBlock, CardBody, CardHeader } from '@/ui/CardBlock/CardBlock'
import { SegmentedControl } from '@/ui/SegmentedControl/SegmentedControl'

const OPTIONS = [
  { value: 'keep', label: 'Keep' },
  { value: 'clear', label: 'Clear' },
] as const

/** What happens to a user's sessions when they sign out. */
export function SignOutCard() {
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
