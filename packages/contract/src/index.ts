export * from './endpoints.ts'
export * from './forms.ts'
export * from './messages.ts'
export * from './schemas.ts'
