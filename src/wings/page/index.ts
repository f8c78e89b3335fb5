import '../../wings.ts'

export { renderHtml } from './html.ts'
