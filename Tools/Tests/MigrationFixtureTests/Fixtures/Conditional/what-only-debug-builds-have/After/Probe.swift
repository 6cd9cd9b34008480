import Foundation

final class Shop6210 {
  struct Dependencies {
    var fileManager: FileManager

    static var defaultDependencies: Self {
      Self(fileManager: FileManager.default)
    }
  }

  private let dependencies: Dependencies

  nonisolated(unsafe) static let shared = Shop6210(name: "a")
  let name: String

  init(name: String, dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
    self.name = name
  }

  #if DEBUG
    init(debug: Bool, dependencies: Dependencies = .defaultDependencies) {
      self.dependencies = dependencies
      name = "debug"
    }
  #endif

  func isOpen() -> Bool { dependencies.fileManager.fileExists(atPath: "/" + name) }
}

final class Probe6210 {
  #if DEBUG
    let shop = Shop6210.shared
    let made = Date()
  #endif

  init() {}
}

final class Maker6210 {
  func make() -> Bool {
    #if DEBUG
      return Shop6210(debug: true).isOpen()
    #else
      return false
    #endif
  }
}
