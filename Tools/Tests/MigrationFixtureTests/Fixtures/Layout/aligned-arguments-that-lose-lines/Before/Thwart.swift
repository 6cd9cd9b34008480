import UIKit

final class ThwartLog1717: Sendable {
  static let shared = ThwartLog1717()

  func note(_ text: String) { print(text) }
}

final class ThwartChooser1717 {
  private let tier: Int
  private let grouping: [Int]
  private let pick: () -> Int

  init(tier: Int, grouping: [Int], pick: @escaping () -> Int) {
    self.tier = tier
    self.grouping = grouping
    self.pick = pick
  }

  func choose() -> Int {
    ThwartLog1717.shared.note("\(tier) of \(grouping)")
    return pick()
  }
}

final class ThwartBench1717 {
  private let tier: Int

  init(tier: Int) { self.tier = tier }

  func choose() -> Int {
    let chooser = ThwartChooser1717(tier: tier,
                                    grouping:
                                      grouping(of: tier),
                                    pick: { [unowned self] in
      self.tier
    })
    return chooser.choose()
  }

  private func grouping(of tier: Int) -> [Int] { [tier, tier + 1] }
}

@MainActor
final class ThwartLinks1717 {
  init() {}

  func open(_ url: URL) {
    UIApplication.shared.open(url,
                              options: [:])
  }
}
