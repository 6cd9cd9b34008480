import Foundation

final class BeltDrive: Sendable {
  static let shared = BeltDrive()

  var speed: Int { 3 }
}

class Conveyor<Item> {
  var items: [Item]

  init(items: [Item]) { self.items = items }

  func run() -> [Item] {
    defer { items.removeFirst(min(BeltDrive.shared.speed, items.count)) }
    return Array(items.prefix(BeltDrive.shared.speed))
  }
}

final class LuggageBelt: Conveyor<String> {
  func label() -> String { run().joined(separator: "|") }
}
