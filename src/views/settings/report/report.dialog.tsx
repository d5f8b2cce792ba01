import { useState, type ReactNode } from 'react'
import { formatExactTime, type Locale } from '@/lib/time'
import { rich } from '@/lib/rich-text'
import type { RecordedSession, Recordings } from '@/ports/ports'
import { problemReportForm as form } from '@/store/recordings/report.form'
import {
  chosenSession,
  recordingProblem,
  NEVER_RECORDED,
  requestsInWords,
  selectRecordings,
  selectRecordingsProblem,
} from '@/store/recordings/recordings'
import { machines, watchRecordings } from '@/store/recordings/saga'
import { useAppSelector } from '@/store/setup/hooks'
import { Button } from '@/ui/Button/Button'
import { Row, Stack, Text } from '@/ui/Layout/Layout'
import { Message } from '@/ui/Message/Message'
import { Select } from '@/ui/Select/Select'
import { TextArea } from '@/ui/TextArea/TextArea'
import { useLocale } from '@/ui/UiProvider/UiContext'
import { SideForm } from '@/views/shared/side-form/SideForm'
import { formatBytes } from '@/lib/size'
import { selectApiVersionWords, selectReleaseWords } from '@/store/release/absent'
import { Moment } from '@/ui/Moment/Moment'
import { PropertiesTable, Property } from '@/ui/PropertiesTable/PropertiesTable'
import { ReportPreview, ReportSteps } from './ReportPreview'
import styles from './report.module.css'

interface ReportContentsProps {
  session: RecordedSession
  /** The controls that show the whole file, and the steps. */
  children: ReactNode
}

/** A summary of what is in the file and what is not. */
function ReportContents({ session, children }: ReportContentsProps) {
  const reader = useLocale()
  const release = useAppSelector(selectReleaseWords)
  const version = useAppSelector(selectApiVersionWords)
  const { start, end, events, answers, others, requests, length } = session
  return (
    <>
      <section className={styles.part}>
        <Text as="h3" fontWeight="medium">
          In the file
        </Text>
        <PropertiesTable>
          <Property label="From">
            <Moment at={start}>{formatExactTime(start, reader)}</Moment>
          </Property>
          <Property label="To">
            <Moment at={end}>{formatExactTime(end, reader)}</Moment>
          </Property>
          <Property label="System release">{release}</Property>
          <Property label="API version">{version}</Property>
          <Property label="Your actions">{events}</Property>
          <Property label="API requests">{requestsInWords(requests)}</Property>
          <Property label="API answers">{answers}</Property>
          <Property label="Other inputs">{others}</Property>
          <Property label="Text">{formatBytes(length)}, compressed in the file</Property>
        </PropertiesTable>
        {children}
      </section>
      <section className={styles.part}>
        <Text as="h3" fontWeight="medium">
          Not in the file
        </Text>
        <Stack
          as="ul"
          gap={1}
          color="text-muted"
          paddingLeft={5}
          listStyle="disc"
          textWrap="pretty"
        >
          {NEVER_RECORDED.map(item => (
            <li key={item}>{item}</li>
          ))}
        </Stack>
      </section>
    </>
  )
}

/** Saves the events that led to a problem as a file, with a note by the user. */
function ProblemReport() {
  const recordings = useAppSelector(selectRecordings)
  const problem = useAppSelector(selectRecordingsProblem)
  const incomplete = recordings?.sessions.length ? recordingProblem(recordings) : null
  const isEmpty = !recordings?.sessions.length
  return (
    <SideForm
      form={form}
      isLocal
      title="Report a problem"
      submitLabel="Save report"
      disabledReason={isEmpty ? rich`There is no recorded session to report` : undefined}
    >
      <Message>
        The report is a file on your device: nothing is sent anywhere. Give it to the person who
        looks into the problem.
      </Message>
      <Note />
      {problem !== null && <Message tone="danger">{problem}</Message>}
      {recordings && isEmpty && (
        <Message tone="notice">
          This browser keeps no recorded session
          {recordings.isOn ? '.' : ', because recording is switched off in the settings.'}
        </Message>
      )}
      {incomplete !== null && <Message tone="notice">{incomplete}</Message>}
      {recordings && <Report recordings={recordings} />}
    </SideForm>
  )
}

const Note = () => (
  <TextArea
    {...form.useField('note')}
    label="What happened"
    help="What you did, what you expected and what happened instead."
    rows={5}
  />
)

const itemOf = ({ id, start, path }: RecordedSession, isCurrent: boolean, reader: Locale) => ({
  value: id,
  label: isCurrent ? 'This session' : formatExactTime(start, reader),
  detail: isCurrent ? `Since ${formatExactTime(start, reader)}` : path,
})

function Report({ recordings }: { recordings: Recordings }) {
  const reader = useLocale()
  const field = form.useField('session')
  const note = form.useField('note').value
  const [shown, setShown] = useState<'file' | 'steps' | null>(null)
  const session = chosenSession(recordings, field.value)
  if (!session) return null
  const about = { id: session.id, note, onClose: () => setShown(null) }
  return (
    <>
      <Select
        {...field}
        label="Session"
        help="After a crash or a reload, choose the session before it."
        value={session.id}
        items={recordings.sessions.map(each =>
          itemOf(each, each.id === recordings.current, reader),
        )}
        isRequired
      />
      <ReportContents session={session}>
        <Row gap={2} flexWrap="wrap">
          <Button onPress={() => setShown('file')}>Preview</Button>
          <Button onPress={() => setShown('steps')}>Steps to reproduce</Button>
        </Row>
      </ReportContents>
      {shown === 'file' && <ReportPreview {...about} />}
      {shown === 'steps' && <ReportSteps {...about} />}
    </>
  )
}

const sagas = [watchRecordings]

export { form, machines, sagas, ProblemReport as View }
