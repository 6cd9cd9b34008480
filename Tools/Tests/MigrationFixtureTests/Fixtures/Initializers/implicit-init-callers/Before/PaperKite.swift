import Foundation

final class TailRibbon: Sendable {
  static let shared = TailRibbon()
  func metres(_ size: Int) -> Int { size * 3 }
}

final class PaperKite {
  let size: Int

  required init(size: Int) { self.size = size }

  func twin() -> PaperKite { type(of: self).init(size: size) }
  func bigger() -> Self { Self(size: size + 1) }
  func tail() -> Int { TailRibbon.shared.metres(size) }
}

func kites() -> [PaperKite] { [.init(size: 1), PaperKite(size: 2), PaperKite.init(size: 3)] }
