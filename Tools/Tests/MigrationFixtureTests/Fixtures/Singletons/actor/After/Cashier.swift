import Foundation

protocol TillDrawerProtocol: Actor {
  func add(_ count: Int) -> Int
  var total: Int { get }
}

actor TillDrawer {
  static let shared = TillDrawer()
  private var coins = 10

  func add(_ count: Int) -> Int {
    coins += count
    return coins
  }

  var total: Int { coins }
}

extension TillDrawer: TillDrawerProtocol {}

final class Cashier: Sendable {
  struct Dependencies {
    var tillDrawer: any TillDrawerProtocol

    static var defaultDependencies: Self {
      Self(tillDrawer: TillDrawer.shared)
    }
  }

  private let dependencies: Dependencies

  init(dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
  }

  func take(_ count: Int) async -> String {
    let now = await dependencies.tillDrawer.add(count)
    return "\(now) of \(await dependencies.tillDrawer.total)"
  }
}
