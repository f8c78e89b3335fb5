import { posix } from 'node:path'

/** Files by which compilers and language servers are told how to read all others. */
const CONFIGURATION =
  /^(?:[tj]sconfig(?:\..+)?\.json|package\.json|pyrightconfig\.json|pyproject\.toml|setup\.(?:py|cfg)|mypy\.ini|compile_commands\.json|compile_flags\.txt|\.clangd|\.clang-tidy|CMakeLists\.txt|go\.(?:mod|work)|Cargo\.toml|rust-toolchain(?:\.toml)?|Gemfile|composer\.json|pom\.xml|build\.gradle(?:\.kts)?|.+\.(?:cs|fs|vb)proj|.+\.sln)$/

/** A note that names the configuration files among changed paths; none where there is none. */
export const configurationNote = (changed: readonly string[]): readonly string[] => {
  const files = [...new Set(changed)].filter((path) => CONFIGURATION.test(posix.basename(path)))
  if (files.length === 0) return []
  const named = files.length > 5 ? [...files.slice(0, 5), `${files.length - 5} more`] : files
  return [
    `The plan changes ${named.join(', ')}: language servers were not asked what that means for files which it does not change.`,
  ]
}
