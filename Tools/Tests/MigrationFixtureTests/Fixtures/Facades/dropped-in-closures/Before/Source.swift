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
  private var pressed = 0

  func button() -> NumbatButton {
    NumbatButton(name: "press") { NumbatPress.press("numbat") }
  }

  func count(_ names: [String]) -> Int {
    names.filter { NumbatPress.release($0) }.count
  }
}
