import styles from './Form.module.css'

/** Sets what a thing is called apart from what it is. */
export function FormDivider() {
  return <hr className={styles.divider} />
}
