import Foundation

final class Store6200 {
  nonisolated(unsafe) static let shared = Store6200()

  func isThere(_ path: String) -> Bool { FileManager.default.fileExists(atPath: path) }

  #if DEBUG
    nonisolated(unsafe) static let debug = Store6200()
  #endif
}

/// What is asked only in some builds is there in all of them.
final class Probe6200 {
  func isThere() -> Bool {
    #if DEBUG
      return Store6200.shared.isThere("/")
    #else
      return Store6200.shared.isThere("/") || getenv("HOME") == nil
    #endif
  }

  func home() -> Bool {
    #if !DEBUG
      return getenv("HOME") == nil
    #else
      return getenv("PATH") != nil
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
  func write(_ data: Data) -> Bool {
    #if os(Linux)
      return (try? data.write(to: URL(fileURLWithPath: "/none/none"))) == nil
    #else
      return true
    #endif
  }
}
