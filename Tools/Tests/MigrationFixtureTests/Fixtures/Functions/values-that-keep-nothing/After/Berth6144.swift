protocol BerthOffice6144Protocol: Sendable {
  func number() -> Int
  func name(of line: String) -> String
}

final class BerthOffice6144: Sendable {
  static let shared = BerthOffice6144()
  func number() -> Int { 6144 }
  func name(of line: String) -> String { "berth " + line }
}

extension BerthOffice6144: BerthOffice6144Protocol {}

/// Data with a synthesized conformance, which takes no stored property.
struct Berth6144: Codable, Equatable {
  struct Dependencies {
    var berthOffice6144: any BerthOffice6144Protocol

    static var defaultDependencies: Self {
      Self(berthOffice6144: BerthOffice6144.shared)
    }
  }

  var line: String
  var number = 0

  static func first(dependencies: Dependencies = .defaultDependencies) -> Berth6144 {
    Berth6144(line: dependencies.berthOffice6144.name(of: "one"))
  }

  mutating func assign(dependencies: Dependencies = .defaultDependencies) {
    number = dependencies.berthOffice6144.number()
    rename(dependencies: dependencies)
  }

  private mutating func rename(dependencies: Dependencies) {
    self.line = dependencies.berthOffice6144.name(of: line)
  }

  /// Hides nothing itself, and calls a function that does.
  func assigned() -> Berth6144 {
    var copy = self
    copy.assign()
    return copy
  }

  func described(dependencies: Dependencies = .defaultDependencies) -> String {
    "\(line) \(isFull(dependencies: dependencies) ? "full" : "free")"
  }

  func isFull(dependencies: Dependencies = .defaultDependencies) -> Bool {
    number < dependencies.berthOffice6144.number()
  }

  /// A property takes no parameter.
  var sign: String { BerthOffice6144.shared.name(of: "sign") }
}

enum BerthState6144: String {
  struct Dependencies {
    var berthOffice6144: any BerthOffice6144Protocol

    static var defaultDependencies: Self {
      Self(berthOffice6144: BerthOffice6144.shared)
    }
  }

  case free, taken

  func label(_ prefix: String, dependencies: Dependencies = .defaultDependencies) -> String {
    [1, 2].map { "\(prefix) \(rawValue) \(dependencies.berthOffice6144.number() + $0)" }
      .joined(separator: ", ")
  }
}

protocol BerthPricing6144 {
  func price() -> Int
}

/// A protocol demands one function, and code uses the other one as a value.
enum BerthClass6144: BerthPricing6144 {
  case small, large

  func price() -> Int { BerthOffice6144.shared.number() * 2 }
  func length(_ feet: Int) -> Int { BerthOffice6144.shared.number() + feet }
}

enum BerthList6144 {
  static func lengths(_ berth: BerthClass6144) -> [Int] { [1, 2].map(berth.length) }
}
