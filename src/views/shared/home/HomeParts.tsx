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
import { Skeleton } from '@/ui/Skeleton/Skeleton'
import { TimeAgo } from '@/ui/TimeAgo/TimeAgo'
import { ActionButton } from '@/views/shared/actions/ActionButton'
import { NotLookedAt } from '@/views/shared/reads/Reads'
import styles from './home.module.css'

/** Whether there are sources that have not been answered. */
export const isReading = ({ answered, total }: Attention): boolean => answered < total

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

interface HomeColumnsProps {
  /** What needs attention. */
  first: ReactNode
  children: ReactNode
}

/** What needs attention, which grows while it is read, with the rest beside it if there is room. */
export function HomeColumns({ first, children }: HomeColumnsProps) {
  return (
    <div className={styles.columns}>
      <Stack gap={6}>{first}</Stack>
      <Stack gap={6}>{children}</Stack>
    </div>
  )
}

interface GlanceCardProps {
  label: string
  href: string
  /** A number in words; undefined if it may not be read, or has not been read yet. */
  value: string | undefined
  more?: string | undefined
}

/** Cards with one number each, and where it leads. Those without one keep their place at first. */
export function GlanceCards({
  attention,
  cards,
}: {
  attention: Attention
  cards: readonly GlanceCardProps[]
}) {
  const shown = cards.filter(({ value }) => value !== undefined || isReading(attention))
  return (
    <ul className={styles.cards}>
      {shown.map(({ label, href, value, more }) => (
        <li key={label} className={styles.card}>
          <Link href={href} look="quiet">
            {label}
          </Link>
          <span className={styles.value} data-figures>
            {value ?? <Skeleton />}
          </span>
          {more && <span className={styles.muted}>{more}</span>}
        </li>
      ))}
    </ul>
  )
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
  /** Whether there may be more. */
  isReading?: boolean
}

/** Findings, the most urgent first. */
export function Findings({ rows, now, most, isReading: isPart = false }: FindingsProps) {
  const [isWhole, setIsWhole] = useState(false)
  return (
    <>
      <ul aria-label="Findings" className={styles.findings} data-reading={isPart || undefined}>
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
  const isWhole = !isReading(attention)
  return (
    <HomeSection title="Needs attention">
      <Stack gap={3}>
        <div>
          {!isWhole && (
            <p className={styles.muted}>
              Read {formatNumber(answered)} of {formatNumber(total)} lists…
            </p>
          )}
          <div role="status">
            {isWhole && (
              <Text as="p" fontWeight="medium">
                {[`${verdictOf(attention)}.`, ...left].join(' ')}
              </Text>
            )}
          </div>
        </div>
        {(rows.length > 0 || !isWhole) && (
          <Findings rows={rows} now={at ?? 0} most={MOST} isReading={!isWhole} />
        )}
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
