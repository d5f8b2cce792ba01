import {
  recordingsRequested,
  reloadRequested,
  recordingProblem,
  selectRecordings,
  selectRecordingsProblem,
} from '@/store/recordings/recordings'
import type { Recordings } from '@/ports/ports'
import { useAppSelector, useSend } from '@/store/setup/hooks'
import { Button } from '@/ui/Button/Button'
import { CardBlock, CardBody, CardHeader } from '@/ui/CardBlock/CardBlock'
import { Stack } from '@/ui/Layout/Layout'
import { Message } from '@/ui/Message/Message'
import { SegmentedControl } from '@/ui/SegmentedControl/SegmentedControl'

const OPTIONS = [
  { value: 'on', label: 'On' },
  { value: 'off', label: 'Off' },
] as const

/** Whether this browser records sessions, and whether it records this one. */
export function RecordingCard() {
  const send = useSend()
  const recordings = useAppSelector(selectRecordings)
  const problem = useAppSelector(selectRecordingsProblem)
  const switchTo = (value: 'on' | 'off') =>
    send(recordingsRequested({ request: { type: 'switch', isOn: value === 'on' } }))
  return (
    <CardBlock>
      <CardHeader
        title="Record sessions"
        description="Sessions are kept in this browser, so that you can report a problem together with what led to it. A session ends when the page is reloaded. Nothing leaves this browser unless you save it to a file."
      />
      <CardBody>
        <Stack gap={4} justifyItems="start">
          {problem !== null && <Message tone="danger">{problem}</Message>}
          {recordings && (
            <>
              <SegmentedControl
                label="Record sessions"
                options={OPTIONS}
                value={recordings.isOn ? 'on' : 'off'}
                onChange={switchTo}
              />
              <Standing recordings={recordings} />
            </>
          )}
        </Stack>
      </CardBody>
    </CardBlock>
  )
}

function Standing({ recordings }: { recordings: Recordings }) {
  const { isOn, current, ended } = recordings
  if (!isOn)
    return <p>Sessions are not recorded. Earlier recordings are kept until they are cleared.</p>
  if (current === null || ended !== null) return <NextTime recordings={recordings} />
  const problem = recordingProblem(recordings)
  if (problem !== null) return <Message tone="notice">{problem}</Message>
  return <p>This session is recorded.</p>
}

function NextTime({ recordings }: { recordings: Recordings }) {
  const send = useSend()
  return (
    <>
      <Message tone="notice">
        {recordingProblem(recordings)} Recording starts when you reload the page.
      </Message>
      <Button onPress={() => send(reloadRequested())}>Reload the page</Button>
    </>
  )
}
