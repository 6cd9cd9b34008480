final class PropBox: Sendable {
  static let shared = PropBox()
  func prop(_ name: String) -> String { "wooden \(name)" }
}

final class PuppetStage {
  init() {}

  func play() -> String {
    struct Puppet {
      let name: String
      func show() -> String { PropBox.shared.prop(name) }
    }
    return Puppet(name: "crow").show() + " " + PropBox.shared.prop("tree")
  }
}
