import ArgumentParser

/// In what form a migration is told.
enum MigrateFormat: String, CaseIterable, ExpressibleByArgument {
  case text, json
}
