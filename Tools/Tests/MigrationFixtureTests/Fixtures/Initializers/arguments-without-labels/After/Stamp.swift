protocol StampPress6112Protocol: Sendable {
  func press(_ text: String) -> String
}

final class StampPress6112: Sendable {
  static let shared = StampPress6112()
  func press(_ text: String) -> String { "[\(text)]" }
}

extension StampPress6112: StampPress6112Protocol {}

struct StampAddress6112 {
  let text: String
}

struct Stamp6112 {
  struct Dependencies {
    var stampPress6112: any StampPress6112Protocol

    static var defaultDependencies: Self {
      Self(stampPress6112: StampPress6112.shared)
    }
  }

  private let dependencies: Dependencies

  var text: String
  var size: Int

  init(_ text: String, dependencies: Dependencies = .defaultDependencies, _ size: () -> Int) {
    self.dependencies = dependencies
    self.text = text
    self.size = size()
  }

  func print() -> String { dependencies.stampPress6112.press("\(text) \(size)") }
}

extension Stamp6112 {
  init(_ address: StampAddress6112, dependencies: Dependencies = .defaultDependencies, _ size: () -> Int) {
    self.init(address.text, dependencies: dependencies, size)
  }
}
