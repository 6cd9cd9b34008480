import Foundation

protocol WireServiceProtocol: Sendable {
  func latest() -> String
}

final class WireService: Sendable {
  static let shared = WireService()

  func latest() -> String { "storm" }
}

extension WireService: WireServiceProtocol {}

final class NewsDesk: Sendable {
  struct Dependencies {
    var wireService: any WireServiceProtocol

    static var defaultDependencies: Self {
      Self(wireService: WireService.shared)
    }
  }

  private let dependencies: Dependencies

  static let shared = NewsDesk()

  private convenience init() {
    self.init(dependencies: .defaultDependencies)
  }

  init(dependencies: Dependencies) {
    self.dependencies = dependencies
  }

  func headline() -> String { dependencies.wireService.latest().uppercased() }
}

func printTheNews() { print(NewsDesk.shared.headline()) }
