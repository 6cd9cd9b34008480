protocol LabelGunProtocol: Sendable {
  func tag(_ price: Int) -> String
  func tag(_ price: String) -> String
  func tag(_ price: Int, in currency: String) -> String
}

final class LabelGun: Sendable {
  static let shared = LabelGun()
  func tag(_ price: Int) -> String { "int \(price)" }
  func tag(_ price: String) -> String { "text \(price)" }
  func tag(_ price: Int, in currency: String) -> String { "\(price) \(currency)" }
  func tag(percent: Int) -> String { "\(percent)%" }
}

extension LabelGun: LabelGunProtocol {}

final class PriceTagger {
  struct Dependencies {
    var labelGun: any LabelGunProtocol

    static var defaultDependencies: Self {
      Self(labelGun: LabelGun.shared)
    }
  }

  private let dependencies: Dependencies

  let price = 5

  init(dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
  }

  func run() -> [String] {
    [dependencies.labelGun.tag(price), dependencies.labelGun.tag("free"), dependencies.labelGun.tag(2, in: "EUR")]
  }
}
