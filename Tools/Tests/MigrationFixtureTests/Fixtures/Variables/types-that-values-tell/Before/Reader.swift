import Foundation

final class Reader2902 {
  func text() -> String {
    let isCompact: Bool
    if case .compact = Settings2902.mode { isCompact = true } else { isCompact = false }
    return "\(isCompact) \(Settings2902.shade.name) \(Settings2902.spare?.name ?? "-")"
  }

  func width() -> Int {
    if case .wide(let width) = Settings2902.other { return width }
    return 0
  }

  func title() -> String { "at " + Settings2902.current }
}

final class Marker2902 {
  func mark(_ name: String) {
    Settings2902.seen[name] = true
    Settings2902.seen.setObject(1, forKey: NSString(string: name + "!"))
  }

  func isMarked(_ name: String) -> Bool { Settings2902.seen[name] != nil }
}

final class Tray2902 {
  func put(_ name: String) { Settings2902.names.append(name) }
  func title() -> String { Settings2902.current }
}
