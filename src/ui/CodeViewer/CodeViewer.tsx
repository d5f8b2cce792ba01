import { ChevronDown, ChevronUp } from 'lucide-react'
import { useEffect, useMemo, useRef, useState, type CSSProperties } from 'react'
import { formatNumber } from '@/lib/number'
import { IconButton } from '@/ui/Button/Button'
import { Text } from '@/ui/Layout/Layout'
import { TextField } from '@/ui/TextField/TextField'
import styles from './CodeViewer.module.css'

interface CodeViewerProps {
  label: string
  text: string
  /** What is searched for. */
  query: string
  onQuery: (query: string) => void
}

/** The numbers of the lines that have the text, in any case. */
const matchesIn = (lines: readonly string[], query: string): readonly number[] => {
  const wanted = query.toLowerCase()
  if (wanted === '') return []
  return lines.flatMap((line, at) => (line.toLowerCase().includes(wanted) ? at : []))
}

/** A long text with the numbers of its lines, in which one can search. */
export function CodeViewer({ label, text, query, onQuery }: CodeViewerProps) {
  const lines = useMemo(() => text.replace(/\n$/, '').split('\n'), [text])
  const matches = useMemo(() => matchesIn(lines, query), [lines, query])
  const [step, setStep] = useState(0)
  const mark = useRef<HTMLSpanElement>(null)
  const at = matches.length === 0 ? -1 : ((step % matches.length) + matches.length) % matches.length
  const line = matches[at]
  useEffect(() => {
    if (line !== undefined) mark.current?.scrollIntoView?.({ block: 'nearest' })
  }, [line])
  const search = (next: string) => {
    setStep(0)
    onQuery(next)
  }
  const numbers = useMemo(() => lines.map((_, index) => index + 1).join('\n'), [lines])
  return (
    <>
      <div className={styles.search}>
        <TextField
          name="find"
          label="Search in the text"
          value={query}
          onChange={search}
          onEnter={() => setStep(at + 1)}
          isOptionalHidden
        />
        <IconButton
          label="Previous match"
          isDisabled={line === undefined}
          onPress={() => setStep(at - 1)}
        >
          <ChevronUp size={16} />
        </IconButton>
        <IconButton
          label="Next match"
          isDisabled={line === undefined}
          onPress={() => setStep(at + 1)}
        >
          <ChevronDown size={16} />
        </IconButton>
        <Text role="status" color="text-muted" fontSize="sm" data-figures>
          {query !== '' &&
            (line === undefined
              ? 'Not found'
              : `${formatNumber(at + 1)} of ${formatNumber(matches.length)}, line ${formatNumber(line + 1)}`)}
        </Text>
      </div>
      <pre className={styles.box} tabIndex={0} aria-label={label}>
        <span className={styles.numbers} data-numbers={numbers} aria-hidden />
        <code translate="no" className={styles.code}>
          {text}
        </code>
        {line !== undefined && (
          <span
            ref={mark}
            className={styles.mark}
            style={{ '--line': line } as CSSProperties}
            aria-hidden
          />
        )}
      </pre>
    </>
  )
}
