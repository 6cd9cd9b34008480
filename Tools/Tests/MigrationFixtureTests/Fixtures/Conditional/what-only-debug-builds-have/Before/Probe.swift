import Foundation

final class Shop6210 {
  nonisolated(unsafe) static let shared = Shop6210(name: "a")
  let name: String

  init(name: String) { self.name = name }

  #if DEBUG
    init(debug: Bool) { name = "debug" }
  #endif

  func isOpen() -> Bool { FileManager.default.fileExists(atPath: "/" + name) }
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
