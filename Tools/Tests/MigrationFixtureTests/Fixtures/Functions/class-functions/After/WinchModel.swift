protocol WinchCatalogueProtocol: Sendable {
  func ratio() -> Int
}

final class WinchCatalogue: Sendable {
  static let shared = WinchCatalogue()
  func ratio() -> Int { 8 }
}

extension WinchCatalogue: WinchCatalogueProtocol {}

class WinchModel {
  struct Dependencies {
    var winchCatalogue: any WinchCatalogueProtocol

    static var defaultDependencies: Self {
      Self(winchCatalogue: WinchCatalogue.shared)
    }
  }

  class func ratio(dependencies: Dependencies = .defaultDependencies) -> Int {
    dependencies.winchCatalogue.ratio()
  }
  class func name() -> String { "winch \(WinchCatalogue.shared.ratio())" }
}

final class WinchDeluxe: WinchModel {
  override class func name() -> String { "deluxe " + super.name() }
}
