enum ServalSpace {
  final class `class`: Sendable {
    static let shared = `class`()
    func open() { print("open") }
  }
}

final class ServalSchool {
  func open() { ServalSpace.`class`.shared.open() }
}
