final class Unpacker: Sendable {
  static let shared = Unpacker()
  func unpack<Item: LosslessStringConvertible>(_ type: Item.Type, _ text: String) -> Item? {
    Item(text)
  }
  func each<Item>(_ items: [Item], _ body: (Item) throws -> Void) rethrows {
    for item in items { try body(item) }
  }
}

final class CrateUnpacker {
  init() {}

  func unpack() -> [String] {
    let number = Unpacker.shared.unpack(Int.self, "12") ?? 0
    let half: Double? = Unpacker.shared.unpack(Double.self, "0.5")
    var all: [String] = ["\(number)", "\(half ?? 0)"]
    Unpacker.shared.each([true, false]) { flag in
      all.append("\(flag) \(Unpacker.shared.unpack(Int.self, "x") == nil)")
    }
    return all
  }
}
