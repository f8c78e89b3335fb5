export function generatedPages(): Promise<readonly { readonly file: string; readonly text: string }[]>
