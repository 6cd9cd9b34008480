import Foundation

final class TarnFetchOperation: Operation, @unchecked Sendable {
  struct Dependencies {
    var fileManager: FileManager

    static var defaultDependencies: Self {
      Self(fileManager: FileManager.default)
    }
  }

  private let tarnFetchOperationDependencies: Dependencies

  private(set) var result = false

  override convenience init() {
    self.init(dependencies: .defaultDependencies)
  }

  init(dependencies: Dependencies) {
    self.tarnFetchOperationDependencies = dependencies
    super.init()
  }

  override func main() { result = tarnFetchOperationDependencies.fileManager.fileExists(atPath: "/") }

  var operationDependencies: [Operation] { dependencies }
}

final class TarnDrainOperation: Operation, @unchecked Sendable {
  struct Dependencies {
    var fileManager: FileManager

    static var defaultDependencies: Self {
      Self(fileManager: FileManager.default)
    }
  }

  private let tarnDrainOperationDependencies: Dependencies

  private(set) var result = 0

  override convenience init() {
    self.init(dependencies: .defaultDependencies)
  }

  init(dependencies: Dependencies) {
    self.tarnDrainOperationDependencies = dependencies
    super.init()
  }

  override func main() { result = tarnDrainOperationDependencies.fileManager.fileExists(atPath: "/") ? 1 : 2 }
}

extension TarnDrainOperation {
  func count(_ operationDependencies: [Operation]) -> Int {
    operationDependencies.count + (tarnDrainOperationDependencies.fileManager.fileExists(atPath: "/none") ? 1 : 0)
  }
}
