import '../../wings.ts'

export {
  createLanguageServer,
  type LanguageServer,
  type LanguageServerOptions,
  type LanguageStreams,
} from './lsp/server.ts'
