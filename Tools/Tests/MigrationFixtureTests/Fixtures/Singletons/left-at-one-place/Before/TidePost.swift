@propertyWrapper struct Gauged {
  var wrappedValue: Int
}

final class TideBook: Sendable {
  static let shared = TideBook()
  let level = 3
}

final class TideBell: Sendable {
  static let shared = TideBell()
  func ring() -> String { "ding" }
}

final class TidePost {
  @Gauged var mark = TideBook.shared.level

  func read() -> String { "\(mark) of \(TideBook.shared.level), \(TideBell.shared.ring())" }

  static func today() -> Int { TideBook.shared.level }
}

final class TideChime {
  func read() -> String { TideBell.shared.ring() }

  static func now() -> String { TideBell.shared.ring() }
}
