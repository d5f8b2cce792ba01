import { CircleAlert, CircleCheck, X, type LucideIcon } from 'lucide-react'
import { Button, IconButton } from '@/ui/Button/Button'
import { Row } from '@/ui/Layout/Layout'
import { LinkButton } from '@/ui/LinkButton/LinkButton'
import { Tooltip } from '@/ui/Tooltip/Tooltip'
import { VisuallyHidden } from '@/ui/VisuallyHidden/VisuallyHidden'
import styles from './ProgressChip.module.css'

interface ProgressChipProps {
  /** The name of the work: `Image upload`. */
  label: string
  icon: LucideIcon
  phase: string
  /** What is going on, in a word or two: `Uploading`. */
  short: string
  /** The same in a sentence. */
  sentence: string
  /** Absent while nothing is transferred. `pace`: such as `12.34 MiB/s, 2 min left`. */
  progress?: { percent: number; pace: string } | false
  /** The way back to the work. */
  details: { label: string } & ({ href: string } | { onPress: () => void })
  /** Called with the button that takes the chip away; there is none without. */
  onDismiss?: (() => void) | false | undefined
}

const ICONS: Readonly<Record<string, LucideIcon>> = { done: CircleCheck, failed: CircleAlert }

/** Shows long work in the top bar of all screens but its own, and leads back to it. */
export function ProgressChip({
  icon,
  phase,
  short,
  progress,
  details,
  ...props
}: ProgressChipProps) {
  const Icon = ICONS[phase] ?? icon
  const tip = [props.sentence, progress && progress.pace].filter(Boolean).join(', ')
  const content = (
    <>
      <Icon size={16} className={styles.icon} />
      <VisuallyHidden isOnlyNarrow>{short}</VisuallyHidden>{' '}
      {progress && <span data-figures>{progress.percent}%</span>}{' '}
      <VisuallyHidden>{details.label}</VisuallyHidden>
    </>
  )
  return (
    <section aria-label={props.label} className={styles.chip} data-phase={phase}>
      <VisuallyHidden>
        <span role="status">{props.sentence}</span>
      </VisuallyHidden>
      <Tooltip content={tip} side="bottom">
        <Row as="span" display="inline-flex">
          {'href' in details ? (
            <LinkButton size="sm" href={details.href}>
              {content}
            </LinkButton>
          ) : (
            <Button size="sm" onPress={details.onPress}>
              {content}
            </Button>
          )}
        </Row>
      </Tooltip>
      {props.onDismiss && (
        <IconButton label="Dismiss" onPress={props.onDismiss}>
          <X size={14} />
        </IconButton>
      )}
    </section>
  )
}
