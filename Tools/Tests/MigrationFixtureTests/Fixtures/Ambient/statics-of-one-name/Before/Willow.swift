import StoreKit

final class WillowTill {
  private var updates = 0

  func watch() async {
    for await _ in Transaction.updates { updates += 1 }
  }

  func finish() async {
    for await _ in Transaction.unfinished { updates += 1 }
    for await _ in Transaction.all { updates -= 1 }
  }
}

final class WillowShelf {
  func count() async -> Int {
    var count = 0
    for await _ in Transaction.updates { count += 1 }
    return count
  }
}
