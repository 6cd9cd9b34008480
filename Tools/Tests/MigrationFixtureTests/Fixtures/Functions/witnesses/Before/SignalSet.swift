final class SignalBook: Sendable {
  static let shared = SignalBook()
  func flag(_ index: Int) -> String { "flag\(index)" }
}

protocol SignalMaking {
  static func make(_ index: Int) -> String
  static func size() -> Int
}

protocol SignalOrder: SignalMaking {}

extension SignalMaking {
  static func size() -> Int { 1 }
}

enum SignalSet: SignalOrder, CustomStringConvertible {
  static func make(_ index: Int) -> String { SignalBook.shared.flag(index) }
  static func make(called name: String) -> String { name + SignalBook.shared.flag(0) }
  static func size() -> Int { SignalBook.shared.flag(2).count }
  var description: String { "signals" }
}
