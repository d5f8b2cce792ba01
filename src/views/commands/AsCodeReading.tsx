import { formatNumber } from '@/lib/number'
import { capitalize } from '@/lib/text'
import { retryRequested } from '@/store/as-code/events'
import type { Indexed } from '@/store/as-code/found'
import type { Reading } from '@/store/as-code/reading'
import { usePress, type AnyForm } from '@/store/forms/hooks'
import { useSend } from '@/store/setup/hooks'
import { Button } from '@/ui/Button/Button'
import { Stack, Text } from '@/ui/Layout/Layout'
import { Message } from '@/ui/Message/Message'
import { ProgressBar } from '@/ui/ProgressBar/ProgressBar'
import styles from './AsCode.module.css'

/** A list that could not be read. */
function FailedList({ form, failure }: { form: AnyForm; failure: Reading['failures'][number] }) {
  const send = useSend()
  const leaveOut = usePress(form, 'leaveOut')
  const { key, what, message } = failure
  return (
    <Message tone="danger" title={`Could not read ${what}`}>
      <Stack gap={2} justifyItems="start">
        <span>{message}</span>
        <span>
          <Button onPress={() => send(retryRequested({ key }))}>Try again</Button>{' '}
          <Button onPress={() => leaveOut(key)}>Leave it out</Button>
        </span>
      </Stack>
    </Message>
  )
}

interface AsCodeReadingProps {
  /** The form that what could not be read is left out of. */
  form: AnyForm
  reading: Reading
}

/** How far the objects are read, and what could not be read. */
export function AsCodeReading({ form, reading }: AsCodeReadingProps) {
  const { parts, done, total, failures } = reading
  return (
    <Stack gap={3}>
      {done < total && (
        <>
          <p role="status">Reading what is there…</p>
          <ProgressBar label="Requests answered" value={(100 * done) / total} />
          <Text as="p" color="text-muted" fontSize="sm">
            {formatNumber(done)} of {formatNumber(total)} lists
          </Text>
        </>
      )}
      {failures.map(failure => (
        <FailedList key={failure.key} form={form} failure={failure} />
      ))}
      <ul aria-label="What was read" className={styles.parts}>
        {parts.map(({ label, count, isDone, isWhole }) => (
          <li key={label} className={styles.part}>
            <span>{label}</span>
            <Text color="text-muted">
              {isWhole || count > 0 ? formatNumber(count) : 'Not known'}
              {isWhole ? '' : count > 0 && ', not all'}
              {isDone ? '' : '…'}
            </Text>
          </li>
        ))}
      </ul>
    </Stack>
  )
}

/** The lists that are left out, with the reasons: their objects are unknown. */
export function UnreadLists({ unread }: Pick<Indexed, 'unread'>) {
  if (unread.length === 0) return null
  return (
    <Message tone="notice" title="Not everything could be read">
      <ul className={styles.list}>
        {unread.map(({ key, what, message }) => (
          <li key={key}>
            {capitalize(what)}: {message}
          </li>
        ))}
      </ul>
    </Message>
  )
}
