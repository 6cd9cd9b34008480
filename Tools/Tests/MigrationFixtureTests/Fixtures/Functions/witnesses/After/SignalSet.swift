protocol SignalBookProtocol: Sendable {
  func flag(_ index: Int) -> String
}

final class SignalBook: Sendable {
  static let shared = SignalBook()
  func flag(_ index: Int) -> String { "flag\(index)" }
}

extension SignalBook: SignalBookProtocol {}

protocol SignalMaking {
  static func make(_ index: Int) -> String
  static func size() -> Int
}

protocol SignalOrder: SignalMaking {}

extension SignalMaking {
  static func size() -> Int { 1 }
}

enum SignalSet: SignalOrder, CustomStringConvertible {
  struct Dependencies {
    var signalBook: any SignalBookProtocol

    static var defaultDependencies: Self {
      Self(signalBook: SignalBook.shared)
    }
  }

  static func make(_ index: Int) -> String { SignalBook.shared.flag(index) }
  static func make(called name: String, dependencies: Dependencies = .defaultDependencies) -> String {
    name + dependencies.signalBook.flag(0)
  }
  static func size() -> Int { SignalBook.shared.flag(2).count }
  var description: String { "signals" }
}
