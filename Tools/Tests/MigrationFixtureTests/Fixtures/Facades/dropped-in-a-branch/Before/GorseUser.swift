import Foundation

enum GorseFiles {
  @discardableResult static func touch(_ path: String) -> Bool {
    FileManager.default.fileExists(atPath: path)
  }
}

final class GorseUser {
  func act(_ isOn: Bool, _ count: Int) {
    if isOn {
      GorseFiles.touch("/")
    } else if count > 1 {
      GorseFiles.touch("/tmp")
    }
    switch count {
    case 0: GorseFiles.touch("/none")
    default: print(count)
    }
  }

  func ask(_ isOn: Bool) -> Bool {
    if isOn { GorseFiles.touch("/") } else { false }
  }
}
