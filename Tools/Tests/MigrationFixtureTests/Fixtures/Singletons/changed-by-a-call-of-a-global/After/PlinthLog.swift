import Foundation

nonisolated(unsafe) var plinthNumbers: [Int] = []

final class PlinthLog {
  struct Dependencies {
    var fileManager: FileManager

    static var defaultDependencies: Self {
      Self(fileManager: FileManager.default)
    }
  }

  private let dependencies: Dependencies

  init(dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
  }

  func add(_ number: Int) {
    plinthNumbers.append(number)
    print(dependencies.fileManager.fileExists(atPath: "/"))
  }
}

final class PlinthEraser {
  func erase() {
    plinthNumbers.withUnsafeMutableBufferPointer { $0.update(repeating: 0) }
  }
}

final class PlinthReader {
  struct Dependencies {
    var currentPlinthNumbers: @Sendable () -> [Int]

    static var defaultDependencies: Self {
      Self(currentPlinthNumbers: { plinthNumbers })
    }
  }

  private let dependencies: Dependencies

  init(dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
  }

  func count() -> Int { dependencies.currentPlinthNumbers().count }
}
