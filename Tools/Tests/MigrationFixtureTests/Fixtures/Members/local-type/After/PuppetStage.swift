protocol PropBoxProtocol: Sendable {
  func prop(_ name: String) -> String
}

final class PropBox: Sendable {
  static let shared = PropBox()
  func prop(_ name: String) -> String { "wooden \(name)" }
}

extension PropBox: PropBoxProtocol {}

final class PuppetStage {
  struct Dependencies {
    var propBox: any PropBoxProtocol

    static var defaultDependencies: Self {
      Self(propBox: PropBox.shared)
    }
  }

  private let dependencies: Dependencies

  init(dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
  }

  func play() -> String {
    struct Puppet {
      let name: String
      func show() -> String { PropBox.shared.prop(name) }
    }
    return Puppet(name: "crow").show() + " " + dependencies.propBox.prop("tree")
  }
}
