/** A CSS Module: its class names by the names they have in the file. Join them with `cx`. */
declare module '*.module.css' {
  const classes: Readonly<Record<string, string>>
  export default classes
}

declare module '*.css'
