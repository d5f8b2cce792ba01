import { useState } from 'react'
import { formatNumber } from '@/lib/number'
import type { Answer } from '@/store/project/reachability/check'
import type { RuleResult, Step, StepState } from '@/store/project/reachability/facts'
import { stateWord } from '@/store/project/reachability/reachability'
import { projectPaths } from '@/store/project/paths'
import { Badge, type BadgeTone } from '@/ui/Badge/Badge'
import { Button } from '@/ui/Button/Button'
import { Link } from '@/ui/Link/Link'
import { RichText } from '@/ui/RichText/RichText'
import { Table, type Column } from '@/ui/Table/Table'
import { useParams } from '@/views/shell/route-context'
import styles from './reachability.module.css'

const TONES: Record<StepState, BadgeTone> = {
  passes: 'success',
  information: 'info',
  depends: 'notice',
  unknown: 'neutral',
  blocks: 'danger',
  pending: 'neutral',
}

const columns: readonly Column<RuleResult>[] = [
  { id: 'priority', header: 'Priority', cell: ({ rule }) => rule.priority },
  { id: 'name', header: 'Name', cell: result => <RuleName {...result} /> },
  { id: 'action', header: 'Action', cell: ({ rule }) => <Badge>{rule.action}</Badge> },
  { id: 'result', header: 'Result', cell: ({ text }) => text },
]

function RuleName({ rule }: RuleResult) {
  const { project } = useParams(projectPaths.instance)
  const { name, vpcId: vpc } = rule
  return <Link href={projectPaths.firewallRule({ project, vpc, rule: name })}>{name}</Link>
}

const COULD_MATTER: readonly RuleResult['kind'][] = [
  'decides',
  'part',
  'unknown',
  'shadowed',
  'dead',
  'otherInterface',
]

const keyOf = ({ rule }: RuleResult) => rule.name

/** The rules of a step in the order in which they are tried, at first those that could matter. */
function Rules({ rules, title }: { rules: readonly RuleResult[]; title: string }) {
  const [isWhole, setIsWhole] = useState(false)
  const shown = isWhole ? rules : rules.filter(({ kind }) => COULD_MATTER.includes(kind))
  return (
    <>
      {shown.length > 0 && (
        <Table
          label={`Rules in the order they are tried: ${title}`}
          rows={shown}
          columns={columns}
          rowKey={keyOf}
        />
      )}
      {shown.length < rules.length && (
        <Button size="sm" tone="ghost" onPress={() => setIsWhole(true)}>
          All {formatNumber(rules.length)}
        </Button>
      )}
      {rules.length === 0 && <p>The VPC has no rules.</p>}
    </>
  )
}

/** A step, with its details on request. */
export function StepItem({ step, isDecider }: { step: Step; isDecider: boolean }) {
  const { title, state, text, details = [], rules } = step
  const [isOpen, setIsOpen] = useState(false)
  const hasMore = details.length > 0 || rules !== undefined
  return (
    <li className={styles.step} data-state={state}>
      <div className={styles.head}>
        <h3 className={styles.title}>{title}</h3>
        <Badge tone={TONES[state]}>{stateWord(state)}</Badge>
        {isDecider && <Badge tone="info">Decides</Badge>}
        {hasMore && (
          <Button
            size="sm"
            tone="ghost"
            aria-label={`Details of ${title}`}
            aria-expanded={isOpen}
            onPress={() => setIsOpen(!isOpen)}
          >
            Details
          </Button>
        )}
      </div>
      <p className={styles.text}>
        <RichText text={text} />
      </p>
      {isOpen && (
        <div className={styles.more}>
          {details.length > 0 && (
            <ul className={styles.details}>
              {details.map((detail, index) => (
                <li key={index}>
                  <RichText text={detail} />
                </li>
              ))}
            </ul>
          )}
          {rules && <Rules rules={rules} title={title} />}
        </div>
      )}
    </li>
  )
}

/** The steps of an answer, from the far end inwards. */
export function StepList({ answer, label }: { answer: Answer; label: string }) {
  return (
    <ol className={styles.steps} aria-label={label}>
      {answer.steps.map(step => (
        <StepItem key={step.id} step={step} isDecider={step === answer.decider} />
      ))}
    </ol>
  )
}
