import Foundation

final class Database6175: Sendable {
  static let shared = Database6175()
  let rows = 3
  func isOpen() -> Bool { UserDefaults.standard.bool(forKey: "open6175") }
}

protocol Reading6175 {
  var rows: Int { get }
}

extension Reading6175 {
  var rows: Int { Database6175.shared.rows }
  var started: Date { Date(timeIntervalSince1970: 5) }
}

final class Reader6175: Reading6175 {
  func count() -> Int { Database6175.shared.isOpen() ? 0 : rows }
}

final class OwnReader6175: Reading6175 {
  var rows: Int { 4 }
  func count() -> Int { Database6175.shared.isOpen() ? 0 : rows }
}

final class OtherReader6175: Reading6175 {
  func count() -> Int { Database6175.shared.isOpen() ? 0 : 1 }
}
