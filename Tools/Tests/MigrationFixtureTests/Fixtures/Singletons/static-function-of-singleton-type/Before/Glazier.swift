import Foundation

final class GlassWorks: Sendable {
  static let shared = GlassWorks()

  static func thickness(_ panes: Int) -> Int { panes * 4 }

  func colour() -> String { "clear" }
}

final class Glazier {
  func glaze(_ panes: Int) -> String {
    "\(GlassWorks.thickness(panes)) mm, \(GlassWorks.shared.colour())"
  }
}
