import Foundation

actor TillDrawer {
  static let shared = TillDrawer()
  private var coins = 10

  func add(_ count: Int) -> Int {
    coins += count
    return coins
  }

  var total: Int { coins }
}

final class Cashier: Sendable {
  func take(_ count: Int) async -> String {
    let now = await TillDrawer.shared.add(count)
    return "\(now) of \(await TillDrawer.shared.total)"
  }
}
