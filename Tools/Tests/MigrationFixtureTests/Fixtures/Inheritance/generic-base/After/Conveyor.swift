import Foundation

protocol BeltDriveProtocol: Sendable {
  var speed: Int { get }
}

final class BeltDrive: Sendable {
  static let shared = BeltDrive()

  var speed: Int { 3 }
}

extension BeltDrive: BeltDriveProtocol {}

class Conveyor<Item> {
  struct Dependencies {
    var beltDrive: any BeltDriveProtocol

    static var defaultDependencies: Self {
      Self(beltDrive: BeltDrive.shared)
    }
  }

  private let dependencies: Dependencies

  var items: [Item]

  init(items: [Item], dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
    self.items = items
  }

  func run() -> [Item] {
    defer { items.removeFirst(min(dependencies.beltDrive.speed, items.count)) }
    return Array(items.prefix(dependencies.beltDrive.speed))
  }
}

final class LuggageBelt: Conveyor<String> {
  func label() -> String { run().joined(separator: "|") }
}
