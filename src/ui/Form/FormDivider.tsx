import styles from './Form.module.css'

/** Separates the name and description of an object from its other fields. */
export function FormDivider() {
  return <hr className={styles.divider} />
}
