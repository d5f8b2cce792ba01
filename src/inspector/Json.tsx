import styles from './ActorPanel.module.css'

/** Maximum length in characters; longer values would slow down the page. */
const MOST = 20_000

interface JsonProps {
  label: string
  value: unknown
}

/** A value as text. */
export function Json({ label, value }: JsonProps) {
  const text = JSON.stringify(value, null, 2) ?? 'undefined'
  return (
    // Focusable, so that it can be scrolled by keyboard.
    <pre translate="no" role="region" aria-label={label} tabIndex={0} className={styles.json}>
      {text.length > MOST
        ? `${text.slice(0, MOST)}\n… ${text.length - MOST} more characters`
        : text}
    </pre>
  )
}
