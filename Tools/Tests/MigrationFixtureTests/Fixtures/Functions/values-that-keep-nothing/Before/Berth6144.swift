final class BerthOffice6144: Sendable {
  static let shared = BerthOffice6144()
  func number() -> Int { 6144 }
  func name(of line: String) -> String { "berth " + line }
}

/// Data with a synthesized conformance, which takes no stored property.
struct Berth6144: Codable, Equatable {
  var line: String
  var number = 0

  static func first() -> Berth6144 { Berth6144(line: BerthOffice6144.shared.name(of: "one")) }

  mutating func assign() {
    number = BerthOffice6144.shared.number()
    rename()
  }

  private mutating func rename() {
    self.line = BerthOffice6144.shared.name(of: line)
  }

  /// Hides nothing itself, and calls a function that does.
  func assigned() -> Berth6144 {
    var copy = self
    copy.assign()
    return copy
  }

  func described() -> String { "\(line) \(isFull() ? "full" : "free")" }

  func isFull() -> Bool { number < BerthOffice6144.shared.number() }

  /// A property takes no parameter.
  var sign: String { BerthOffice6144.shared.name(of: "sign") }
}

enum BerthState6144: String {
  case free, taken

  func label(_ prefix: String) -> String {
    [1, 2].map { "\(prefix) \(rawValue) \(BerthOffice6144.shared.number() + $0)" }
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
