import Foundation

protocol GutStringProtocol: Sendable {
  func tension(_ courses: Int) -> Int
}

final class GutString: Sendable {
  static let shared = GutString()
  func tension(_ courses: Int) -> Int { courses * 30 }
}

extension GutString: GutStringProtocol {}

class Lute {
  struct Dependencies {
    var gutString: any GutStringProtocol

    static var defaultDependencies: Self {
      Self(gutString: GutString.shared)
    }
  }

  var dependencies: Dependencies = .defaultDependencies

  let courses: Int

  init(courses: Int) { self.courses = courses }

  convenience init() { self.init(courses: 6) }

  func tension() -> Int { dependencies.gutString.tension(courses) }
}

final class Theorbo: Lute {
  override init(courses: Int) { super.init(courses: courses + 8) }
}
