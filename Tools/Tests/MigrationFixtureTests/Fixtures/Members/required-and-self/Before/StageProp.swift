final class PropWorkshop: Sendable {
  static let shared = PropWorkshop()
  func build(_ name: String) -> String { "built \(name)" }
}

class StageProp {
  var name: String { "prop" }

  required init() {}

  class func make() -> Self { Self() }

  func build() -> String { PropWorkshop.shared.build(name) }
}

final class ThroneProp: StageProp {
  override var name: String { "throne" }
}
