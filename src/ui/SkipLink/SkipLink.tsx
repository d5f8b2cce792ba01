import styles from './SkipLink.module.css'

/** The first tab stop: skips the navigation. */
export function SkipLink({ target = '#content' }: { target?: string }) {
  return (
    <a href={target} className={styles.link}>
      Skip to content
    </a>
  )
}
