import { useMemo, useRef, useState } from 'react'
import { formatNumber } from '@/lib/number'
import {
  compareLogs,
  firstDifference,
  isInBoth,
  type ComparedStep,
  type Difference,
} from '@/recorder/compare'
import { seekRequested } from '@/store/replay/player/player'
import { useSend } from '@/store/setup/hooks'
import { Badge } from '@/ui/Badge/Badge'
import { Button } from '@/ui/Button/Button'
import { FileField } from '@/ui/FileField/FileField'
import { Row, Stack, Text } from '@/ui/Layout/Layout'
import { LongList } from '@/ui/LongList/LongList'
import { Modal, ModalSection } from '@/ui/Modal/Modal'
import { Select } from '@/ui/Select/Select'
import { Spinner } from '@/ui/Spinner/Spinner'
import { openLogFile, type LogFile } from './log-file'
import { itemsBySeq } from './log-items'
import styles from './Comparison.module.css'

interface OtherLog {
  name: string
  steps: readonly ComparedStep[]
}

type Choice = 'asking' | 'reading' | { error: string } | null

/** Another log beside the open one, and the choice of it. */
export const useComparison = ({ log }: LogFile) => {
  const [other, setOther] = useState<OtherLog | null>(null)
  const [choice, setChoice] = useState<Choice>(null)
  /** Index of the chosen step. */
  const [current, setCurrent] = useState<number | null>(null)
  const latest = useRef<File | null>(null)

  const read = async (chosen: File) => {
    latest.current = chosen
    setChoice('reading')
    try {
      const { name, log: against } = await openLogFile(chosen)
      if (latest.current !== chosen) return
      setOther({ name, steps: compareLogs(log, against) })
      setCurrent(null)
      setChoice(null)
    } catch (cause) {
      if (latest.current !== chosen) return
      setChoice({ error: cause instanceof Error ? cause.message : String(cause) })
    }
  }

  return {
    other,
    choice,
    current,
    choose: setCurrent,
    ask: () => setChoice('asking'),
    read: (chosen: File) => void read(chosen),
    dismiss: () => {
      latest.current = null
      setChoice(null)
    },
    close: () => setOther(null),
  }
}

type Comparison = ReturnType<typeof useComparison>

/** Asks for the log to compare with. */
export function ChooseOther({ choice, read, dismiss }: Comparison) {
  if (choice === null) return null
  return (
    <Modal title="Compare with another log" width="narrow" onDismiss={dismiss}>
      <ModalSection>
        <Stack gap={3}>
          <p>
            Puts another session beside this one, step by step: the same test on another build, or a
            run that went well beside one that did not. Ids and times are compared by the order in
            which they appear.
          </p>
          <FileField
            label="Log to compare"
            name="other"
            file={null}
            accept={['.jsonl', '.gz']}
            isOptionalHidden
            isRequired
            error={typeof choice === 'object' ? choice.error : undefined}
            onChoose={file => file && read(file)}
          />
          <p role="status" className={styles.reading}>
            {choice === 'reading' && (
              <>
                <Spinner /> Reading the log…
              </>
            )}
          </p>
        </Stack>
      </ModalSection>
    </Modal>
  )
}

const KINDS = [
  { kind: 'request', label: 'Request', short: 'request' },
  { kind: 'answer', label: 'Answer', short: 'answer' },
  { kind: 'section', label: 'State', short: 'state' },
] as const

const SHOWN = [
  { value: 'all', label: 'All steps' },
  { value: 'different', label: 'Steps that differ' },
  ...KINDS.map(({ kind, label }) => ({ value: kind, label: `${label} differs` })),
]

const isShown = (step: ComparedStep, shown: string) => {
  if (shown === 'all') return true
  if (!isInBoth(step)) return shown === 'different'
  return shown === 'different'
    ? step.differences.length > 0
    : step.differences.some(({ kind }) => kind === shown)
}

const NO_LOG: OtherLog = { name: '', steps: [] }

/** What differs on the whole, in a sentence. */
const summaryOf = (steps: readonly ComparedStep[]) => {
  const apart = steps.filter(step => !isInBoth(step)).length
  const changed = steps.filter(({ differences }) => differences.length > 0).length
  if (apart + changed === 0)
    return `All ${formatNumber(steps.length)} steps and what came of them are the same.`
  return [
    `Steps in both logs: ${formatNumber(steps.length - apart)}.`,
    `Went differently: ${formatNumber(changed)}.`,
    `In one log only: ${formatNumber(apart)}.`,
  ].join(' ')
}

