final class GuestBook: Sendable {
  static let shared = GuestBook()
  @discardableResult
  func sign(_ name: String) -> Int {
    print("\(name) signed")
    return name.count
  }
}

final class DoorMan {
  init() {}

  func greet(_ names: [String]) {
    for name in names { GuestBook.shared.sign(name) }
  }
}
