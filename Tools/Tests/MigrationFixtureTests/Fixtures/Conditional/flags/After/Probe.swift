import Foundation

final class Store6200 {
  struct Dependencies {
    var fileManager: FileManager

    static var defaultDependencies: Self {
      Self(fileManager: FileManager.default)
    }
  }

  private let dependencies: Dependencies

  nonisolated(unsafe) static let shared = Store6200()

  init(dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
  }

  func isThere(_ path: String) -> Bool { dependencies.fileManager.fileExists(atPath: path) }

  #if DEBUG
    nonisolated(unsafe) static let debug = Store6200()
  #endif
}

/// What is asked only in some builds is there in all of them.
final class Probe6200 {
  struct Dependencies {
    var store6200: @Sendable () -> Store6200
    var environmentVariable: @Sendable (String) -> UnsafeMutablePointer<CChar>?

    static var defaultDependencies: Self {
      Self(store6200: { Store6200.shared }, environmentVariable: { getenv($0) })
    }
  }

  private let dependencies: Dependencies

  init(dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
  }

  func isThere() -> Bool {
    #if DEBUG
      return dependencies.store6200().isThere("/")
    #else
      return dependencies.store6200().isThere("/") || dependencies.environmentVariable("HOME") == nil
    #endif
  }

  func home() -> Bool {
    #if !DEBUG
      return dependencies.environmentVariable("HOME") == nil
    #else
      return dependencies.environmentVariable("PATH") != nil
    #endif
  }
}

/// The flag may stand for a target that has no store.
final class Target6200 {
  func isThere() -> Bool {
    #if !WALLET
      return Store6200.shared.isThere("/")
    #else
      return false
    #endif
  }
}

final class Platform6200 {
  func isThere() -> Bool {
    #if os(Linux)
      return Store6200.shared.isThere("/")
    #else
      return true
    #endif
  }
}

/// Other builds have no such constant.
final class Late6200 {
  func isThere() -> Bool {
    #if DEBUG
      return Store6200.debug.isThere("/")
    #else
      return true
    #endif
  }
}

/// Foundation adds the member on every platform.
final class Writer6200 {
  struct Dependencies {
    var writeData: @Sendable (Data, URL) throws -> Void

    static var defaultDependencies: Self {
      Self(writeData: { try $0.write(to: $1) })
    }
  }

  private let dependencies: Dependencies

  init(dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
  }

  func write(_ data: Data) -> Bool {
    #if os(Linux)
      return (try? dependencies.writeData(data, URL(fileURLWithPath: "/none/none"))) == nil
    #else
      return true
    #endif
  }
}