interface ComparisonListProps {
  file: LogFile
  comparison: Comparison
}

/** The steps of both logs in one order. Choosing one goes to it and shows what differs there. */
export function ComparisonList({ file, comparison }: ComparisonListProps) {
  const { other, current } = comparison
  const { name, steps } = other ?? NO_LOG
  const send = useSend()
  const [shown, setShown] = useState('all')
  const items = useMemo(() => steps.map((step, id) => ({ ...step, id })), [steps])
  const places = useMemo(() => itemsBySeq(file.log, file.items), [file])
  const choose = (id: number) => {
    comparison.choose(id)
    const seq = steps.slice(0, id + 1).findLast(({ here }) => here !== null)?.here
    if (seq !== undefined && seq !== null)
      send(seekRequested({ to: places.get(seq)?.position ?? 0 }))
  }
  return (
    <section aria-label="Comparison" className={styles.comparison}>
      <Stack gap={2} padding={3} flex="none">
        <Row gap={2}>
          <Text as="h2" flex={1} overflowWrap="anywhere">
            Compared with {name}
          </Text>
          <Button size="sm" onPress={comparison.close}>
            Close comparison
          </Button>
        </Row>
        <Text as="p" fontSize="sm">
          {summaryOf(steps)}
        </Text>
        <Row gap={2} flexWrap="wrap">
          {KINDS.map(({ kind, short }) => {
            const found = firstDifference(steps, kind)
            return (
              found && (
                <Button
                  key={kind}
                  size="sm"
                  onPress={() => {
                    setShown('all')
                    choose(steps.indexOf(found.step))
                  }}
                >
                  {`First ${short} that differs`}
                </Button>
              )
            )
          })}
        </Row>
        <Select
          label="Show"
          name="shown"
          isLabelHidden
          isOptionalHidden
          items={SHOWN}
          value={shown}
          onChange={setShown}
        />
      </Stack>
      <div className={styles.list}>
        <LongList
          label="Steps of both logs"
          items={items.filter(step => isShown(step, shown))}
          current={current}
          emptyText="No step differs in this way."
          onChoose={({ id }) => choose(id)}
        >
          {step => <StepLine step={step} />}
        </LongList>
      </div>
    </section>
  )
}

function StepLine({ step }: { step: ComparedStep }) {
  const { text, here, differences } = step
  return (
    <>
      <span className={styles.text}>{text}</span>
      {!isInBoth(step) && (
        <Badge tone="notice">{here === null ? 'Other log only' : 'This log only'}</Badge>
      )}
      {KINDS.filter(each => differences.some(({ kind }) => kind === each.kind)).map(each => (
        <Badge key={each.kind} tone={each.kind === 'section' ? 'neutral' : 'danger'}>
          {each.label}
        </Badge>
      ))}
    </>
  )
}

const LABELS = { request: 'Request', answer: 'Answer to', section: 'State' } as const

/** Everything that went differently after a step, both sides beside each other. */
export function Differences({ other, current }: Comparison) {
  const step = current === null ? undefined : other?.steps[current]
  if (!step) return null
  const { text, differences } = step
  return (
    <div className={styles.differences} role="group" aria-label="Differences of the step">
      <Text as="p" overflowWrap="anywhere">
        {text}
      </Text>
      {differences.length === 0 && (
        <Text as="p" color="text-muted" fontSize="sm">
          {isInBoth(step)
            ? 'The same came of it in both logs.'
            : `Only ${step.here === null ? 'the other' : 'this'} log has this step.`}
        </Text>
      )}
      {differences.map((difference, index) => (
        <Both key={index} difference={difference} />
      ))}
    </div>
  )
}

function Both({ difference: { kind, what, here, there } }: { difference: Difference }) {
  return (
    <div className={styles.difference}>
      <Text as="h3" fontSize="sm" overflowWrap="anywhere">
        {LABELS[kind]} {what}
      </Text>
      <dl className={styles.sides}>
        <div>
          <Text as="dt" color="text-muted">
            This log
          </Text>
          <dd>{here}</dd>
        </div>
        <div>
          <Text as="dt" color="text-muted">
            Other log
          </Text>
          <dd>{there}</dd>
        </div>
      </dl>
    </div>
  )
}
