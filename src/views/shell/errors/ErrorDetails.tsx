import { ChevronRight } from 'lucide-react'
import type { FailedCall } from '@/machines/navigation/navigation.events'
import { formatZonedTime } from '@/lib/time'
import { selectHasAuditLog } from '@/store/release/release'
import { selectApiVersionWords, selectReleaseWords } from '@/store/release/absent'
import { useAppSelector } from '@/store/setup/hooks'
import { auditLogOf } from '@/store/layouts'
import { Button } from '@/ui/Button/Button'
import { useCopy } from '@/ui/CopyButton/useCopy'
import { Row, Stack } from '@/ui/Layout/Layout'
import { LinkButton } from '@/ui/LinkButton/LinkButton'
import { useLocale } from '@/ui/UiProvider/UiContext'
import styles from './ErrorDetails.module.css'

interface ErrorDetailsProps {
  /** HTTP status of the response; 0 if there was none. */
  status: number
  call: FailedCall
}

/** Milliseconds before and after a failure. */
const AROUND = 5 * 60_000

const auditAddress = (request: string, at: number) =>
  auditLogOf({
    request,
    start: new Date(at - AROUND).toISOString(),
    end: new Date(at + AROUND).toISOString(),
  })

/** The facts by which an administrator finds the call in the server's log. */
export function ErrorDetails({ status, call }: ErrorDetailsProps) {
  const reader = useLocale()
  const release = useAppSelector(selectReleaseWords)
  const version = useAppSelector(selectApiVersionWords)
  const hasAuditLog = useAppSelector(selectHasAuditLog)
  const facts = (time: string) =>
    [
      ['Operation', call.operation],
      ['Address', call.address],
      ['Status', status === 0 ? 'none' : String(status)],
      ['Error code', call.errorCode ?? 'none'],
      ['Request ID', call.requestId ?? 'none'],
      ['Time', time],
      ['Build', __BUILD__],
      ['System release', release],
      ['API version', version],
    ] as const
  const text = facts(new Date(call.at).toISOString()).map(fact => fact.join(': '))
  const { isCopied, copy } = useCopy(text.join('\n'))
  return (
    <details className={styles.details}>
      <summary className={styles.summary}>
        <ChevronRight size={16} className={styles.chevron} />
        Details
      </summary>
      <Stack as="dl" gap={2} fontSize="sm" marginTop={3} marginBottom={4}>
        {facts(formatZonedTime(call.at, reader)).map(([name, value]) => (
          <div key={name} className={styles.fact}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </Stack>
      <Row gap={2} flexWrap="wrap">
        <Button size="sm" onPress={copy}>
          {isCopied ? 'Copied' : 'Copy details'}
        </Button>
        {hasAuditLog && call.requestId !== undefined && (
          <LinkButton size="sm" href={auditAddress(call.requestId, call.at)}>
            Find in the audit log
          </LinkButton>
        )}
      </Row>
    </details>
  )
}
