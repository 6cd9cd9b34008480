import Foundation

final class Proxy6181: Sendable {
  static let shared = Proxy6181()

  let name = "proxy"

  private init() {}

  func port() -> Int { UserDefaults.standard.integer(forKey: "port6181") }

  func stop() -> Int {
    let wanted = Proxy6181.shared.port()
    return wanted + Proxy6181.shared.name.count
  }

  func later() -> Int {
    let work = { Proxy6181.shared.port() }
    return work()
  }

  static func reset() -> Int { Proxy6181.shared.port() }
}

final class Pool6181: Sendable {
  static let shared = Pool6181()
  static let other = Pool6181()

  func count() -> Int { UserDefaults.standard.integer(forKey: "pool6181") }
  func all() -> Int { Pool6181.shared.count() + count() }
}

extension Proxy6181 {
  func restart() -> Int { Proxy6181.shared.stop() }
}
