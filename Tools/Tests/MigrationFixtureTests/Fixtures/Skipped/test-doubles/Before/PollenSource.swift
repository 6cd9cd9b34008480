import Foundation

protocol PollenSource {
  func count() -> Int
}

final class PollenStation: PollenSource {
  func count() -> Int { FileManager.default.fileExists(atPath: "/") ? 12 : 0 }
}

final class MockPollenSource: PollenSource {
  func count() -> Int { FileManager.default.fileExists(atPath: "/none") ? 1 : 2 }
}

struct PollenSourceStub: PollenSource {
  func count() -> Int { UserDefaults.standard.integer(forKey: "pollen") }
}

struct PollenAPIFake: PollenSource {
  func count() -> Int { FileManager.default.fileExists(atPath: "/none") ? 5 : 6 }
}

/// No word of its name says that it is a double.
final class MockingPollenBird: PollenSource {
  func count() -> Int { FileManager.default.fileExists(atPath: "/") ? 3 : 0 }
}

/// Its name alone says so.
final class FakePollenMaker {
  func make() -> Int { FileManager.default.fileExists(atPath: "/") ? 4 : 0 }
}
