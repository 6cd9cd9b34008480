import Foundation

@MainActor
protocol ShopWindowProtocol: AnyObject, Sendable {
  var mannequins: Int { get set }
}

@MainActor
final class ShopWindow {
  static let shared = ShopWindow()
  var mannequins = 2
}

extension ShopWindow: ShopWindowProtocol {}

@MainActor
final class WindowDresser {
  struct Dependencies {
    var shopWindow: @MainActor @Sendable () -> any ShopWindowProtocol

    static var defaultDependencies: Self {
      Self(shopWindow: { ShopWindow.shared })
    }
  }

  private let dependencies: Dependencies

  init(dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
  }

  func dress() -> Int {
    dependencies.shopWindow().mannequins += 1
    return dependencies.shopWindow().mannequins
  }
}
