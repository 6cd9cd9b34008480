import Foundation

final class NumbatCounter {
  struct Dependencies {
    var numbatGroup: UserDefaults?
    var numbatForced: UserDefaults
    var named: SuiteNames?
    var attempted: SuiteNames?
    var found: SuiteNames?
    var forced: SuiteNames

    static var defaultDependencies: Self {
      Self(
        numbatGroup: UserDefaults.numbatGroup,
        numbatForced: UserDefaults.numbatForced,
        named: SuiteNames.named,
        attempted: SuiteNames.attempted,
        found: SuiteNames.found,
        forced: SuiteNames.forced)
    }
  }

  private let dependencies: Dependencies

  init(dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
  }

  func text() -> String {
    dependencies.numbatGroup?.set(2, forKey: "numbats")
    let count = dependencies.numbatForced.integer(forKey: "numbats")
    let names = [dependencies.named?.first, dependencies.attempted?.first, dependencies.found?.first]
    return "\(count) \(names.compactMap { $0 }) \(dependencies.forced.first)"
  }
}
