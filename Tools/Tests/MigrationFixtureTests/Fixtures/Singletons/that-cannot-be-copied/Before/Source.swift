struct CaracalHandle: ~Copyable, Sendable {
  static let shared = CaracalHandle()
  func read() -> Int { 3 }
}

final class CaracalReader {
  func read() -> Int { CaracalHandle.shared.read() }
}
