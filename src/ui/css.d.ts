/** A CSS Module: maps the class names in the file to the generated ones. Join them with `cx`. */
declare module '*.module.css' {
  const classes: Readonly<Record<string, string>>
  export default classes
}

declare module '*.css'
