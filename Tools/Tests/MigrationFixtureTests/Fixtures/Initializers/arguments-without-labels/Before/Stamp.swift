final class StampPress6112: Sendable {
  static let shared = StampPress6112()
  func press(_ text: String) -> String { "[\(text)]" }
}

struct StampAddress6112 {
  let text: String
}

struct Stamp6112 {
  var text: String
  var size: Int

  init(_ text: String, _ size: () -> Int) {
    self.text = text
    self.size = size()
  }

  func print() -> String { StampPress6112.shared.press("\(text) \(size)") }
}

extension Stamp6112 {
  init(_ address: StampAddress6112, _ size: () -> Int) {
    self.init(address.text, size)
  }
}
