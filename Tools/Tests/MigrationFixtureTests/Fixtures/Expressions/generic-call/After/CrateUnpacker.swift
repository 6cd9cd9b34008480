protocol UnpackerProtocol: Sendable {
  func unpack<Item: LosslessStringConvertible>(_ type: Item.Type, _ text: String) -> Item?
  func each<Item>(_ items: [Item], _ body: (Item) throws -> Void) rethrows
}

final class Unpacker: Sendable {
  static let shared = Unpacker()
  func unpack<Item: LosslessStringConvertible>(_ type: Item.Type, _ text: String) -> Item? {
    Item(text)
  }
  func each<Item>(_ items: [Item], _ body: (Item) throws -> Void) rethrows {
    for item in items { try body(item) }
  }
}

extension Unpacker: UnpackerProtocol {}

final class CrateUnpacker {
  struct Dependencies {
    var unpacker: any UnpackerProtocol

    static var defaultDependencies: Self {
      Self(unpacker: Unpacker.shared)
    }
  }

  private let dependencies: Dependencies

  init(dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
  }

  func unpack() -> [String] {
    let number = dependencies.unpacker.unpack(Int.self, "12") ?? 0
    let half: Double? = dependencies.unpacker.unpack(Double.self, "0.5")
    var all: [String] = ["\(number)", "\(half ?? 0)"]
    dependencies.unpacker.each([true, false]) { flag in
      all.append("\(flag) \(dependencies.unpacker.unpack(Int.self, "x") == nil)")
    }
    return all
  }
}
