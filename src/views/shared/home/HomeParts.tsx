import { EyeOff } from 'lucide-react'
import { type ReactNode, useId, useRef, useState } from 'react'
import { formatNumber } from '@/lib/number'
import { pluralize } from '@/lib/text'
import { verdictOf, type Attention, type FindingRow } from '@/store/home/findings'
import { useSend } from '@/store/setup/hooks'
import type { StoreEvent } from '@/store/setup/event'
import { issuesAcknowledged } from '@/store/system/issues/events'
import type { Severity } from '@/store/system/issues/rules'
import { Badge, type BadgeTone } from '@/ui/Badge/Badge'
import { Button, IconButton } from '@/ui/Button/Button'
import { Row, Stack, Text } from '@/ui/Layout/Layout'
import { Link } from '@/ui/Link/Link'
import { UpdatedAt } from '@/ui/RefreshButton/RefreshButton'
import { TimeAgo } from '@/ui/TimeAgo/TimeAgo'
import { ActionButton } from '@/views/shared/actions/ActionButton'
import { NotLookedAt } from '@/views/shared/reads/Reads'
import styles from './home.module.css'

/** A part of a home page. */
export function HomeSection({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <Text as="h2" id={id} fontSize="lg" fontWeight="medium" marginBottom={3}>
        {title}
      </Text>
      {children}
    </section>
  )
}

interface GlanceCardProps {
  label: string
  href: string
  /** A number in words. */
  value: string
  children?: ReactNode
}

/** One number, and where it leads. */
export function GlanceCard({ label, href, value, children }: GlanceCardProps) {
  return (
    <li className={styles.card}>
      <Link href={href} look="quiet">
        {label}
      </Link>
      <span className={styles.value} data-figures>
        {value}
      </span>
      {children && <span className={styles.muted}>{children}</span>}
    </li>
  )
}

export function GlanceCards({ children }: { children: ReactNode }) {
  return <ul className={styles.cards}>{children}</ul>
}

const TONES: Record<Severity, BadgeTone> = {
  critical: 'danger',
  warning: 'notice',
  notice: 'neutral',
}

/** The button that hides a finding comes last in its row. */
const focusLast = (row: Element | null) =>
  [...(row?.querySelectorAll('button') ?? [])].at(-1)?.focus()

function FindingItem({ finding, now }: { finding: FindingRow; now: number }) {
  const send = useSend()
  const row = useRef<HTMLLIElement>(null)
  const { severity, kind, subject, of, href, place, text, since, verb, hiding } = finding
  const object = `${of ?? kind} ${finding.called ?? subject}`
  const name = place === undefined ? object : `${object} in ${place}`
  const hide = (event: StoreEvent) => {
    const { nextElementSibling, previousElementSibling } = row.current ?? {}
    focusLast(nextElementSibling ?? previousElementSibling ?? null)
    send(event)
  }
  return (
    <li ref={row} className={styles.finding}>
      <span>
        <Badge tone={TONES[severity]}>{severity}</Badge>
      </span>
      <div className={styles.sentence}>
        <p>
          {href === undefined ? (
            <Text fontWeight="medium">{object}</Text>
          ) : (
            <Link href={href}>{object}</Link>
          )}
          {place !== undefined && <span className={styles.muted}> in {place}</span>}
        </p>
        <p>{text}</p>
      </div>
      <span className={styles.since}>
        {since !== undefined && <TimeAgo date={since} now={now} caption="Since" hasSuffix />}
      </span>
      <div role="group" aria-label={name} className={styles.verbs}>
        {verb && <ActionButton action={verb} />}
        {hiding && (
          <IconButton label="Hide until it changes" hasTooltip onPress={() => hide(hiding)}>
            <EyeOff size={16} />
          </IconButton>
        )}
      </div>
    </li>
  )
}

interface FindingsProps {
  rows: readonly FindingRow[]
  /** The time to which their age counts, in milliseconds since the epoch. */
  now: number
  /** Number of findings that are shown at first. */
  most: number
}

/** Findings, the most urgent first. */
export function Findings({ rows, now, most }: FindingsProps) {
  const [isWhole, setIsWhole] = useState(false)
  return (
    <>
      <ul aria-label="Findings" className={styles.findings}>
        {(isWhole ? rows : rows.slice(0, most)).map(finding => (
          <FindingItem key={finding.id} finding={finding} now={now} />
        ))}
      </ul>
      {rows.length > most && !isWhole && (
        <div>
          <Button onPress={() => setIsWhole(true)}>All {formatNumber(rows.length)}</Button>
        </div>
      )}
    </>
  )
}

/** Number of findings that a home page shows at first. */
const MOST = 10

interface NeedsAttentionProps {
  attention: Attention
  /** How far has been looked, with what goes further. */
  children?: ReactNode
}

/** What is wrong, the most urgent first, and what was looked at. */
export function NeedsAttention({ attention, children }: NeedsAttentionProps) {
  const send = useSend()
  const { rows, hidden, checked, unlooked, left, answered, total, at } = attention
  const isReading = answered < total
  return (
    <HomeSection title="Needs attention">
      <Stack gap={3}>
        {isReading && (
          <p className={styles.muted}>
            Read {formatNumber(answered)} of {formatNumber(total)} lists…
          </p>
        )}
        <div role="status">
          {!isReading && (
            <Text as="p" fontWeight="medium">
              {[`${verdictOf(attention)}.`, ...left].join(' ')}
            </Text>
          )}
        </div>
        {rows.length > 0 && <Findings rows={rows} now={at ?? 0} most={MOST} />}
        <NotLookedAt
          reasons={unlooked.map(({ sources, reason }) => [reason, `${sources}: ${reason}`])}
        />
        {children}
        <div className={styles.muted}>
          {checked !== '' && <p>Checked {checked}.</p>}
          {at !== null && <UpdatedAt at={at} />}
        </div>
        {hidden.length > 0 && (
          <Row gap={3} flexWrap="wrap">
            <span className={styles.muted}>
              {pluralize('finding', hidden.length)} hidden until{' '}
              {hidden.length === 1 ? 'it changes' : 'they change'}.
            </span>
            <Button
              size="sm"
              onPress={() => send(issuesAcknowledged({ ids: hidden, isAcknowledged: false }))}
            >
              Show again
            </Button>
          </Row>
        )}
      </Stack>
    </HomeSection>
  )
}
