protocol PropWorkshopProtocol: Sendable {
  func build(_ name: String) -> String
}

final class PropWorkshop: Sendable {
  static let shared = PropWorkshop()
  func build(_ name: String) -> String { "built \(name)" }
}

extension PropWorkshop: PropWorkshopProtocol {}

class StageProp {
  struct Dependencies {
    var propWorkshop: any PropWorkshopProtocol

    static var defaultDependencies: Self {
      Self(propWorkshop: PropWorkshop.shared)
    }
  }

  var dependencies: Dependencies = .defaultDependencies

  var name: String { "prop" }

  required init() {}

  class func make() -> Self { Self() }

  func build() -> String { dependencies.propWorkshop.build(name) }
}

final class ThroneProp: StageProp {
  override var name: String { "throne" }
}
