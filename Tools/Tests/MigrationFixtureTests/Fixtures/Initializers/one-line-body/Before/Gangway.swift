import Foundation

final class PierPlan: Sendable {
  static let shared = PierPlan()

  func length(of pier: Int) -> Int { pier * 20 }
}

final class Gangway {
  let pier: Int

  init(pier: Int) { self.pier = pier }

  init(first pier: Int) { self.pier = pier; print("first") }

  func walk() -> Int { PierPlan.shared.length(of: pier) }
}
