import Foundation

final class VoyageLog {
  struct Dependencies {
    var now: @Sendable () -> Date
    var makeUUID: @Sendable () -> UUID

    static var defaultDependencies: Self {
      Self(now: { Date() }, makeUUID: { UUID() })
    }
  }

  private let dependencies: Dependencies

  let started: Date
  private var last: Date
  let id: String
  var notes: [String] = []

  init(dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
    started = dependencies.now()
    last = dependencies.now()
    id = dependencies.makeUUID().uuidString
  }

  init(notes: [String], dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
    started = dependencies.now()
    last = dependencies.now()
    id = dependencies.makeUUID().uuidString
    self.notes = notes
  }

  func touch() -> Bool {
    last = dependencies.now()
    return last >= started && id.count == 36
  }
}
