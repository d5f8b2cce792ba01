import styles from './SkipLink.module.css'

/** The first thing the Tab key reaches: past the navigation, to what the page is about. */
export function SkipLink({ target = '#content' }: { target?: string }) {
  return (
    <a href={target} className={styles.link}>
      Skip to content
    </a>
  )
}
