import Foundation

protocol MooringLines6139 {
  func tie() -> String
}

final class MooringRopes6139: MooringLines6139 {
  private var count = 0

  func tie() -> String {
    count += 1
    return "tied \(count)"
  }
}

final class MooringBell6139 {
  func ring() -> String { "ring" }
}

final class MooringQuay6139: Moored6139 {
  struct Dependencies {
    var lines: any MooringLines6139
    var bell: MooringBell6139
    var makeBell: @Sendable () -> MooringBell6139

    static var defaultDependencies: Self {
      Self(
        lines: MooringQuay6139.resolve(),
        bell: inject() as MooringBell6139,
        makeBell: { MooringQuay6139.resolve() as MooringBell6139 })
    }
  }

  private let dependencies: Dependencies

  private let lines: any MooringLines6139
  private let bell: MooringBell6139
  private let name: String

  init(name: String, dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
    lines = dependencies.lines
    bell = dependencies.bell
    self.name = name
  }

  func land() -> String { "\(name) \(lines.tie()) \(bell.ring())" }

  func late() -> String {
    let bell: MooringBell6139 = dependencies.makeBell()
    return bell.ring()
  }
}

class MooringBase6139<Element>: Moored6139 {
  struct Dependencies {
    var bell: MooringBell6139

    static var defaultDependencies: Self {
      Self(bell: MooringBase6139.resolve() as MooringBell6139)
    }
  }

  private let bell: MooringBell6139
  let element: Element

  init(element: Element, dependencies: Dependencies = .defaultDependencies) {
    bell = dependencies.bell
    self.element = element
  }

  func text() -> String { "\(element) \(bell.ring())" }
}
