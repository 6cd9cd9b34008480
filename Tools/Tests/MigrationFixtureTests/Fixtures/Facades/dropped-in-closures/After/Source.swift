import Foundation

enum NumbatPress {
  @discardableResult
  static func press(_ name: String) -> Bool {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent(name)
    return FileManager.default.fileExists(atPath: file.path)
  }

  @discardableResult
  static func release(_ name: String) -> Bool { !press(name) }
}

struct NumbatButton {
  let name: String
  let action: () -> Void
}

final class NumbatButtons {
  struct Dependencies {
    var press: @Sendable (String) -> Void
    var release: @Sendable (String) -> Bool

    static var defaultDependencies: Self {
      Self(press: { _ = NumbatPress.press($0) }, release: { NumbatPress.release($0) })
    }
  }

  private let dependencies: Dependencies

  private var pressed = 0

  init(dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
  }

  func button() -> NumbatButton {
    NumbatButton(name: "press") { [dependencies] in dependencies.press("numbat") }
  }

  func count(_ names: [String]) -> Int {
    names.filter { dependencies.release($0) }.count
  }
}
