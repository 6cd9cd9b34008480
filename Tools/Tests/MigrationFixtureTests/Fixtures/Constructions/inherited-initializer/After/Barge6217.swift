import Foundation

final class Barge6217: NSObject {
  struct Dependencies {
    var fileManager: FileManager

    static var defaultDependencies: Self {
      Self(fileManager: FileManager.default)
    }
  }

  private let dependencies: Dependencies

  var cargo = 0

  init(dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
    super.init()
  }

  convenience init(cargo: Int, dependencies: Dependencies = .defaultDependencies) {
    self.init(dependencies: dependencies)
    self.cargo = cargo
  }

  func isAfloat() -> Bool { dependencies.fileManager.fileExists(atPath: "/") }
}

final class Wharf6217 {
  struct Dependencies {
    var makeBarge6217WithCargo: @Sendable (Int) -> Barge6217
    var makeBarge6217: @Sendable () -> Barge6217

    static var defaultDependencies: Self {
      Self(makeBarge6217WithCargo: { Barge6217(cargo: $0) }, makeBarge6217: { Barge6217() })
    }
  }

  private let dependencies: Dependencies

  init(dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
  }

  func unload() -> Int {
    let full = dependencies.makeBarge6217WithCargo(4)
    let empty = dependencies.makeBarge6217()
    return full.isAfloat() && empty.isAfloat() ? full.cargo + empty.cargo : 0
  }
}
