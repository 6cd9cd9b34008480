import Foundation

final class GutString: Sendable {
  static let shared = GutString()
  func tension(_ courses: Int) -> Int { courses * 30 }
}

class Lute {
  let courses: Int

  init(courses: Int) { self.courses = courses }

  convenience init() { self.init(courses: 6) }

  func tension() -> Int { GutString.shared.tension(courses) }
}

final class Theorbo: Lute {
  override init(courses: Int) { super.init(courses: courses + 8) }
}
