import UIKit

protocol ThwartLog1717Protocol: Sendable {
  func note(_ text: String)
}

final class ThwartLog1717: Sendable {
  static let shared = ThwartLog1717()

  func note(_ text: String) { print(text) }
}

extension ThwartLog1717: ThwartLog1717Protocol {}

final class ThwartChooser1717 {
  struct Dependencies {
    var thwartLog1717: any ThwartLog1717Protocol

    static var defaultDependencies: Self {
      Self(thwartLog1717: ThwartLog1717.shared)
    }
  }

  private let dependencies: Dependencies

  private let tier: Int
  private let grouping: [Int]
  private let pick: () -> Int

  init(
    tier: Int,
    grouping: [Int],
    dependencies: Dependencies = .defaultDependencies,
    pick: @escaping () -> Int
  ) {
    self.dependencies = dependencies
    self.tier = tier
    self.grouping = grouping
    self.pick = pick
  }

  func choose() -> Int {
    dependencies.thwartLog1717.note("\(tier) of \(grouping)")
    return pick()
  }
}

final class ThwartBench1717 {
  struct Dependencies {
    var makeThwartChooser1717: @Sendable (
      _ tier: Int,
      _ grouping: [Int],
      _ pick: @escaping () -> Int
    ) -> ThwartChooser1717

    static var defaultDependencies: Self {
      Self(makeThwartChooser1717: { ThwartChooser1717(tier: $0, grouping: $1, pick: $2) })
    }
  }

  private let dependencies: Dependencies

  private let tier: Int

  init(tier: Int, dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
    self.tier = tier
  }

  func choose() -> Int {
    let chooser = dependencies.makeThwartChooser1717(tier,
                                                     grouping(of: tier),
                                                     { [unowned self] in
      self.tier
    })
    return chooser.choose()
  }

  private func grouping(of tier: Int) -> [Int] { [tier, tier + 1] }
}

@MainActor
final class ThwartLinks1717 {
  struct Dependencies {
    var openURL: @MainActor @Sendable (URL) -> Void

    static var defaultDependencies: Self {
      Self(openURL: { UIApplication.shared.open($0) })
    }
  }

  private let dependencies: Dependencies

  init(dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
  }

  func open(_ url: URL) {
    dependencies.openURL(url)
  }
}
