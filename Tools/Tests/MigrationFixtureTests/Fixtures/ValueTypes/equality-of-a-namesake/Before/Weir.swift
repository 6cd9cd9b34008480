final class WeirGauge: Sendable {
  static let shared = WeirGauge()

  var level: Int { 4 }
}

protocol Weir {
  func level() -> Int
}

enum Rivers {
  struct Weir {
    var name: String
  }
}

extension Rivers.Weir: Equatable {
  static func == (lhs: Rivers.Weir, rhs: Rivers.Weir) -> Bool { lhs.name == rhs.name }
}

struct FixedWeir<Height>: Weir {
  var height: Height

  func level() -> Int { WeirGauge.shared.level }
}

extension FixedWeir: Equatable where Height: Equatable {}
